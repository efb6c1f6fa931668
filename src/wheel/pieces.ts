// What the disc of a wheel with unequal segments shows: its segments, and neighbors too thin to tell apart as one piece, in
// the color of one of them (colorGroups.ts does it for equal ones).

import { FULL_TURN } from './angle'
import { memberColor, THIN, THINNEST_GROUP } from './colorGroups'

export interface Pieces<T> {
  readonly colors: readonly T[]
  /** Where each ends, in turns; the last one at 1. */
  readonly ends: Float64Array<ArrayBuffer>
}

/**
 * Of thin neighbors pieces are made that are wide enough. A thin segment between two wide ones stays as it is: it
 * is drawn as faintly as it is thin.
 * @param colors in any representation that can be compared by `===`
 * @param ends running sums of the segments' widths, in any unit
 * @param radius at which the pieces are seen, in CSS pixels
 */
export function discPieces<T>(colors: readonly T[], ends: Float64Array, radius: number): Pieces<T> {
  const total = ends.at(-1) ?? 1
  const pixels = (FULL_TURN * radius) / total
  const found: T[] = []
  const foundEnds: number[] = []
  const start = (index: number) => (index === 0 ? 0 : (ends[index - 1] as number))
  const width = (from: number, to: number) => ((ends[to - 1] as number) - start(from)) * pixels
  const isThin = (index: number) => width(index, index + 1) < THIN
  /** Where a piece of thin segments ends that begins with this one: where it is wide enough, or the thin ones end. */
  const endOfThin = (first: number) => {
    let next = first
    while (next < colors.length && isThin(next) && width(first, next) < THINNEST_GROUP) next += 1
    return next
  }

  for (let first = 0; first < colors.length; ) {
    let next = Math.max(first + 1, endOfThin(first))
    if (isThin(first)) {
      const rest = endOfThin(next)
      // What is left of the thin ones would be no wide piece: it goes with this one.
      if (rest > next && width(next, rest) < THINNEST_GROUP) next = rest
    }
    const neighbors = [found.at(-1), next === colors.length ? found[0] : undefined]
    found.push(memberColor(colors.slice(first, next), found.length, neighbors))
    foundEnds.push(next === colors.length ? 1 : (ends[next - 1] as number) / total)
    first = next
  }
  return { colors: found, ends: Float64Array.from(foundEnds) }
}
