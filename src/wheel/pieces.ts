// Merges segments that are too thin to tell apart. A piece has the color of a member: a mean of many would be brown.

import { FULL_TURN } from './angle'

/** CSS pixels at the rim; thinner ones are grouped. */
const THIN = 2.5
/** CSS pixels at the rim. */
const THINNEST_GROUP = 3

export interface Pieces<T> {
  readonly colors: readonly T[]
  /** In turns; the last one is 1. */
  readonly ends: Float64Array<ArrayBuffer>
}

/**
 * A lone thin segment between two wide ones stays: it is drawn as faintly as it is thin.
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
  const endOfThin = (first: number) => {
    let next = first
    while (next < colors.length && isThin(next) && width(first, next) < THINNEST_GROUP) next += 1
    return next
  }

  for (let first = 0; first < colors.length; ) {
    let next = Math.max(first + 1, endOfThin(first))
    if (isThin(first)) {
      const rest = endOfThin(next)
      // Too little is left for a wide piece: it goes with this one.
      if (rest > next && width(next, rest) < THINNEST_GROUP) next = rest
    }
    const neighbors = [found.at(-1), next === colors.length ? found[0] : undefined]
    found.push(memberColor(colors.slice(first, next), found.length, neighbors))
    foundEnds.push(next === colors.length ? 1 : (ends[next - 1] as number) / total)
    first = next
  }
  return { colors: found, ends: Float64Array.from(foundEnds) }
}

/** A power of two; 1 where each segment is wide enough. */
export function groupSize(count: number, radius: number): number {
  const arc = (FULL_TURN * radius) / count
  if (arc >= THIN) return 1
  return 2 ** Math.ceil(Math.log2(THINNEST_GROUP / arc))
}

/**
 * Neighboring groups get different colors where their members allow it.
 * @param colors in any representation that can be compared by `===`
 * @param size segments per group; the last group may be smaller
 */
export function groupedColors<T>(colors: readonly T[], size: number): T[] {
  if (size === 1) return [...colors]
  const grouped: T[] = []
  for (let start = 0; start < colors.length; start += size) {
    const members = colors.slice(start, start + size)
    const color = memberColor(members, start / size, [
      grouped.at(-1),
      start + size >= colors.length ? grouped[0] : undefined,
    ])
    for (let left = members.length; left > 0; left -= 1) grouped.push(color)
  }
  return grouped
}

/** Unlike the neighboring groups' colors if possible. */
function memberColor<T>(members: readonly T[], group: number, neighbors: readonly unknown[]): T {
  // Multiplicative hashing (Knuth): palettes repeat, so a fixed place in each group would pick one color.
  const first = (Math.imul(group + 1, 0x9e3779b1) >>> 0) % members.length
  for (let next = first; next < first + members.length; next += 1) {
    const color = members[next % members.length] as T
    if (!neighbors.includes(color)) return color
  }
  return members[first] as T
}
