// A launch keeps its turns, not the swipe that has added them.

import { FULL_TURN } from '../wheel/angle'
import { FRICTION, type Launch, leastTurns, MAX_SWIPE_STRENGTH, SWIPE_GAIN } from './launch'

/** Of turns that are summed up from many steps. */
const ROUNDING = 1e-6

/**
 * The strength with which `solveLaunch` makes the same turns between the same two angles: a whole number, 0 to
 * `MAX_SWIPE_STRENGTH`, and 0 for a spin without a swipe.
 */
export function strengthOf({
  velocity,
  steps,
  durationMs,
}: Pick<Launch, 'velocity' | 'steps' | 'durationMs'>): number {
  const turns = (velocity * (1 - FRICTION ** steps)) / (1 - FRICTION) / FULL_TURN
  const least = leastTurns(durationMs, 0)
  if (turns < least + 1 - ROUNDING) return 0
  // Turns are rounded up to whole ones. Of the strengths that come to these, the one in the middle.
  const strength = (turns: number) => ((turns / least - 1) / SWIPE_GAIN) ** 2 * MAX_SWIPE_STRENGTH
  const middle = (strength(Math.max(least, turns - 1)) + strength(turns)) / 2
  return Math.min(MAX_SWIPE_STRENGTH, Math.round(middle))
}
