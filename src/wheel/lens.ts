// Owns the lens: where labels would be too small to read, an arc at the pointer shows the few segments there
// as if the wheel had no more than two dozen.

import { FULL_TURN, type Radians, radians } from './angle'
import { hasLabels } from './labelRoom'
import type { WheelMetrics } from './metrics'

/** In the lens, segments are as wide as those of a wheel of so many. */
export const LENS_COUNT = 24
/** Segments that it shows. */
const SHOWN = 5
/** Where it begins, in radii. */
const INNER = 0.26

export interface Lens {
  /** How far it reaches to either side of the pointer. */
  readonly halfAngle: Radians
  /** CSS pixels. */
  readonly innerRadius: number
  /** How many times wider an angle is in it. */
  readonly magnification: number
}

/** The lens of a wheel of `count` segments, or `null` where its labels can be read, or not in a lens either. */
export function lensFor(metrics: WheelMetrics, count: number): Lens | null {
  if (hasLabels(metrics, count) || !hasLabels(metrics, LENS_COUNT)) return null
  return {
    halfAngle: radians((FULL_TURN * SHOWN) / LENS_COUNT / 2),
    innerRadius: INNER * metrics.radius,
    magnification: count / LENS_COUNT,
  }
}

/**
 * Where a segment's middle stands in the lens, clockwise from the pointer.
 * @returns radians; beyond half a turn where the segment is not near
 */
export function angleInLens(index: number, rotation: number, count: number): number {
  const angle = ((index + 0.5) / count) * FULL_TURN + rotation
  const fromPointer = angle - Math.round(angle / FULL_TURN) * FULL_TURN
  return (fromPointer * count) / LENS_COUNT
}
