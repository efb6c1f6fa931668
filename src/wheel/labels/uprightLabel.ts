// The winner's label while its segment stands out: upright, for whoever stands before the wheel.

import { FULL_TURN, type Radians } from '../angle'
import type { WheelMetrics } from '../metrics'
import { splitWords } from '../text'
import { layoutTurned } from './labelBlock'
import { largestFontSize } from './labelLayout'
import { type LabelLayout, type MeasureText, memoized } from './labelLines'
import { READABLE } from './labelRoom'

/** It may become smaller, but not below this share of its size. */
const LEAST_SHARE = 0.6

/**
 * The label's layout upright on its segment, or `null` where the segment is too narrow for it.
 * @param label how it runs on the wheel
 * @param middle where the segment's middle is, clockwise from the top
 */
export function uprightLabel(
  text: string,
  label: LabelLayout,
  metrics: WheelMetrics,
  perTurn: number,
  middle: Radians,
  measureText: MeasureText,
): LabelLayout | null {
  const measure = memoized(measureText)
  const task = { metrics, perTurn, measure, extent: measure(text) }
  const top = Math.max(label.font, largestFontSize(metrics, perTurn))
  const fromTop = middle - Math.round(middle / FULL_TURN) * FULL_TURN
  const layout = layoutTurned(splitWords(text), task, FULL_TURN / 4 - fromTop, top)
  const least = Math.max(READABLE, LEAST_SHARE * label.font)
  return layout && layout.font >= least ? layout : null
}
