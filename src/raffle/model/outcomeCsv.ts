import { csvOf, type Row } from '../../lists/csv'
import { zonedTime } from '../../lists/listOut'
import { shownPrize } from '../../wheel/messages'
import { drawMessages } from './messages'
import type { RaffleState } from './raffleState'
import { outcomeRows } from './recordOut'

/** RFC 4180, with times in the zone of the draw. */
export function outcomeCsv(state: RaffleState): string {
  const { prize, place, name, status, time, press } = drawMessages.outcomeHeader
  const zoned = timeIn(state.begun.timeZone)
  const proven = provenColumns(state)
  const rows = outcomeRows(state).map(
    (row): Row => [
      shownPrize(row.prizeName),
      row.place,
      row.text,
      drawMessages.status[row.status],
      row.at === null ? '' : zoned(row.at),
      row.press ?? '',
      ...proven.values,
    ],
  )
  return csvOf([[prize, place, name, status, time, press, ...proven.head], ...rows])
}

function provenColumns({ proven }: RaffleState): { readonly head: Row; readonly values: Row } {
  if (!proven) return { head: [], values: [] }
  const { announcement, chain, round, signature } = drawMessages.proofLabels
  const about = proven.announcement
  return {
    head: [announcement, chain, round, signature],
    values: [proven.fingerprint, about.chain, about.round, proven.signature ?? ''],
  }
}

/** In UTC where this browser does not know the zone. */
function timeIn(timeZone: string): (timestamp: number) => string {
  try {
    return zonedTime(timeZone)
  } catch {
    return zonedTime('UTC')
  }
}
