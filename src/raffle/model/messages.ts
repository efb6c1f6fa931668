// Texts of a draw that are kept with it or saved in its files.

import { plural } from '../../text/plural'
import type { WhyOut } from './entrants'

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

  /** Columns of an outcome that is saved as a table. */
  outcomeHeader: {
    prize: 'Prize',
    place: 'Place',
    name: 'Name',
    status: 'Status',
    time: 'Time',
    press: 'Draw',
  },
  /** What identifies the proof of a draw that is bound to a beacon: further columns, and marks of a sheet. */
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
  /** Why options do not take part, and how many. */
  out: OUT,
} as const
