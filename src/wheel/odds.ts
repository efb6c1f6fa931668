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
  const places = new Map(typeof arcs === 'number' ? [] : active.map(({ id }, index) => [id, index]))
  return ({ id }) => widthOf(places.get(id) ?? 0, arcs)
}
