// The odds: how likely each segment is to win.

import type { Segment } from './segment'

/**
 * How likely each of the active segments is to win the next spin, from 0 to 1. They share the circle equally, whatever
 * their weights.
 */
export function chances(active: readonly Segment[]): (segment: Segment) => number {
  const equal = 1 / active.length
  return () => equal
}
