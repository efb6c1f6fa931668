// What a press or a no-show has brought, as lines for a room.

import type { DrawState } from '../model/drawState'
import type { Entry } from '../model/record'
import { messages } from './messages'
import type { LineGroup } from './roomPages'

/**
 * By prize, in the order in which they are dealt: all places of the press, and then the reserves.
 * @param seq the number of the entry in the record
 */
export function linesOf(
  draw: DrawState,
  entries: readonly Entry[],
  seq: number,
): readonly LineGroup[] {
  const entry = entries[seq - 1]
  const textOf = (winner: number) => draw.list[winner]?.text ?? ''
  if (entry?.kind === 'replaced') {
    const { prize, place, winner } = entry
    if (winner === null) return []
    const calls = draw.prizes[prize]?.placed[place]?.calls ?? []
    const gone = calls[calls.findIndex((call) => call.winner === winner) - 1]
    const note = gone ? messages.inPlaceOf(textOf(gone.winner)) : ''
    return [
      { prize, isReserves: false, lines: [{ text: textOf(winner), position: place + 1, note }] },
    ]
  }
  if (entry?.kind !== 'drawn') return []
  const places = entry.places.map(({ prize, place, winner }) => ({
    prize,
    line: { text: textOf(winner), position: place + 1, note: '' },
  }))
  const reserves = entry.reserves.map(({ prize, reserve, winner }) => ({
    prize,
    line: { text: textOf(winner), position: reserve + 1, note: '' },
  }))
  return [...grouped(places, false), ...grouped(reserves, true)]
}

function grouped(
  all: readonly { readonly prize: number; readonly line: LineGroup['lines'][number] }[],
  isReserves: boolean,
): readonly LineGroup[] {
  const groups: { prize: number; isReserves: boolean; lines: LineGroup['lines'][number][] }[] = []
  for (const { prize, line } of all) {
    const last = groups.at(-1)
    if (last?.prize === prize) last.lines.push(line)
    else groups.push({ prize, isReserves, lines: [line] })
  }
  return groups
}
