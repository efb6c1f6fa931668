// Makes the winners of a draw results of its wheel, once they are shown.

import type { DrawState } from '../draw/drawState'
import type { Entry } from '../draw/record'
import type { Library } from '../library/library'
import { effectiveTiming } from '../settings/timing'
import type { App } from '../store/createApp'
import { type DrawnWinner, winnerResults } from '../wheel/drawnWinners'
import type { SpinResult } from '../wheel/result'
import { spunTo } from './dealing'

/** Everyone who was drawn for a place, also those who were not there for it. @param spinMs of a spin of the wheel */
export function winnersIn(
  draw: DrawState,
  entries: readonly Entry[],
  spinMs: number,
): readonly DrawnWinner[] {
  const { drawId } = draw.begun
  return entries.flatMap((entry) => {
    const { seq, at } = entry
    const drawn = entry.kind === 'drawn' ? entry.places : entry.kind === 'replaced' ? [entry] : []
    return drawn.flatMap(({ winner }, index): DrawnWinner[] => {
      const option = winner === null ? undefined : draw.list[winner]
      if (!option) return []
      const spinDuration = index === 0 && spunTo(entry, draw) ? spinMs : 0
      const id = `${drawId}-${seq}-${index}`
      return [{ id, seq, segmentId: option.id, text: option.text, at, spinDuration }]
    })
  })
}

interface WinnersServices {
  readonly app: Pick<App, 'store' | 'actions'>
  readonly library: Pick<Library, 'results'>
}

export function createWinners({ app: { store, actions }, library }: WinnersServices) {
  let due: { readonly draw: DrawState; readonly entries: readonly Entry[] } | null = null

  function apply(): void {
    const { wheel, phase, settings, device } = store.getState()
    if (!due || phase === 'spinning' || due.draw.begun.wheel.id !== wheel.id) return
    const { draw, entries } = due
    due = null
    const { drawId } = draw.begun
    const { spinMs } = effectiveTiming(settings.animationSpeed, device)
    const winners = winnersIn(draw, entries, spinMs)
    let results: readonly SpinResult[] | null = null
    actions.recordWinners(
      (synced) => {
        results = winnerResults(synced, drawId, winners)
        return results
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
