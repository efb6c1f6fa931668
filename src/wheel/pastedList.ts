// A pasted list of options: it replaces the others, or is added to them.

import { MIN_SEGMENTS, type Segment } from './segment'
import { addSegments, type NewId, type Wheel } from './wheel'

/**
 * Leaves out texts that are blank, or more than the wheel can hold.
 * @param isReplacing if so, the list takes the place of all options, unless it has fewer than a wheel needs
 */
export function pasteList(
  wheel: Wheel,
  typed: readonly string[],
  newId: NewId,
  isEliminationMode: boolean,
  isReplacing: boolean,
): Wheel {
  if (isReplacing) {
    const empty = { ...wheel, segments: [], originalSegments: [] }
    const filled = addSegments(empty, typed, newId, isEliminationMode)
    if (filled.segments.length >= MIN_SEGMENTS) return filled
  }
  return addSegments(wheel, typed, newId, isEliminationMode)
}

/** The options that a change from one wheel to the other has removed. */
export function removedBetween(before: Wheel, after: Wheel): readonly Segment[] {
  const left = new Set(after.segments.map(({ id }) => id))
  return before.segments.filter(({ id }) => !left.has(id))
}
