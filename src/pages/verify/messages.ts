// What the page that verifies draws says. The sentences of the checks are in checkMessages.ts, those of a draw that is
// still to come in frozen/messages.ts.

import { list } from '../../language/list'
import { LOCALE } from '../../language/locale'
import { momentFormat } from '../../language/moment'
import { plural } from '../../language/plural'
import { site } from '../../site'
import { isolated } from '../../wheel/text'
import type { IntakeTexts } from '../Intake'
import type { Comparison } from './compare'
import { differences, fieldNames } from './fieldMessages'
import type { WhyRefused } from './given'

const digits = new Intl.NumberFormat(LOCALE, { useGrouping: 'min2' })
/** A weight of 1 is 100. */
const weight = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })
const moment = momentFormat()

/** A time in the visitor's own zone, to the second. @param ms since 1970, of a valid date */
export const momentText = (ms: number) => moment.format(ms)
export const roundNumber = (round: number) => digits.format(round)

/** So many winners are named in the verdict. */
const NAMED = 3

export const messages = {
  intro:
    'Open the link or the file of a draw. You see who won, and whether that really follows from what was announced.',

  intake: {
    choose: 'Choose a File',
    drop: 'Or drop the file on this page.',
    dropHere: 'Drop the file to verify it',
    paste: 'Or paste a link, or the text of a proof',
    check: 'Verify',
    private: 'Everything is checked on this device. What you open is sent nowhere.',
    noScript: 'Verifying a draw needs JavaScript.',
    checking: 'Verifying…',
    oneFile: (count: number) =>
      plural(count, { other: 'Those were # files. Drop one file at a time.' }),
  } satisfies IntakeTexts,

  refused: {
    tooLarge: 'This is larger than the proof of any draw.',
    unreadable: 'The file cannot be read. It may have been moved or changed since you chose it.',
    damagedLink:
      'This link is damaged: a part of it is missing or changed. Copy the whole link again, or ask for the file.',
    damagedAnnouncement: 'This is an announcement, but it was changed or a part of it is missing.',
    shortFingerprint:
      'This is only a part of a fingerprint. Paste all 64 of its digits, or open the proof itself.',
    record: `This is the record of a draw that ${site.name} saved. It is checked on another page.`,
    wheelLink: 'This link does not lead to a draw. It may be the link of a wheel, or cut short.',
    unknown: 'This is neither a link to a draw nor a proof.',
  } satisfies Record<WhyRefused, string>,
  /** @param field of an announcement, which cannot be read */
  unreadableField: (field: string) =>
    `This is an announcement, but a part of it cannot be read: ${list(fieldNames([field]))}.`,
  checkRecord: 'Check a Record',

  /** Before something is chosen. */
  about: [
    {
      title: 'What a proof is',
      text: 'Before such a draw, its list and its prizes are frozen and announced, with a moment in the future. At that moment a public service, run by many organizations, publishes a random number. The list and the number decide who wins. The proof is all of this in one link or file.',
    },
    {
      title: 'What is checked',
      text: 'Your device checks that the random number is genuine, draws the winners again from it, and compares them with those in the proof. It needs no connection for that. A proof of any age can be checked.',
    },
    {
      title: 'What to do before a draw',
      text: 'Keep the link of the announcement, or its whole fingerprint. After the draw, this page tells you whether the draw is the one that was announced to you.',
    },
  ],

  verdicts: {
    proven: 'This draw is proven',
    /** @param dueMs when the random number was published, if that is known */
    provenText: (dueMs: number | null) =>
      dueMs === null
        ? 'The frozen list and the public random number give exactly this result.'
        : `The frozen list and the public random number of ${momentText(dueMs)} give exactly this result.`,
    unproven: 'This draw is not proven',
    noProof: 'This is not a proof that can be verified',
    another: {
      title: 'This is the proof of another draw',
      text: 'It is genuine, but its fingerprint is not the one in your link. Ask for the file that belongs to the link.',
    },
    notChecked: {
      title: 'The proof could not be verified',
      text: 'Something went wrong on this device. Reload the page and try again.',
    },
  },

  won: (names: readonly string[]): string => {
    const named = names.slice(0, NAMED).map(isolated)
    const more = names.length - named.length
    if (names.length === 0) return 'Nobody won.'
    if (more === 0) return `${list(named)} won.`
    const others = plural(more, { one: '# more', other: '# more' })
    return `${list([...named, others])} won.`
  },

  copyLink: 'Copy Proof Link',
  save: 'Save Proof',
  print: 'Print',
  linkCopied: 'The link of the proof is copied.',
  fileLinkCopied:
    'This proof is too long for a link. A link with its fingerprint is copied: send the file as well.',
  notCopied: 'The link could not be copied.',
  fileWord: 'draw',
  signature: 'Signature of the random number',
  /** @param address of this page */
  verifyAt: (address: string) => `The proof of this draw can be verified at ${address}`,
  notLoaded: 'A part of the page could not be loaded. Reload the page and try again.',

  whoWon: 'Who won',
  whoWouldHaveWon: 'Who won, as the proof says',
  drawnFrom: (wheel: string, names: number) => {
    const count = plural(names, { one: '# name', other: '# names' })
    return wheel === ''
      ? `From a list of ${count}.`
      : `From the list of “${isolated(wheel)}”, which has ${count}.`
  },
  namedUnproven: 'These winners are not proven.',
  winner: 'Winner',
  winners: 'Winners',
  places: (count: number) => plural(count, { one: '# winner', other: '# winners' }),
  placesAndReserves: (places: number, reserves: number) => {
    const winners = plural(places, { one: '# winner', other: '# winners' })
    if (reserves === 0) return winners
    return list([winners, plural(reserves, { one: '# reserve', other: '# reserves' })])
  },
  reserves: 'Reserves',
  nobodyLeft: (count: number) =>
    plural(count, {
      one: 'One place stayed empty, because nobody was left.',
      other: '# places stayed empty, because nobody was left.',
    }),
  waiting: 'Who comes next',
  waitingNote:
    'If a winner does not come, the reserves take the place in order. After them come these, also in order.',
  waitingFor: (prize: string) => `For ${isolated(prize)}`,

  facts: {
    wheel: 'Wheel',
    list: 'On the list',
    again: 'Several prizes',
    published: 'Random number',
    round: 'Round',
    due: 'Random number due',
  },
  noName: 'Without a name',
  options: (entries: number, people: number) =>
    entries === people
      ? plural(people, { one: '# name', other: '# names' })
      : plural(entries, {
          one: `# name`,
          other: `# names of ${plural(people, { one: '# person', other: '# people' })}`,
        }),
  again: 'One person can win several prizes',
  notAgain: 'Nobody can win twice',
  published: (timeMs: number) => `Published on ${momentText(timeMs)}`,
  roundOf: (round: number, chain: string) => `${roundNumber(round)} of drand’s ${chain}`,

  frozenTitle: 'What was frozen',
  theList: 'The whole list',
  weighted: 'How likely each name was to win is next to it: 2 is twice as likely as 1.',
  weight: (hundredths: number) => `× ${weight.format(hundredths / 100)}`,
  showAll: (count: number) => plural(count, { other: 'Show all #' }),
  showAllPrizes: (count: number) => plural(count, { other: 'Show all # prizes' }),

  compareTitle: 'Compare with what you were given',
  compareNote:
    'Did you get a link or a fingerprint before the draw? Paste it here. Only this shows that the list was frozen in time.',
  compareField: 'The announcement’s link, or its whole fingerprint',
  compareButton: 'Compare',
  compareFile: 'Choose a File',
  compareEmpty: 'Paste what you were given first.',
  compared,
  openedAnnouncement:
    'The same. This result was made from the announcement that you opened. If you had it before the draw, the list was frozen in time.',

  fingerprint: 'This draw’s whole fingerprint',
  /** @param shown code units of a text, of `all` */
  cut: (shown: number, all: number) =>
    `The first ${roundNumber(shown)} of ${roundNumber(all)} characters. Copy takes all of them.`,
  copy: 'Copy',
  copied: 'Copied',
  /** For those who do not see which button it is. */
  copyWhat: (what: string) => `Copy: ${what}`,

  proves: 'What this proves',
  means: 'What this means',
  provesList: [
    'Exactly this result follows from this list and this random number.',
    'The random number is genuine. Only the public service can make it, and there is only one for each round.',
    'Nothing in this proof was changed. With another name, another prize or another order it would not pass.',
  ],
  provesNot: 'What it does not prove',
  provesNotList: [
    'That the list was announced in time. With a number that is already known, a host can try many lists and show the one that pleases them. Only a link or a whole fingerprint that you, or somebody you trust, got before that time rules this out.',
    'That there was no other draw. A host can give up a draw that nobody was told of, and hold another.',
    'That the list is right. Who is on it, and how often, is up to those who made it.',
    'That the organizations behind the random number are honest. To know it early, most of them would have to work together.',
  ],
  unprovenList: [
    'Something in this proof was changed, or it was never genuine. Do not rely on it.',
  ],

  inFile: {
    title: 'The proof of this draw is in a file',
    text: 'It is too long for a link. Ask whoever sent you the link for the file, and open it here. This page then compares it with the link.',
    choose: 'Choose the Proof File',
    fingerprint: 'The fingerprint in the link',
  },

  another: 'Verify another draw',
} as const

/** What the comparison says. @param dueMs when the random number was published, if that is known */
function compared(comparison: Comparison, dueMs: number | null): string {
  switch (comparison.kind) {
    case 'same':
      return dueMs === null
        ? 'The same. What you were given is the announcement of this draw.'
        : `The same. If you got it before ${momentText(dueMs)}, the list was frozen before anybody could know the random number.`
    case 'different':
      return comparison.fields.length === 0
        ? 'Not the same: the fingerprint of this draw is another one. This is not the draw that was announced to you.'
        : `Not the same: ${list(differences(comparison.fields))}. This is not the draw that was announced to you.`
    case 'tooShort':
      return plural(comparison.digits, {
        one: 'One digit of 64 is not enough. A host can make another list whose fingerprint has the same digit there.',
        other:
          '# digits of 64 are not enough. A host can look for another list whose fingerprint has the same digits there.',
      })
    case 'isProof':
      return 'This is a proof. It was made after the draw, so it says nothing about the time before. Paste what you got before the draw.'
    case 'damaged':
      return 'This link or file is damaged. Copy it again, or use the fingerprint.'
    case 'unknown':
      return 'This is neither the link of an announcement nor a fingerprint.'
  }
}
