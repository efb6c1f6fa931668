// A segment's outline as a canvas path.

import { FULL_TURN } from '../../wheel/angle'
import type { WheelMetrics } from '../../wheel/metrics'

/** Canvas angles start at three o'clock; the wheel's start at the top. */
export const QUARTER_TURN = FULL_TURN / 4

/**
 * A sector from the hub to the rim, at rotation 0.
 * @param from turns, clockwise from the top; as is `to`
 */
export function sectorPath(metrics: WheelMetrics, from: number, to: number): Path2D {
  const path = new Path2D()
  path.moveTo(0, 0)
  path.arc(0, 0, metrics.radius, from * FULL_TURN - QUARTER_TURN, to * FULL_TURN - QUARTER_TURN)
  path.closePath()
  return path
}
