// Texts of a draw: of the files and sheets that are made of its record, and on the page that checks records.

import { list } from '../../text/list'
import { say } from '../../text/say'
import { inSequence } from '../../text/sentences'
import { isolated } from '../../wheel/text'
import type { WhyOut } from './entrants'
import type { Begun, Ended, Replaced } from './record'

/** How many do not take part in a draw, and why. */
const out = {
  eliminated: (count: number) =>
    say('{count, plural, one {# eliminated} other {# eliminated}}', { count }),
  absent: (count: number) => say('{count, plural, one {# absent} other {# absent}}', { count }),
  /** Drawn before in this round, so resting. */
  picked: (count: number) => say('{count, plural, one {# picked} other {# picked}}', { count }),
  wonBefore: (count: number) =>
    say('{count, plural, one {# has won before} other {# have won before}}', { count }),
  duplicate: (count: number) =>
    say('{count, plural, one {# duplicate} other {# duplicates}}', { count }),
} satisfies Record<WhyOut, (count: number) => string>

export const drawMessages = {
  /** Above the columns of a file. */
  outcomeHeader: {
    prize: say('Prize'),
    /** The number of the winner within a prize. */
    place: say('Place'),
    name: say('Name'),
    /** Such as “Winner” or “Not here”. */
    status: say('Status'),
    time: say('Time'),
    /** The number of the press of the button that drew it. */
    press: say('Draw'),
  },
  /** Of a draw that is bound to a public beacon of random numbers. */
  proofLabels: {
    announcement: say('Fingerprint of the announcement'),
    chain: say('Chain of the beacon'),
    round: say('Round of the beacon'),
    signature: say('Signature of the beacon'),
  },
  status: {
    winner: say('Winner'),
    notHere: say('Not here'),
    declined: say('Declined'),
    reserve: say('Reserve'),
    /** Has won another place since, or was not here for it. */
    formerReserve: say('Former reserve'),
    nobodyLeft: say('Nobody left'),
    notDrawn: say('Not drawn'),
  },
  out,
} as const

export const printoutMessages = {
  /** Above the winners of a draw that has no prizes. */
  winners: say('Winners'),
  /** For so many winners. */
  places: (count: number) => say('{count, plural, one {# place} other {# places}}', { count }),
  /** After the name of a prize. @param number from 1 */
  place: (number: number) => say('place {number, number, ::group-off}', { number }),
  reserves: say('Reserves'),
  noShows: say('No-shows'),
  /** Has the place in the end. */
  nobody: say('Nobody'),
  /** Of somebody who was drawn: such as “Not here”, for which prize, and who has the place. */
  noShow: (why: string, prize: string, instead: string) =>
    say('{why}: {prize}. Instead: {instead}', {
      why,
      prize: isolated(prize),
      instead: isolated(instead),
    }),

  columns: {
    place: say('Place'),
    reserve: say('Reserve'),
    name: say('Name'),
    time: say('Time'),
    prize: say('Prize'),
    /** Who has the place of somebody who was not here. */
    instead: say('Instead'),
  },

  /** Of a winner who was not drawn by a press. */
  from: {
    reserve: say('was a reserve'),
    drawn: say('drawn as a replacement'),
  } satisfies Partial<Record<Replaced['from'], string>>,

  /** Before what is known of a draw. */
  labels: {
    state: say('Status'),
    begun: say('Started'),
    ended: say('Ended'),
    timeZone: say('Time zone'),
    tookPart: say('Took part'),
    out: say('Left out'),
    rules: say('Rules'),
    /** How much was drawn. */
    drawn: say('Drawn'),
    noShows: say('No-shows'),
    edits: say('List edited'),
    randomness: say('Random number'),
    listHash: say('Fingerprint of the list'),
    recordHash: say('Fingerprint of the record'),
    /** How many entries the record has. */
    entries: say('Entries'),
    drawId: say('Draw ID'),
    /** Before the name and the version of this site. */
    product: say('Made with'),
  },

  states: {
    complete: say('Complete'),
    stopped: say('Ended before everything was drawn'),
  } satisfies Record<Ended['why'], string>,
  notEnded: say('Not ended yet'),

  /** The random number. */
  byDevice: say('Made on the device that held the draw. Nobody else can check this.'),
  /** A draw that is bound to a public beacon of random numbers. */
  bound: {
    signed: (round: number, chain: string, due: string) =>
      say('Bound to round {round, number, ::group-off} of the public beacon {chain}, due {due}', {
        round,
        chain,
        due,
      }),
    unsigned: (round: number, chain: string, due: string) =>
      say(
        'Bound to round {round, number, ::group-off} of the public beacon {chain}, due {due}, whose random number is not in the record',
        { round, chain, due },
      ),
    unknown: (round: number) =>
      say('Bound to round {round, number, ::group-off} of a beacon that this page does not know', {
        round,
      }),
    unreadable: say('Bound to a public beacon by an announcement that is not of this draw'),
  },

  /** @param timeZone such as “Europe/Berlin” */
  unknownZone: (timeZone: string) =>
    say('This browser does not know “{timeZone}”. Times are in UTC.', { timeZone }),
  tookPart: (taking: number, all: number) =>
    say(
      '{all, plural, one {{taking, number, ::group-off} of # option} other {{taking, number, ::group-off} of # options}}',
      { taking, all },
    ),
  out: (counts: readonly (readonly [WhyOut, number])[]) =>
    list(counts.map(([why, count]) => out[why](count))),
  /** @param presses of the button that draws */
  drawn: (drawn: number, places: number, presses: number) =>
    say(
      '{places, plural, one {{drawn, number, ::group-off} of # place, {presses, plural, one {in # press} other {in # presses}}} other {{drawn, number, ::group-off} of # places, {presses, plural, one {in # press} other {in # presses}}}}',
      { drawn, places, presses },
    ),
  edits: (count: number) =>
    say(
      '{count, plural, =1 {Once during the draw, which kept the list it started with} other {# times during the draw, which kept the list it started with}}',
      { count },
    ),

  /** Sentences that stand after one another. */
  rules: (rules: Begun['rules'], hasWeights: boolean): string => {
    const { duplicates, excludesEarlierWinners, mayWinAgain } = rules
    return inSequence([
      mayWinAgain ? again[duplicates] : rule.notTwice,
      repeated[duplicates],
      excludesEarlierWinners ? rule.withoutEarlier : '',
      hasWeights ? byWeight[duplicates] : '',
    ])
  },
} as const

const rule = {
  notTwice: say('Nobody can win twice.'),
  withoutEarlier: say('Earlier winners do not take part.'),
}

type OfDuplicates = Readonly<Record<Begun['rules']['duplicates'], string>>

const again: OfDuplicates = {
  person: say('A person can win each prize once.'),
  tickets: say('A person can win once with each ticket.'),
}

const repeated: OfDuplicates = {
  person: say('A repeated name counts as one person.'),
  tickets: say('A repeated name counts as several tickets.'),
}

const byWeight: OfDuplicates = {
  person: say('Drawn by weight: a repeated name has the sum of its weights.'),
  tickets: say('Drawn by weight: each ticket has its own.'),
}
