// A segment that leaves the wheel: it narrows to nothing, and the others close the gap. The start of the first segment
// stays where it is, so that at both ends all are where a wheel without this one, or with it, has them.

import { type Arcs, turnsAt, widthOf } from './geometry'

/** An eliminated segment on its way off the wheel. */
export interface Leaving {
  /** The segment's id. */
  readonly id: string
  /** Milliseconds on the monotonic clock of the page. */
  readonly startedAtMs: number
  readonly durationMs: number
}

/** How much is left of a segment's width, 1 to 0. It sets off and arrives gently (smoothstep). */
export function shareLeft(passedMs: number, durationMs: number): number {
  const part = Math.min(1, Math.max(0, passedMs / durationMs))
  return 1 - part * part * (3 - 2 * part)
}

/**
 * Where a point of the wheel is while one of its segments leaves.
 * @param place counted in segments from the start of the first
 * @param leaving the index of the segment that leaves, or `null`
 * @param share what is left of its width, 0 to 1
 * @returns turns, clockwise from the start of the first segment
 */
export function turnsTo(place: number, arcs: Arcs, leaving: number | null, share: number): number {
  const turns = turnsAt(place, arcs)
  if (leaving === null) return turns
  const gone = (1 - share) * widthOf(leaving, arcs)
  const within = Math.min(1, Math.max(0, place - leaving))
  return (turns - gone * within) / (1 - gone)
}
