// What one press can draw.

import type { DrawState } from '../model/drawState'
import type { Scope } from '../model/record'
import { absencesToAnswer } from './candidates'
import type { DeskState } from './deskState'

/** What can be drawn now, from the least to everything. Empty when nothing is left. */
export function scopesOf({ next, prizes, isAnew }: DrawState): readonly Scope[] {
  if (!next) return []
  const { places = 0, drawn = 0 } = prizes[next.prize] ?? {}
  const hasMore = places - drawn > 1
  const areOthersLeft = prizes.slice(next.prize + 1).some((prize) => prize.drawn < prize.places)
  const scopes: Scope[] = ['place']
  if (hasMore && (areOthersLeft || isAnew)) scopes.push('prize')
  if (hasMore || areOthersLeft) scopes.push('all')
  return scopes
}

/** The scope of the last press, or what there is of it; never everything, which only its button draws. */
export function nextScope({ next, prizes, presses }: DrawState, last: Scope): Scope {
  const { places = 0, drawn = 0 } = prizes[next?.prize ?? -1] ?? {}
  // The last press before the first one was of another draw.
  return last === 'prize' && presses > 0 && places - drawn > 1 ? 'prize' : 'place'
}

/** Which of the buttons draws what the wheel draws. The rest of the last prize is everything. */
export function mainScope(scopes: readonly Scope[], next: Scope): Scope {
  return scopes.includes(next) ? next : 'place'
}

/** Whether the desk of this tab waits for a press. */
export function canPress(state: DeskState): boolean {
  const { draw, phase, isLeading, isJustShown } = state
  if (phase !== 'ready' || !isLeading || isJustShown || !draw) return false
  if (absencesToAnswer(state).length > 0) return false
  return !isBeaconDue(draw) && scopesOf(draw).length > 0
}

/** Whether a draw was announced and its number is not there yet. */
export function isBeaconDue({ proven, hasEnded }: DrawState): boolean {
  return proven !== null && proven.signature === null && !hasEnded
}

/** Places that nobody has: not drawn, or given back with nobody left to take them. */
export function emptyPlaces({ prizes }: DrawState): number {
  return prizes.reduce(
    (sum, { places, placed }) =>
      sum + places - placed.filter(({ winner }) => winner !== null).length,
    0,
  )
}
