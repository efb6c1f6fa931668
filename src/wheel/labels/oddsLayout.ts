// Layout of a segment's texts on the wheel: its label and, where there is room between that and the hub, its odds in a
// smaller line.

import type { WheelMetrics } from '../metrics'
import { isFree } from './labelBlock'
import { layoutLabel } from './labelLayout'
import type { LabelLayout, MeasureText } from './labelLines'
import { hubClearance, MIN_FONT, room } from './labelRoom'

/** Font size of the odds, in font sizes of a label that is not larger than usual. */
const ODDS_FONT = 0.75
/** The same where they are below it. */
const ODDS_FONT_BELOW = 0.45
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
  perTurn: number,
  measure: MeasureText,
  label = layoutLabel(text, metrics, perTurn, measure),
): readonly LabelLayout[] {
  if (odds === null || label.isShortened) return [label]
  if (label.turn !== null) return withOddsBelow(text, odds, metrics, perTurn, measure, label)
  const font = Math.max(MIN_FONT, ODDS_FONT * Math.min(label.font, metrics.labelFont))
  const { width, ascent, descent } = measure(odds)
  const own = room(metrics, perTurn, ((ascent + descent) / 2) * font, font)
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
  const shrunk = layoutLabel(text, { ...metrics, hubRadius }, perTurn, measure, label.font)
  const isLegible = !shrunk.isShortened && shrunk.stretch === 1
  // Never smaller than its odds.
  const least = Math.max(font, Math.min(metrics.labelFont, LEAST_SHRUNK * label.font))
  return isLegible && shrunk.font >= least ? withOdds(shrunk) : [label]
}

/** For a label that runs across: its odds are below it, toward the hub. */
function withOddsBelow(
  text: string,
  odds: string,
  metrics: WheelMetrics,
  perTurn: number,
  measure: MeasureText,
  label: LabelLayout,
): readonly LabelLayout[] {
  const font = Math.max(MIN_FONT, ODDS_FONT_BELOW * label.font)
  const { width, ascent, descent } = measure(odds)
  const block = { halfWidth: width / 2, halfHeight: (ascent + descent) / 2 }
  const height = 2 * block.halfHeight * font
  const bottomOf = (shown: LabelLayout) =>
    shown.end - (measure(text).ascent * shown.font - shown.baseline)
  const middleOf = (shown: LabelLayout) => bottomOf(shown) - GAP * font - height / 2
  // Toward the hub a segment is narrower.
  const hasRoom = (shown: LabelLayout) =>
    shown.turn !== null && isFree(metrics, perTurn, block, shown.turn, middleOf(shown), font)
  const withOdds = (shown: LabelLayout) => {
    const baseline = ((ascent - descent) / 2) * font
    return [shown, { ...lineOf(odds), turn: shown.turn, font, end: middleOf(shown), baseline }]
  }
  const top = metrics.hubRadius + hubClearance(metrics) + height + GAP * font
  if (hasRoom(label)) return withOdds(label)
  // As if the hub reached to above the odds.
  const hubRadius = top - hubClearance(metrics)
  const shrunk = layoutLabel(text, { ...metrics, hubRadius }, perTurn, measure, label.font)
  const isLegible = shrunk.font >= LEAST_SHRUNK * label.font
  return isLegible && hasRoom(shrunk) ? withOdds(shrunk) : [label]
}

function lineOf(odds: string) {
  return { lines: [odds], stretch: 1, turn: null, lineDistance: 0, isShortened: false }
}

/** Where the widest line begins, as a distance from the wheel's center in CSS pixels. */
function startOf({ lines, font, stretch, end }: LabelLayout, measure: MeasureText): number {
  return end - Math.max(...lines.map((line) => measure(line).width)) * font * stretch
}
