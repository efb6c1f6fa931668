// Where labels would be too small to read, an arc at the pointer shows the few segments there as wide as those of a
// wheel of two dozen, whatever their widths. So it shows a wheel of equal segments, which turns as the pointer passes
// the real ones.

import { FULL_TURN, type Radians, radians, withinTurn } from '../angle'
import { type Arcs, countOf, placeAt } from '../geometry'
import type { WheelMetrics } from '../metrics'
import { hasLabels } from './labelRoom'

export const LENS_COUNT = 24
const SHOWN = 5
/** In radii of the wheel. */
const INNER = 0.26

export interface Lens {
  readonly halfAngle: Radians
  /** CSS pixels. */
  readonly innerRadius: number
  /** Of an angle on the wheel. */
  readonly magnification: number
}

/** `null` where labels could not be read even in it. */
export function lensFor(metrics: WheelMetrics, count: number): Lens | null {
  if (count <= LENS_COUNT || !hasLabels(metrics, LENS_COUNT)) return null
  return {
    halfAngle: radians((FULL_TURN * SHOWN) / LENS_COUNT / 2),
    innerRadius: INNER * metrics.radius,
    magnification: count / LENS_COUNT,
  }
}

export function metricsInLens(metrics: WheelMetrics, { innerRadius }: Lens): WheelMetrics {
  return { ...metrics, hubRadius: innerRadius }
}

/** A segment's middle in radians, clockwise from the pointer; more than half a turn where it is far away. */
export function angleInLens(index: number, rotation: number, count: number): number {
  const angle = ((index + 0.5) / count) * FULL_TURN + rotation
  const fromPointer = angle - Math.round(angle / FULL_TURN) * FULL_TURN
  return (fromPointer * count) / LENS_COUNT
}

/** Under the pointer is the same point of the same segment as on the wheel. */
export function turnInLens(rotation: number, arcs: Arcs): number {
  if (typeof arcs === 'number') return rotation
  return (-placeUnderPointer(rotation, arcs) / arcs.length) * FULL_TURN
}

/** While the wheel itself turned by `arc` to `rotation`; at most a turn. */
export function arcInLens(rotation: number, arc: number, arcs: Arcs): number {
  if (typeof arcs === 'number' || arc === 0 || arc >= FULL_TURN) return arc
  const before = placeUnderPointer(rotation - arc, arcs)
  const passed = before - placeUnderPointer(rotation, arcs)
  const count = countOf(arcs)
  return ((passed < 0 ? passed + count : passed) / count) * FULL_TURN
}

function placeUnderPointer(rotation: number, arcs: Arcs): number {
  return placeAt(withinTurn(-rotation) / FULL_TURN, arcs)
}
