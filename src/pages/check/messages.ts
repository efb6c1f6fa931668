import type { Announcement } from '../../raffle/proof/announcement'
import { list } from '../../text/list'
import { momentText } from '../../text/moment'
import { numberFormat } from '../../text/number'
import { oddsInWords } from '../../text/odds'
import { say } from '../../text/say'
import { site } from '../../text/site'
import { shownName, shownPrize } from '../../wheel/messages'
import { isolated } from '../../wheel/text'
import type { FileOrPasteTexts } from '../FileOrPaste'
import type { WhyRefused } from './readInput'

const digits = numberFormat({ useGrouping: 'min2' })

/** The fields of announcements and proofs, as visitors read them inside a sentence. */
const NAMES: Readonly<Record<string, string>> = {
  chain: say('the source of the random number'),
  round: say('the time of the random number'),
  name: say('the name of the draw'),
  entries: say('the names on the list'),
  weights: say('how likely each name is to win'),
  prizes: say('the prizes'),
  again: say('whether one person can win twice'),
  salt: say('the salt'),
  show: say('how the wheel looks'),
  announcement: say('what was announced'),
  fingerprint: say('the fingerprint'),
  sums: say('the checksums'),
  signature: say('the signature of the random number'),
  results: say('the winners'),
}

const DIFFERENCES: Readonly<Record<string, string>> = {
  chain: say('the random number comes from another source'),
  round: say('the random number is of another time'),
  name: say('the draw has another name'),
  entries: say('the list has other names or another order'),
  weights: say('how likely each name is to win differs'),
  prizes: say('the prizes differ'),
  again: say('the rule on winning twice differs'),
  salt: say('the salt differs'),
  show: say('the wheel looks different'),
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

const about = {
  canCheck: {
    title: say('What you can check'),
    text: say(
      'A record is what {site} keeps while it draws prizes: the list, each press, each winner, each no-show and who won instead. A proof holds the list, the prizes and the public random number that decided who wins.',
      { site: site.name },
    ),
  },
  isChecked: {
    title: say('What is checked'),
    text: say(
      'Of a record: each entry carries the hash of the one before it, so that a changed or missing entry shows. Of a proof: the random number is genuine, and the winners, drawn again, are the same. Your device does this, and needs no connection.',
    ),
  },
  noCheck: {
    title: say('What no check can show'),
    text: say(
      'A record that was written anew as a whole fits together too, and so does one whose end was cut off. A proof does not say when its list was announced. Compare the fingerprint that you were sent.',
    ),
  },
  before: {
    title: say('What to do before a draw'),
    text: say(
      'Save the link or the fingerprint that you are sent. After the draw, this page compares it with the proof. Without one from before the draw, nobody can tell whether the list was final in time.',
    ),
  },
}

const proven = {
  sometime: say('This list and the public random number give exactly these winners.'),
  moment: (moment: string) =>
    say('This list and the random number published on {moment} give exactly these winners.', {
      moment,
    }),
}

const nobodyWon = say('Nobody won.')
const theyWon = (count: number, names: string) =>
  say('{count, plural, other {{names} won.}}', { count, names })

/** People who won, at the end of a list of names: “Ann, Ben, and 3 more won.” */
const others = (count: number) => say('{count, plural, other {# more}}', { count })
/** Prizes, at the end of a list of them: “Mug, Pen, and 3 more”. */
const otherPrizes = (count: number) => say('{count, plural, other {# more}}', { count })

/** A number of people, and where it is known, the name of the wheel. */
const drawnFrom = {
  nameless: (names: number) =>
    say('{names, plural, one {Drawn from # name.} other {Drawn from # names.}}', { names }),
  named: (names: number, wheel: string) =>
    say(
      '{names, plural, one {Drawn from # name: “{wheel}”.} other {Drawn from # names: “{wheel}”.}}',
      { names, wheel },
    ),
}

const places = (count: number) =>
  say('{count, plural, one {# winner} other {# winners}}', { count })
const reservePlaces = (count: number) =>
  say('{count, plural, one {# reserve} other {# reserves}}', { count })
/** Of a prize, by its name. */
const severalOf = (count: number, prize: string) =>
  say('{count, number} × {prize}', { count, prize })

const comingIn = {
  afterReserves: say(
    'Reserves come in once the prize’s last place is drawn. Before that, and after them, these people come in, in order.',
  ),
  withoutReserves: say('These people come in, in order.'),
}

const proves = {
  winners: say(
    'This list and this random number give exactly these winners. Anyone can check it again.',
  ),
  number: say(
    'The random number is the one published for that time. Nobody could decide what it would be; the organizer chose only the time.',
  ),
}

const provesNot = {
  places: say(
    'Who holds each place in the end. Somebody may not have been there; the record of the draw says who won instead.',
  ),
  onlyDraw: say(
    'That this was the only draw. An organizer could prepare several and show you one. Ask whether others got the same link.',
  ),
  list: say(
    'That the list is right. Read it: is everyone on it, and nobody more often than they should be?',
  ),
  drand: say(
    'That drand, the service that publishes the random numbers, is honest. To cheat, those who hold more than half of the shares of its key would have to work together.',
  ),
}

const unproven = say(
  'Something in this proof was changed, or it was never genuine. Do not rely on it.',
)

const whenGot = {
  sometime: say('When you got your link or fingerprint. It has to be from before the draw.'),
  moment: (moment: string) =>
    say(
      'When you got your link or fingerprint. Check its date: it has to be from before {moment}.',
      { moment },
    ),
}

export const messages = {
  fileOrPaste: {
    choose: say('Choose a File'),
    drop: say('Or drop it on this page.'),
    dropHere: say('Drop the file to check it'),
    paste: say('Link, or the text of a record or proof'),
    check: say('Check'),
    empty: say('Paste a link first.'),
    private: say('Checked on your device. Nothing you open is uploaded.'),
    noScript: say('Checking a draw needs JavaScript.'),
    checking: say('Checking…'),
    oneFile: (count: number) =>
      say('{count, plural, other {Those were # files. Drop one file at a time.}}', { count }),
  } satisfies FileOrPasteTexts,

  refused: {
    tooLarge: say('This is larger than any draw.'),
    unreadable: say(
      'The file cannot be read. It may have been moved or changed since you chose it.',
    ),
    damagedLink: say(
      'This link is damaged: a part of it is missing or changed. Copy the whole link again, or ask for the file.',
    ),
    damagedAnnouncement: say(
      'This is an announcement, but it was changed or a part of it is missing.',
    ),
    shortFingerprint: say(
      'This is only a part of a fingerprint. Paste all 64 characters, or open the proof itself.',
    ),
    wheelLink: say(
      'This link does not lead to a draw. It may be the link of a wheel, or cut short.',
    ),
    unknownAddress: say('This link is not of a draw. Copy the whole link again.'),
    unknown: say('This is not a draw: no link to one, no record, no announcement and no proof.'),
  } satisfies Record<WhyRefused, string>,
  unreadableField: (field: string) =>
    say('This is an announcement, but a part of it cannot be read: {field}.', {
      field: list(fieldNames([field])),
    }),

  about: Object.values(about),

  verdicts: {
    proven: say('The winners follow from this list'),
    /** @param dueMs when the random number was published, if that is known */
    provenText: (dueMs: number | null) =>
      dueMs === null ? proven.sometime : proven.moment(momentText(dueMs)),
    matches: say('The winners are correct, and the list matches'),
    differs: say('This is not the draw you were told about'),
    unproven: say('This draw is not proven'),
    noProof: say('This is not a draw that can be checked'),
    another: {
      title: say('This is the proof of another draw'),
      text: say(
        'Its winners follow from its list, but its fingerprint is not the one in your link. Ask for the file that belongs to the link.',
      ),
    },
    notChecked: {
      title: say('The draw could not be checked'),
      text: say('Something went wrong on this device. Reload the page and try again.'),
    },
  },

  /** A title, and the sentences below it, read out at once. */
  verdictSaid: (title: string, text: string) => say('{title}. {text}', { title, text }),

  won: (names: readonly string[]): string => {
    const named = names.slice(0, names.length > ALL_NAMED ? NAMED : ALL_NAMED).map(isolated)
    const more = names.length - named.length
    if (names.length === 0) return nobodyWon
    return theyWon(names.length, list(more === 0 ? named : [...named, others(more)]))
  },

  copyLink: say('Copy Proof Link'),
  save: say('Save Proof'),
  print: say('Print'),
  linkCopied: say('The link of the proof is copied.'),
  fileLinkCopied: say(
    'This proof is too long for a link. A link with its fingerprint is copied: send the file as well.',
  ),
  notCopied: say('The link could not be copied.'),
  /** In the name of a file: no spaces. */
  fileWord: say('draw'),
  signature: say('Signature of the random number'),

  whoWon: say('Who won'),
  whoWouldHaveWon: say('Who won, as the proof says'),
  drawnFrom: (wheel: string, names: number) =>
    wheel === '' ? drawnFrom.nameless(names) : drawnFrom.named(names, isolated(shownName(wheel))),
  namedUnproven: say('These winners are not proven.'),
  winner: say('Winner'),
  winners: say('Winners'),
  places,
  placesAndReserves: (winners: number, reserves: number) =>
    reserves === 0 ? places(winners) : list([places(winners), reservePlaces(reserves)]),
  reserves: (count: number) => say('{count, plural, one {Reserve} other {Reserves}}', { count }),
  nobodyLeft: (count: number) =>
    say(
      '{count, plural, one {One place stayed empty, because nobody was left.} other {# places stayed empty, because nobody was left.}}',
      { count },
    ),
  waiting: say('If a winner drops out'),
  waitingNote: (hasReserves: boolean) =>
    hasReserves ? comingIn.afterReserves : comingIn.withoutReserves,
  waitingFor: (prize: string) => say('For {prize}', { prize: isolated(prize) }),

  facts: {
    draw: say('Draw'),
    list: say('Names'),
    prizes: say('Prizes'),
    again: say('Winning twice'),
    odds: say('Odds'),
    published: say('Random number'),
  },
  noName: say('Without a name'),
  options: (entries: number, people: number) =>
    entries === people
      ? digits(entries)
      : say(
          '{people, plural, one {{entries, number}, of # person} other {{entries, number}, of # people}}',
          { entries, people },
        ),
  prizesOf: (prizes: Announcement['prizes']) => {
    const named = prizes.slice(0, PRIZES_NAMED).map(prizeText)
    const more = prizes.length - named.length
    return list(more === 0 ? named : [...named, otherPrizes(more)])
  },
  /** The odds are such as “1 in 30, 3.3%”. */
  oddsFromTo: (least: number, most: number) =>
    say('By weight: from {least} to {most}', {
      least: oddsInWords(least),
      most: oddsInWords(most),
    }),
  /** That one person wins twice. */
  again: say('Allowed'),
  notAgain: say('Not allowed'),
  published: (timeMs: number) => say('Published on {moment}', { moment: momentText(timeMs) }),
  due: (timeMs: number) => say('Due on {moment}', { moment: momentText(timeMs) }),

  frozenTitle: say('The draw'),
  warnings: {
    weights: say('The names are not equally likely to win: see the list.'),
    lookAlike: (name: string) =>
      say('Some names on the list look alike, such as “{name}”. They count as different people.', {
        name: isolated(name),
      }),
    notCompared: say(
      'This page could not check for names that look alike, or for weights. Read the list.',
    ),
  },
  theList: say('The whole list'),
  weighted: say(
    'Next to each name is its weight, and how likely it was to be drawn first. What is drawn next is drawn by the weights that are left.',
  ),
  /** @param hundredths a weight of 1 is 100 */
  weight: (hundredths: number, sum: number) =>
    say('× {weight, number, ::.##}: {odds}', {
      weight: hundredths / 100,
      odds: oddsInWords(hundredths / sum),
    }),
  showAll: (count: number) => say('{count, plural, other {Show all #}}', { count }),
  showAllPrizes: (count: number) => say('{count, plural, other {Show all # prizes}}', { count }),

  fingerprint: say('Fingerprint of this draw'),
  fingerprintNote: say(
    'A short code for the whole draw. Change one letter of the list, and the code changes.',
  ),
  cut: (shown: number, all: number) =>
    say('The first {shown, number} of {all, number} characters. Copy takes all of them.', {
      shown,
      all,
    }),
  copy: say('Copy'),
  copied: say('Copied'),
  copyWhat: (what: string) => say('Copy: {what}', { what }),

  proves: say('What this proves'),
  means: say('What this means'),
  provesList: Object.values(proves),
  provesNot: say('What this does not prove'),
  /** The first, by whether the list was compared with what was given before. @param dueMs of the random number */
  notInTime: {
    open: say(
      'That the list was final in time. Somebody who knew the number could try lists or times until they liked the result. Only a link or fingerprint from before the draw rules this out.',
    ),
    matched: (dueMs: number | null) =>
      dueMs === null ? whenGot.sometime : whenGot.moment(momentText(dueMs)),
    opened: say(
      'That this device’s clock was right when you opened the announcement. If it was slow, the number may have been known already.',
    ),
  },
  provesNotList: Object.values(provesNot),
  unprovenList: [unproven],

  inFile: {
    link: {
      title: say('The proof of this draw is in a file'),
      text: say(
        'It is too long for a link. Ask whoever sent you the link for the file, and open it here. This page then compares it with the link.',
      ),
      fingerprint: say('The fingerprint in the link'),
      open: say('Or open another draw'),
    },
    bare: {
      title: say('This is a fingerprint'),
      text: say('Open the link or the file of the proof. This page then compares the two.'),
      fingerprint: say('The fingerprint'),
      open: say('Open the proof'),
    },
    choose: say('Choose the Proof File'),
  },

  another: say('Check another draw'),
} as const

function prizeText({ name, places: count }: Announcement['prizes'][number]): string {
  if (name === '') return places(count)
  const shown = isolated(shownPrize(name))
  return count === 1 ? shown : severalOf(count, shown)
}
