// The pointer's outline, the same wherever it is drawn flat; the scene's shader computes the same drop.

import type { WheelMetrics } from './metrics'

/** SVG path data of the drop: the middle of its head at the origin, its tip below. */
export function pointerPath({
  pointerLength,
  pointerHeadRadius,
}: Pick<WheelMetrics, 'pointerLength' | 'pointerHeadRadius'>): string {
  // The sides touch the head where they begin.
  const y = pointerHeadRadius ** 2 / pointerLength
  const x = Math.sqrt(pointerHeadRadius ** 2 - y ** 2)
  const head = `${pointerHeadRadius} ${pointerHeadRadius} 0 1 1`
  return `M${-x} ${y}A${head} ${x} ${y}L0 ${pointerLength}Z`
}
