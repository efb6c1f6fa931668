// A launch keeps its turns, not the swipe that has added them.

import { FULL_TURN } from '../wheel/angle'
import { FRICTION, type Launch, leastTurns, MAX_SWIPE_STRENGTH, SWIPE_GAIN } from './launch'

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
  if (turns < least + 1) return 0
  // They are rounded up to whole ones: half a turn less is in the middle of what comes to them.
  const gain = ((turns - 0.5) / least - 1) / SWIPE_GAIN
  return Math.min(MAX_SWIPE_STRENGTH, Math.round(gain ** 2 * MAX_SWIPE_STRENGTH))
}
