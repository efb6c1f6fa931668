// Texts of a draw: those kept with it or saved in its files, and those of a sheet, on paper or on the page that checks records.

import { list } from '../../text/list'
import { plural } from '../../text/plural'
import { isolated } from '../../wheel/text'
import type { WhyOut } from './entrants'
import type { Begun, Ended, Replaced } from './record'

const OUT: Readonly<Record<WhyOut, (count: number) => string>> = {
  eliminated: (count) => plural(count, { one: '# eliminated', other: '# eliminated' }),
  absent: (count) => plural(count, { one: '# absent', other: '# absent' }),
  picked: (count) => plural(count, { one: '# picked', other: '# picked' }),
  wonBefore: (count) => plural(count, { one: '# has won before', other: '# have won before' }),
  duplicate: (count) => plural(count, { one: '# duplicate', other: '# duplicates' }),
}

export const drawMessages = {
  /** A prize that was given no name. @param number from 1 */
  prize: (number: number) => `Prize ${number}`,

  outcomeHeader: {
    prize: 'Prize',
    place: 'Place',
    name: 'Name',
    status: 'Status',
    time: 'Time',
    press: 'Draw',
  },
  /** Of a draw that is bound to a beacon. */
  proofLabels: {
    announcement: 'Fingerprint of the announcement',
    chain: 'Chain of the beacon',
    round: 'Round of the beacon',
    signature: 'Signature of the beacon',
  },
  status: {
    winner: 'Winner',
    notHere: 'Not here',
    declined: 'Declined',
    reserve: 'Reserve',
    /** Has won another place since, or was not here for it. */
    formerReserve: 'Former reserve',
    nobodyLeft: 'Nobody left',
    notDrawn: 'Not drawn',
  },
  out: OUT,
} as const

const options = (count: number) => plural(count, { one: '# option', other: '# options' })

export const printoutMessages = {
  winners: 'Winners',
  places: (count: number) => plural(count, { one: '# place', other: '# places' }),
  /** @param number from 1 */
  place: (number: number) => `place ${number}`,
  reserves: 'Reserves',
  noShows: 'No-shows',
  nobody: 'Nobody',
  noShow: (why: string, prize: string, instead: string) =>
    `${why}: ${isolated(prize)}. Instead: ${isolated(instead)}`,

  columns: {
    place: 'Place',
    reserve: 'Reserve',
    name: 'Name',
    time: 'Time',
    prize: 'Prize',
    instead: 'Instead',
  },

  /** Of a winner who was not drawn by a press. */
  from: {
    reserve: 'was a reserve',
    drawn: 'drawn as a replacement',
  } satisfies Partial<Record<Replaced['from'], string>>,

  labels: {
    state: 'Status',
    begun: 'Started',
    ended: 'Ended',
    timeZone: 'Time zone',
    tookPart: 'Took part',
    out: 'Left out',
    rules: 'Rules',
    drawn: 'Drawn',
    noShows: 'No-shows',
    edits: 'List edited',
    randomness: 'Random number',
    listHash: 'Fingerprint of the list',
    recordHash: 'Fingerprint of the record',
    entries: 'Entries',
    drawId: 'Draw ID',
    product: 'Made with',
  },

  states: {
    complete: 'Complete',
    stopped: 'Ended before everything was drawn',
  } satisfies Record<Ended['why'], string>,
  notEnded: 'Not ended yet',

  byDevice: 'Made on the device that held the draw. Nobody else can check this.',
  bound: {
    signed: (round: number, chain: string, due: string) =>
      `Bound to round ${round} of the public beacon ${chain}, due ${due}`,
    unsigned: (round: number, chain: string, due: string) =>
      `Bound to round ${round} of the public beacon ${chain}, due ${due}, whose random number is not in the record`,
    unknown: (round: number) => `Bound to round ${round} of a beacon that this page does not know`,
    unreadable: 'Bound to a public beacon by an announcement that is not of this draw',
  },

  unknownZone: (timeZone: string) => `This browser does not know “${timeZone}”. Times are in UTC.`,
  tookPart: (taking: number, all: number) => `${taking} of ${options(all)}`,
  out: (counts: readonly (readonly [WhyOut, number])[]) =>
    list(counts.map(([why, count]) => drawMessages.out[why](count))),
  drawn: (drawn: number, places: number, presses: number) =>
    plural(presses, {
      one: `${drawn} of ${printoutMessages.places(places)}, in # press`,
      other: `${drawn} of ${printoutMessages.places(places)}, in # presses`,
    }),
  edits: (count: number) =>
    plural(count, {
      one: 'Once during the draw, which kept the list it started with',
      other: '# times during the draw, which kept the list it started with',
    }),

  rules: ({ rules, weights }: Pick<Begun, 'rules' | 'weights'>): string => {
    const { duplicates, excludesEarlierWinners, mayWinAgain } = rules
    const sentences = [
      mayWinAgain ? AGAIN[duplicates] : 'Nobody can win twice.',
      DUPLICATES[duplicates],
      excludesEarlierWinners ? 'Earlier winners do not take part.' : '',
      weights ? WEIGHTS[duplicates] : '',
    ]
    return sentences.filter((sentence) => sentence !== '').join(' ')
  },
} as const

const AGAIN: Readonly<Record<Begun['rules']['duplicates'], string>> = {
  person: 'A person can win each prize once.',
  tickets: 'A person can win once with each ticket.',
}

const DUPLICATES: Readonly<Record<Begun['rules']['duplicates'], string>> = {
  person: 'A repeated name counts as one person.',
  tickets: 'A repeated name counts as several tickets.',
}

const WEIGHTS: Readonly<Record<Begun['rules']['duplicates'], string>> = {
  person: 'Drawn by weight: a repeated name has the sum of its weights.',
  tickets: 'Drawn by weight: each ticket has its own.',
}
