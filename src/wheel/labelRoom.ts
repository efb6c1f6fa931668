// Owns how much room a label has inside its segment: beside its ink, and from the hub to the rim.

import { LINE_SHARE, type WheelMetrics } from './metrics'

/** Letters smaller than this many CSS pixels are not read. */
export const MIN_FONT = 7
/** Letters at the smallest size are narrowed to this share of their width before any of them is left out. */
export const NARROWEST = 0.7
/** Ink of capital letters and figures, in font sizes: what tells whether a wheel can have labels at all. */
const CAPITAL_INK = 0.74
/** Free space between a text and the lines beside it, in line widths: at the smallest size, more per CSS pixel, at most. */
const LEAST_CLEARANCE = 0.12
const CLEARANCE_GROWTH = 0.06
const CLEARANCE = 0.75
/** Fewer letters than about this many say nothing. */
const LEAST_WIDTH_IN_FONTS = 3.5

/** Free space beside a text, in CSS pixels. */
export function clearance(metrics: WheelMetrics, font: number): number {
  const lineWidths = LEAST_CLEARANCE + CLEARANCE_GROWTH * (font - MIN_FONT)
  return metrics.border * Math.min(CLEARANCE, lineWidths)
}

/**
 * The edge of one of `count` segments; a single one is taken for two. Ink that lies at a distance d from the center and
 * reaches h to one side of the middle line is d * sin - h * cos away from the edge. The line covers half its width
 * of that, or nearer to the center a share of the arc, which is at most d / cos from it: d * tapered is what is left.
 */
function edge(count: number) {
  const halfAngle = Math.PI / Math.max(2, count)
  const [sin, cos] = [Math.sin(halfAngle), Math.cos(halfAngle)]
  return { sin, cos, tapered: sin - (LINE_SHARE * halfAngle) / cos }
}

/**
 * How far from the center ink may begin that reaches `halfHeight` to both sides of a segment's middle line
 * and stays `gap` away from the lines at the segment's edges. All in CSS pixels.
 */
function narrowEnd(metrics: WheelMetrics, count: number, halfHeight: number, gap: number): number {
  const { sin, cos, tapered } = edge(count)
  const needed = halfHeight * cos + gap
  const wide = (needed + metrics.border / 2) / sin
  return tapered > 0 ? Math.min(wide, needed / tapered) : wide
}

/** How far ink at a distance from the center may reach to one side of the middle line: {@link narrowEnd} undone. */
export function reachAt(
  metrics: WheelMetrics,
  count: number,
  distance: number,
  gap: number,
): number {
  const { sin, cos, tapered } = edge(count)
  return (Math.max(distance * sin - metrics.border / 2, distance * tapered) - gap) / cos
}

/** The radial room that lines of a height have inside a segment, and where it ends; CSS pixels. */
export function room(
  metrics: WheelMetrics,
  segmentCount: number,
  halfHeight: number,
  font: number,
) {
  const narrow = narrowEnd(metrics, segmentCount, halfHeight, clearance(metrics, font))
  const start = Math.max(metrics.hubRadius + 0.4 * metrics.labelFont, narrow)
  // Clear of the pointer's tip, which lies over one of them.
  const outer = metrics.radius - 1.5 * metrics.pointerReach
  const end = outer > halfHeight ? Math.sqrt(outer ** 2 - halfHeight ** 2) : 0
  return { width: end - start, end }
}

/** Whether a wheel of that many segments has labels at all; past it they would be too small to read. */
export function hasLabels(metrics: WheelMetrics, segmentCount: number): boolean {
  const { width } = room(metrics, segmentCount, (CAPITAL_INK * MIN_FONT) / 2, MIN_FONT)
  return width >= LEAST_WIDTH_IN_FONTS * NARROWEST * MIN_FONT
}
