// Layout of a segment's texts on the wheel: its label and, where there is room between that and the hub, its odds in a
// smaller line.

import { layoutLabel } from './labelLayout'
import type { LabelLayout, MeasureText } from './labelLines'
import { hubClearance, MIN_FONT, room } from './labelRoom'
import type { WheelMetrics } from './metrics'

/** Font size of the odds, in font sizes of a label that is not larger than usual. */
const ODDS_FONT = 0.75
/** Between the odds and the label, in font sizes of the odds. */
const GAP = 0.5
/** A label may shrink to the usual size, or to this share of a smaller one, so that its odds fit. */
const LEAST_SHRUNK = 0.7

/**
 * The layouts of a segment's label and odds; the odds are left out where the label would become hard to read.
 * @param odds the text that tells them; `null` for a label alone
 * @param label its layout without odds
 */
export function layoutTexts(
  text: string,
  odds: string | null,
  metrics: WheelMetrics,
  segmentCount: number,
  measure: MeasureText,
  label = layoutLabel(text, metrics, segmentCount, measure),
): readonly LabelLayout[] {
  if (odds === null || label.isShortened) return [label]
  const font = Math.max(MIN_FONT, ODDS_FONT * Math.min(label.font, metrics.labelFont))
  const { width, ascent, descent } = measure(odds)
  if (label.turn !== null) {
    // Below it, toward the hub.
    const half = ((ascent + descent) / 2) * font
    const labelHalf = measure(text).ascent * label.font - label.baseline
    const end = label.end - labelHalf - GAP * font - half
    const hasRoom = end - half >= metrics.hubRadius + hubClearance(metrics)
    const baseline = ((ascent - descent) / 2) * font
    const below = { ...lineOf(odds), turn: label.turn, font, end, baseline }
    return hasRoom ? [label, below] : [label]
  }
  const own = room(metrics, segmentCount, ((ascent + descent) / 2) * font, font)
  const start = own.end - own.width
  const labelStart = start + (width + GAP) * font
  const withOdds = (shown: LabelLayout) => {
    const end = startOf(shown, measure) - GAP * font
    const baseline = ((ascent - descent) / 2) * font
    return [shown, { ...lineOf(odds), font, end, baseline }]
  }
  if (startOf(label, measure) >= labelStart) return withOdds(label)
  // As if the hub reached to where the odds end.
  const hubRadius = labelStart - hubClearance(metrics)
  const shrunk = layoutLabel(text, { ...metrics, hubRadius }, segmentCount, measure, label.font)
  const isLegible = !shrunk.isShortened && shrunk.stretch === 1
  // Never smaller than its odds.
  const least = Math.max(font, Math.min(metrics.labelFont, LEAST_SHRUNK * label.font))
  return isLegible && shrunk.font >= least ? withOdds(shrunk) : [label]
}

function lineOf(odds: string) {
  return { lines: [odds], stretch: 1, turn: null, lineDistance: 0, isShortened: false }
}

/** Where the widest line begins, as a distance from the wheel's center in CSS pixels. */
function startOf({ lines, font, stretch, end }: LabelLayout, measure: MeasureText): number {
  return end - Math.max(...lines.map((line) => measure(line).width)) * font * stretch
}
