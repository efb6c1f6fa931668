// Owns which colors a wheel is drawn in whose segments are too thin to be told apart: neighbors form groups of a
// power of two, fixed to the wheel, each in the color of one of its members. A mean would turn everything brown.

import { FULL_TURN } from './angle'

/** CSS pixels at the rim: thinner segments than the first are grouped, into groups no thinner than the second. */
const THIN = 2.5
const THINNEST_GROUP = 3

/** How many segments a group takes at the rim: 1, where each is wide enough, or a power of two. */
export function groupSize(count: number, radius: number): number {
  const arc = (FULL_TURN * radius) / count
  if (arc >= THIN) return 1
  return 2 ** Math.ceil(Math.log2(THINNEST_GROUP / arc))
}

/**
 * The colors, in whatever form, with that of one member in place of each of its group. Neighboring groups differ where their members do.
 * @param size of a group; the last one may be smaller
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

/** The color of a member that is picked by the group's number, always the same one, and is none of its neighbors'. */
function memberColor<T>(members: readonly T[], group: number, neighbors: readonly unknown[]): T {
  // Multiplicative hashing (Knuth): palettes repeat, and with them every member at a fixed place.
  const first = (Math.imul(group + 1, 0x9e3779b1) >>> 0) % members.length
  for (let next = first; next < first + members.length; next += 1) {
    const color = members[next % members.length] as T
    if (!neighbors.includes(color)) return color
  }
  return members[first] as T
}
