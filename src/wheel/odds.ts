// The odds: how likely each segment is to win.

import { type Arcs, widthOf } from './geometry'
import type { Segment } from './segment'

/**
 * How likely each of the active segments is to win the next spin, from 0 to 1: as wide as it is on the circle.
 * @param arcs how they share it, by `arcsOf`; equally where that is left out
 */
export function chances(
  active: readonly Segment[],
  arcs: Arcs = active.length,
): (segment: Segment) => number {
  if (typeof arcs === 'number') {
    const equal = 1 / arcs
    return () => equal
  }
  // Made by the first that asks: a long list asks for a few.
  let places: Map<string, number> | null = null
  return ({ id }) => {
    places ??= new Map(active.map((segment, index) => [segment.id, index]))
    const index = places.get(id)
    // It has just left.
    return index === undefined ? 0 : widthOf(index, arcs)
  }
}
