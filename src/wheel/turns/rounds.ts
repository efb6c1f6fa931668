// Rounds without repeats: whoever is drawn is picked, and rests until everyone was drawn or the round is begun anew.

import { activeSegments, MIN_SEGMENTS, type Segment, withMark } from '../segment'
import { type Wheel, withMarked } from '../wheel'

/** Begins the round anew: all that were picked take part again. */
export function unpickAll(wheel: Wheel): Wheel {
  if (!wheel.segments.some(({ picked }) => picked)) return wheel
  return withMarked(
    wheel,
    wheel.segments.map((one) => (one.picked ? withMark(one, 'picked', false) : one)),
  )
}

/** Whether nobody is left to draw until the round begins anew. */
export function isRoundOver(segments: readonly Segment[]): boolean {
  return activeSegments(segments).length === 0 && segments.some(isInNextRound)
}

/** Who takes part once the round begins anew, in order. */
export function inNextRound(segments: readonly Segment[]): readonly Segment[] {
  return segments.filter(isInNextRound)
}

/**
 * Whether the wheel has enough options for a spin. Without repeats the last one of a round can be drawn too, and after it
 * begins the next round.
 */
export function canSpin({ segments }: Wheel, isNoRepeats = false): boolean {
  return isNoRepeats
    ? segments.length >= MIN_SEGMENTS && segments.some(isInNextRound)
    : activeSegments(segments).length >= MIN_SEGMENTS
}

function isInNextRound({ eliminated, absent }: Segment): boolean {
  return !eliminated && !absent
}

/** Picks options. Has no effect on those that are picked already, or not there. */
export function pick(wheel: Wheel, ids: Set<string>): Wheel {
  const isNew = ({ id, picked }: Segment) => ids.has(id) && !picked
  if (!wheel.segments.some(isNew)) return wheel
  return withMarked(
    wheel,
    wheel.segments.map((one) => (isNew(one) ? withMark(one, 'picked', true) : one)),
  )
}
