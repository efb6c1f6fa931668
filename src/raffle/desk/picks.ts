// Takes those off the wheel who can win nothing more in a draw.

import type { App } from '../../store/createApp'
import { activeSegments } from '../../wheel/segment'
import type { DrawState } from '../model/drawState'

/**
 * Those who took part and can win no place of any prize any more, with all options of their name where that is one
 * person: the next draw would take one of the others for somebody who has not won.
 */
export function excludedBy(draw: DrawState): readonly string[] {
  // Only where each prize is drawn from everyone anew, some can win one prize and not another.
  const prizes = draw.isAnew ? draw.prizes : draw.prizes.slice(0, 1)
  const canStillWin = (option: number) => prizes.some((_, prize) => draw.canWin(option, prize))
  const isGone = draw.list.map((_, option) => draw.isEntrant(option) && !canStillWin(option))
  const people = new Set(isGone.flatMap((is, option) => (is ? draw.personOf(option) : [])))
  for (const { index, why } of draw.begun.out) {
    if (why === 'duplicate' && people.has(draw.personOf(index))) isGone[index] = true
  }
  return draw.list.flatMap(({ id }, option) => (isGone[option] ? id : []))
}

export function createPicks({ store, actions }: Pick<App, 'store' | 'actions'>) {
  /** Once for each change of a draw: what the visitor brings back afterwards stays. */
  let due: DrawState | null = null

  function apply(): void {
    const { wheel } = store.getState()
    if (due?.begun.wheel.id !== wheel.id) return
    const excluded = new Set(excludedBy(due))
    due = null
    const ids = activeSegments(wheel.segments).flatMap(({ id }) => (excluded.has(id) ? id : []))
    if (ids.length > 0) actions.pick(ids)
  }

  /** A wheel that turns keeps its options, and a winner who stands out is still on it. */
  function applyAtRest(): void {
    const { phase, isRevealing } = store.getState()
    if (due && phase !== 'spinning' && !isRevealing) apply()
  }
  store.subscribe(applyAtRest)

  return {
    /** To be called when all of what was drawn is shown. */
    changed(draw: DrawState): void {
      due = draw
      applyAtRest()
    },
    /** Before a spin of the draw. */
    applyNow: apply,
  }
}
