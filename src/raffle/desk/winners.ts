// Makes the winners of a draw results of its wheel, once they are shown.

import type { App } from '../../store/createApp'
import type { Library } from '../../store/library/library'
import { type DrawnWinner, recordedUpTo, winnerResults } from '../../wheel/drawnWinners'
import type { SpinResult } from '../../wheel/result'
import { stateOf } from '../model/drawFold'
import type { DrawState } from '../model/drawState'
import type { Drawn, Entry } from '../model/record'
import { winnerId } from './dealing'

/**
 * Everyone who was drawn for a place, also those who were not there for it.
 * @param upTo entries up to this number are left out
 */
export function winnersIn(
  draw: DrawState,
  entries: readonly Entry[],
  upTo: number,
): readonly DrawnWinner[] {
  return entries.slice(upTo).flatMap((entry) => {
    const { seq, at } = entry
    if (entry.kind !== 'drawn' && entry.kind !== 'replaced') return []
    const places = entry.kind === 'drawn' ? entry.places : [entry]
    const isOne = entry.kind === 'replaced' || places.length === 1
    const counts = isOne ? [] : drawnFrom(entry.places, stateOf(entries.slice(0, seq - 1)))
    return places.flatMap(({ winner, prize: of }, index): DrawnWinner[] => {
      const option = winner === null ? undefined : draw.list[winner]
      if (!option) return []
      const id = winnerId(draw.begun.drawId, entry, index)
      const prize = draw.prizes[of]?.name ?? ''
      const count = counts[index] ?? entry.eligible.count
      return [{ id, seq, segmentId: option.id, text: option.text, at, prize, drawnFrom: count }]
    })
  })
}

/** How many could win each place of a press, once those before it were drawn. @param before the press */
function drawnFrom(places: Drawn['places'], before: DrawState): readonly number[] {
  let left = 0
  let isFirstOf: number | null = null
  let sizes = new Map<number, number>()
  return places.map(({ prize, winner }) => {
    if (isFirstOf === null || (before.isAnew && prize !== isFirstOf)) {
      const eligible = before.eligibleFor(prize)
      left = eligible.length
      sizes = new Map()
      for (const option of eligible) {
        const unit = before.unitOf(option)
        sizes.set(unit, (sizes.get(unit) ?? 0) + 1)
      }
      isFirstOf = prize
    }
    const count = left
    left -= sizes.get(before.unitOf(winner)) ?? 0
    return count
  })
}

interface WinnersServices {
  readonly app: Pick<App, 'store' | 'actions'>
  readonly library: Pick<Library, 'results'>
}

export function createWinners({ app: { store, actions }, library }: WinnersServices) {
  let due: { readonly draw: DrawState; readonly entries: readonly Entry[] } | null = null

  function apply(): void {
    const { wheel, phase } = store.getState()
    if (!due || phase === 'spinning' || due.draw.begun.wheel.id !== wheel.id) return
    const { draw, entries } = due
    due = null
    const { drawId } = draw.begun
    const winners = winnersIn(draw, entries, recordedUpTo(wheel, drawId))
    if (winners.length === 0) return
    const ids = new Set(winners.map(({ id }) => id))
    let results: readonly SpinResult[] | null = null
    actions.recordWinners(
      (synced) => {
        const news = winnerResults(synced, drawId, winners)
        results = [...synced.history.filter(({ id }) => ids.has(id)), ...news]
        return news
      },
      { drawId, seq: entries.at(-1)?.seq ?? 0 },
    )
    // The wheel could not be changed just then.
    if (results === null) due = { draw, entries }
    // The wheel itself has only the last 20.
    else void library.results.record(results)
  }
  store.subscribe(apply)

  return {
    /** To be called when all of what was drawn is shown, by the tab that leads the draw. */
    changed(draw: DrawState, entries: readonly Entry[]): void {
      due = { draw, entries }
      apply()
    },
  }
}
