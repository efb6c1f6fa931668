import { countUnmarked, isMarked, MIN_SEGMENTS, type Segment } from '../wheel/segment'
import { type Wheel, withSegments } from '../wheel/wheel'

/**
 * Removes options, but leaves two that nothing keeps off the wheel: of those to be removed, the first stay. No effect if
 * nothing is left to remove.
 */
export function removeSegments(wheel: Wheel, ids: Set<string>, isEliminationMode: boolean): Wheel {
  let missing = MIN_SEGMENTS - countUnmarked(wheel.segments.filter(({ id }) => !ids.has(id)))
  const segments = wheel.segments.filter((segment) => {
    if (!ids.has(segment.id)) return true
    if (isMarked(segment) || missing <= 0) return false
    missing -= 1
    return true
  })
  // Of a round that is almost over, most are picked.
  if (segments.length < MIN_SEGMENTS) return wheel
  if (segments.length === wheel.segments.length) return wheel
  return withSegments(wheel, segments, isEliminationMode)
}

/** The options that a change from one wheel to the other has removed. */
export function removedBetween(before: Wheel, after: Wheel): readonly Segment[] {
  const left = new Set(after.segments.map(({ id }) => id))
  return before.segments.filter(({ id }) => !left.has(id))
}
