// A segment's outline as a canvas path.

import { FULL_TURN } from '../wheel/angle'
import type { WheelMetrics } from '../wheel/metrics'

/** Canvas angles start at three o'clock; the wheel's start at the top. */
export const QUARTER_TURN = FULL_TURN / 4

/** One of `count` equal sectors, from the hub to the rim, at rotation 0. */
export function sectorPath(metrics: WheelMetrics, index: number, count: number): Path2D {
  const path = new Path2D()
  const start = (index / count) * FULL_TURN - QUARTER_TURN
  path.moveTo(0, 0)
  path.arc(0, 0, metrics.radius, start, start + FULL_TURN / count)
  path.closePath()
  return path
}
