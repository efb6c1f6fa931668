// Colors of a wheel whose segments are too thin to tell apart. Neighbors form groups, each in the color of one of
// its members: the mean of many colors would be brown.

import { FULL_TURN } from './angle'

/** Segments narrower than this at the rim are grouped, in CSS pixels. */
export const THIN = 2.5
/** The least width of a group at the rim, in CSS pixels. */
export const THINNEST_GROUP = 3

/** Segments per group at the rim: 1 where each is wide enough, otherwise a power of two. */
export function groupSize(count: number, radius: number): number {
  const arc = (FULL_TURN * radius) / count
  if (arc >= THIN) return 1
  return 2 ** Math.ceil(Math.log2(THINNEST_GROUP / arc))
}

/**
 * Replaces every color by the one chosen for its group. Neighboring groups get different colors where their
 * members allow it.
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

/** The color of one member, chosen by the group's number and unlike the neighboring groups' colors if possible. */
export function memberColor<T>(
  members: readonly T[],
  group: number,
  neighbors: readonly unknown[],
): T {
  // Multiplicative hashing (Knuth). A fixed place in each group would pick the same color again and again, because
  // palettes repeat.
  const first = (Math.imul(group + 1, 0x9e3779b1) >>> 0) % members.length
  for (let next = first; next < first + members.length; next += 1) {
    const color = members[next % members.length] as T
    if (!neighbors.includes(color)) return color
  }
  return members[first] as T
}
