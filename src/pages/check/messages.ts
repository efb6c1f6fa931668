import type { Announcement } from '../../raffle/proof/announcement'
import { list } from '../../text/list'
import { LOCALE } from '../../text/locale'
import { momentFormat } from '../../text/moment'
import { oddsInWords } from '../../text/odds'
import { plural } from '../../text/plural'
import { site } from '../../text/site'
import { isolated } from '../../wheel/text'
import type { FileOrPasteTexts } from '../FileOrPaste'
import type { WhyRefused } from './readInput'

const digits = new Intl.NumberFormat(LOCALE, { useGrouping: 'min2' })
/** A weight of 1 is 100. */
const weight = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })
const moment = momentFormat()

/** A time in the visitor's own zone, to the second. @param ms since 1970, of a valid date */
export const momentText = (ms: number) => moment.format(ms)
export const roundNumber = (round: number) => digits.format(round)

/** The fields of announcements and proofs, as visitors read them inside a sentence. */
const NAMES: Readonly<Record<string, string>> = {
  chain: 'the source of the random number',
  round: 'the time of the random number',
  name: 'the name of the draw',
  entries: 'the names on the list',
  weights: 'how likely each name is to win',
  prizes: 'the prizes',
  again: 'whether one person can win twice',
  salt: 'the salt',
  show: 'how the wheel looks',
  announcement: 'what was announced',
  fingerprint: 'the fingerprint',
  sums: 'the checksums',
  signature: 'the signature of the random number',
  results: 'the winners',
}

const DIFFERENCES: Readonly<Record<string, string>> = {
  chain: 'the random number comes from another source',
  round: 'the random number is of another time',
  name: 'the draw has another name',
  entries: 'the list has other names or another order',
  weights: 'how likely each name is to win differs',
  prizes: 'the prizes differ',
  again: 'the rule on winning twice differs',
  salt: 'the salt differs',
  show: 'the wheel looks different',
}

const textsIn = (texts: Readonly<Record<string, string>>) => (fields: readonly string[]) =>
  fields.map((field) => texts[field] ?? field)

export const fieldNames = textsIn(NAMES)

export const differences = textsIn(DIFFERENCES)

/** So many winners are named in the verdict. */
const NAMED = 3
/** All of so many are. */
const ALL_NAMED = 6
const PRIZES_NAMED = 3

export const messages = {
  fileOrPaste: {
    choose: 'Choose a File',
    drop: 'Or drop it on this page.',
    dropHere: 'Drop the file to check it',
    paste: 'Link, or the text of a record or proof',
    check: 'Check',
    empty: 'Paste a link first.',
    private: 'Checked on your device. Nothing you open is uploaded.',
    noScript: 'Checking a draw needs JavaScript.',
    checking: 'Checking…',
    oneFile: (count: number) =>
      plural(count, { other: 'Those were # files. Drop one file at a time.' }),
  } satisfies FileOrPasteTexts,

  refused: {
    tooLarge: 'This is larger than any draw.',
    unreadable: 'The file cannot be read. It may have been moved or changed since you chose it.',
    damagedLink:
      'This link is damaged: a part of it is missing or changed. Copy the whole link again, or ask for the file.',
    damagedAnnouncement: 'This is an announcement, but it was changed or a part of it is missing.',
    shortFingerprint:
      'This is only a part of a fingerprint. Paste all 64 characters, or open the proof itself.',
    wheelLink: 'This link does not lead to a draw. It may be the link of a wheel, or cut short.',
    unknownAddress: 'This link is not of a draw. Copy the whole link again.',
    unknown: 'This is not a draw: no link to one, no record, no announcement and no proof.',
  } satisfies Record<WhyRefused, string>,
  unreadableField: (field: string) =>
    `This is an announcement, but a part of it cannot be read: ${list(fieldNames([field]))}.`,

  about: [
    {
      title: 'What you can check',
      text: `A record is what ${site.name} keeps while it draws prizes: the list, each press, each winner, each no-show and who won instead. A proof holds the list, the prizes and the public random number that decided who wins.`,
    },
    {
      title: 'What is checked',
      text: 'Of a record: each entry carries the hash of the one before it, so that a changed or missing entry shows. Of a proof: the random number is genuine, and the winners, drawn again, are the same. Your device does this, and needs no connection.',
    },
    {
      title: 'What no check can show',
      text: 'A record that was written anew as a whole fits together too, and so does one whose end was cut off. A proof does not say when its list was announced. Compare the fingerprint that you were sent.',
    },
    {
      title: 'What to do before a draw',
      text: 'Save the link or the fingerprint that you are sent. After the draw, this page compares it with the proof. Without one from before the draw, nobody can tell whether the list was final in time.',
    },
  ],

  verdicts: {
    proven: 'The winners follow from this list',
    /** @param dueMs when the random number was published, if that is known */
    provenText: (dueMs: number | null) =>
      dueMs === null
        ? 'This list and the public random number give exactly these winners.'
        : `This list and the random number published on ${momentText(dueMs)} give exactly these winners.`,
    matches: 'The winners are correct, and the list matches',
    differs: 'This is not the draw you were told about',
    unproven: 'This draw is not proven',
    noProof: 'This is not a draw that can be checked',
    another: {
      title: 'This is the proof of another draw',
      text: 'Its winners follow from its list, but its fingerprint is not the one in your link. Ask for the file that belongs to the link.',
    },
    notChecked: {
      title: 'The draw could not be checked',
      text: 'Something went wrong on this device. Reload the page and try again.',
    },
  },

  won: (names: readonly string[]): string => {
    const named = names.slice(0, names.length > ALL_NAMED ? NAMED : ALL_NAMED).map(isolated)
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

  whoWon: 'Who won',
  whoWouldHaveWon: 'Who won, as the proof says',
  drawnFrom: (wheel: string, names: number) => {
    const count = plural(names, { one: '# name', other: '# names' })
    return wheel === '' ? `Drawn from ${count}.` : `Drawn from ${count}: “${isolated(wheel)}”.`
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
  reserves: (count: number) => plural(count, { one: 'Reserve', other: 'Reserves' }),
  nobodyLeft: (count: number) =>
    plural(count, {
      one: 'One place stayed empty, because nobody was left.',
      other: '# places stayed empty, because nobody was left.',
    }),
  waiting: 'If a winner drops out',
  waitingNote: (hasReserves: boolean) =>
    hasReserves
      ? 'Reserves come in once the prize’s last place is drawn. Before that, and after them, these people come in, in order.'
      : 'These people come in, in order.',
  waitingFor: (prize: string) => `For ${isolated(prize)}`,

  facts: {
    draw: 'Draw',
    list: 'Names',
    prizes: 'Prizes',
    again: 'Winning twice',
    odds: 'Odds',
    published: 'Random number',
  },
  noName: 'Without a name',
  options: (entries: number, people: number) =>
    entries === people
      ? digits.format(entries)
      : plural(people, {
          one: `${digits.format(entries)}, of # person`,
          other: `${digits.format(entries)}, of # people`,
        }),
  prizesOf: (prizes: Announcement['prizes']) => {
    const named = prizes.slice(0, PRIZES_NAMED).map(prizeText)
    const more = prizes.length - named.length
    return more === 0
      ? list(named)
      : list([...named, plural(more, { one: '# more', other: '# more' })])
  },
  oddsFromTo: (least: number, most: number) =>
    `By weight: from ${oddsInWords(least)} to ${oddsInWords(most)}`,
  again: 'Allowed',
  notAgain: 'Not allowed',
  published: (timeMs: number) => `Published on ${momentText(timeMs)}`,
  due: (timeMs: number) => `Due on ${momentText(timeMs)}`,

  frozenTitle: 'The draw',
  warnings: {
    weights: 'The names are not equally likely to win: see the list.',
    lookAlike: (name: string) =>
      `Some names on the list look alike, such as “${isolated(name)}”. They count as different people.`,
    notCompared:
      'This page could not check for names that look alike, or for weights. Read the list.',
  },
  theList: 'The whole list',
  weighted:
    'Next to each name is its weight, and how likely it was to be drawn first. What is drawn next is drawn by the weights that are left.',
  weight: (hundredths: number, sum: number) =>
    `× ${weight.format(hundredths / 100)}: ${oddsInWords(hundredths / sum)}`,
  showAll: (count: number) => plural(count, { other: 'Show all #' }),
  showAllPrizes: (count: number) => plural(count, { other: 'Show all # prizes' }),

  fingerprint: 'Fingerprint of this draw',
  fingerprintNote:
    'A short code for the whole draw. Change one letter of the list, and the code changes.',
  cut: (shown: number, all: number) =>
    `The first ${roundNumber(shown)} of ${roundNumber(all)} characters. Copy takes all of them.`,
  copy: 'Copy',
  copied: 'Copied',
  copyWhat: (what: string) => `Copy: ${what}`,

  proves: 'What this proves',
  means: 'What this means',
  provesList: [
    'This list and this random number give exactly these winners. Anyone can check it again.',
    'The random number is the one published for that time. Nobody could decide what it would be; the organizer chose only the time.',
  ],
  provesNot: 'What this does not prove',
  /** The first, by whether the list was compared with what was given before. @param dueMs of the random number */
  notInTime: {
    open: 'That the list was final in time. Somebody who knew the number could try lists or times until they liked the result. Only a link or fingerprint from before the draw rules this out.',
    matched: (dueMs: number | null) =>
      dueMs === null
        ? 'When you got your link or fingerprint. It has to be from before the draw.'
        : `When you got your link or fingerprint. Check its date: it has to be from before ${momentText(dueMs)}.`,
    opened:
      'That this device’s clock was right when you opened the announcement. If it was slow, the number may have been known already.',
  },
  provesNotList: [
    'Who holds each place in the end. Somebody may not have been there; the record of the draw says who won instead.',
    'That this was the only draw. An organizer could prepare several and show you one. Ask whether others got the same link.',
    'That the list is right. Read it: is everyone on it, and nobody more often than they should be?',
    'That drand, the service that publishes the random numbers, is honest. To cheat, those who hold more than half of the shares of its key would have to work together.',
  ],
  unprovenList: [
    'Something in this proof was changed, or it was never genuine. Do not rely on it.',
  ],

  inFile: {
    link: {
      title: 'The proof of this draw is in a file',
      text: 'It is too long for a link. Ask whoever sent you the link for the file, and open it here. This page then compares it with the link.',
      fingerprint: 'The fingerprint in the link',
      open: 'Or open another draw',
    },
    bare: {
      title: 'This is a fingerprint',
      text: 'Open the link or the file of the proof. This page then compares the two.',
      fingerprint: 'The fingerprint',
      open: 'Open the proof',
    },
    choose: 'Choose the Proof File',
  },

  another: 'Check another draw',
} as const

function prizeText({ name, places }: Announcement['prizes'][number]): string {
  if (name === '') return plural(places, { one: '# winner', other: '# winners' })
  return places === 1 ? isolated(name) : `${digits.format(places)} × ${isolated(name)}`
}
