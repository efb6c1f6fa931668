// `perTurn` is a segment's width, as how many of it fill a turn: at least 1, and not always a whole number.

import { FULL_TURN } from '../angle'
import { LINE_SHARE, type WheelMetrics } from '../metrics'

/** The smallest legible font, in CSS pixels. */
export const MIN_FONT = 7
/** CSS pixels. */
export const READABLE = 10
/** CSS pixels, on a wheel of the usual size. */
const USUAL_FONT = 14
/** Share of their width that labels at the smallest size are narrowed to before they are shortened. */
export const NARROWEST = 0.7
/** Height of capitals and digits, in font sizes. */
const CAPITAL_INK = 0.74
// Free space between a text and the border lines beside it, in line widths.
/** At the smallest font. */
const LEAST_CLEARANCE = 0.12
/** Added for each CSS pixel of a larger font. */
const CLEARANCE_GROWTH = 0.06
const MOST_CLEARANCE = 0.75
/** A label with less room says nothing. */
const LEAST_WIDTH_IN_FONTS = 3.5

/** CSS pixels. */
export function clearance(metrics: WheelMetrics, font: number): number {
  const lineWidths = LEAST_CLEARANCE + CLEARANCE_GROWTH * (font - MIN_FONT)
  return metrics.border * Math.min(MOST_CLEARANCE, lineWidths)
}

/**
 * One wider than half a turn is treated as half a turn: no label reaches around the hub. Ink at a distance d from the
 * center that reaches h to one side of the middle line is d * sin - h * cos away from the edge. The border line covers
 * half its width of that; near the center it covers a share of the arc, and d * tapered is left.
 */
function edge(perTurn: number) {
  const halfAngle = Math.PI / Math.max(2, perTurn)
  const [sin, cos] = [Math.sin(halfAngle), Math.cos(halfAngle)]
  return { sin, cos, tapered: sin - (LINE_SHARE * halfAngle) / cos }
}

/** Where ink may begin that reaches `halfHeight` to both sides, `gap` away from the border lines; in CSS pixels. */
function narrowEnd(
  metrics: WheelMetrics,
  perTurn: number,
  halfHeight: number,
  gap: number,
): number {
  const { sin, cos, tapered } = edge(perTurn)
  const needed = halfHeight * cos + gap
  const wide = (needed + metrics.border / 2) / sin
  return tapered > 0 ? Math.min(wide, needed / tapered) : wide
}

/** To one side of the middle line: the inverse of {@link narrowEnd}. */
export function reachAt(
  metrics: WheelMetrics,
  perTurn: number,
  distance: number,
  gap: number,
): number {
  const { sin, cos, tapered } = edge(perTurn)
  return (Math.max(distance * sin - metrics.border / 2, distance * tapered) - gap) / cos
}

/** CSS pixels. */
export function hubClearance({ labelFont }: WheelMetrics): number {
  return 0.4 * labelFont
}

/** Clear of the pointer's tip, which covers a part of one label; in CSS pixels. */
export function labelsEnd({ radius, pointerReach }: WheelMetrics): number {
  return radius - 1.5 * pointerReach
}

/** In CSS pixels. */
export function room(metrics: WheelMetrics, perTurn: number, halfHeight: number, font: number) {
  const narrow = narrowEnd(metrics, perTurn, halfHeight, clearance(metrics, font))
  const start = Math.max(metrics.hubRadius + hubClearance(metrics), narrow)
  const outer = labelsEnd(metrics)
  const end = outer > halfHeight ? Math.sqrt(outer ** 2 - halfHeight ** 2) : 0
  return { width: end - start, end }
}

/** Hard to read or missing: at the rim the segment is narrower than usual letters. */
export function areLabelsSmall({ radius }: WheelMetrics, perTurn: number): boolean {
  return (FULL_TURN * radius) / perTurn < USUAL_FONT
}

/** Narrower segments have none: it would be too small to read. */
export function hasLabels(metrics: WheelMetrics, perTurn: number): boolean {
  const { width } = room(metrics, perTurn, (CAPITAL_INK * MIN_FONT) / 2, MIN_FONT)
  return width >= LEAST_WIDTH_IN_FONTS * NARROWEST * MIN_FONT
}
