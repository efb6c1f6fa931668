// Owns the wheel's measures in CSS pixels, for whoever draws it
// (product specification, sections 2 and 9; what it leaves open is drawn to match).

import { FULL_TURN } from './angle'

/** The wheel's size on the page at most. */
export const WHEEL_SIZE = 350
/** What a narrow window keeps free beside the wheel, both sides together. */
export const WINDOW_MARGIN = 40

export interface WheelMetrics {
  /** Width and height of the place the wheel takes. */
  readonly size: number
  /** Drawn around that place on every side: the pointer's head and the winner's glow reach there. */
  readonly bleed: number
  /** Where segments end and the rim begins. */
  readonly radius: number
  readonly rimWidth: number
  readonly hubRadius: number
  /** The line between two segments. */
  readonly border: number
  readonly winnerBorder: number
  /** How far inside the radius the pointer's tip lies. */
  readonly pointerReach: number
  /** From the pointer's tip to the middle of its head, where it turns. */
  readonly pointerLength: number
  readonly pointerHead: number
  /** Size of a label's letters where its segment has room for it. */
  readonly labelFont: number
}

/** The measures of a wheel of the given size; above the usual size everything grows with it. */
export function wheelMetrics(size: number): WheelMetrics {
  const scale = Math.max(1, size / WHEEL_SIZE)
  return {
    size,
    bleed: 20 * scale,
    radius: size / 2 - 20 * scale,
    rimWidth: 11 * scale,
    hubRadius: 15 * scale,
    border: 2 * scale,
    winnerBorder: 4 * scale,
    pointerReach: 7 * scale,
    pointerLength: 30 * scale,
    pointerHead: 11.5 * scale,
    labelFont: 14 * scale,
  }
}

/** Share of a segment's arc that a line takes at most: towards the hub it would hide the colors. */
export const LINE_SHARE = 0.08

/** How far the line between two of `count` segments reaches to either side at a distance from the center, in CSS pixels. */
export function lineReach(metrics: WheelMetrics, count: number, distance: number): number {
  return 0.5 * Math.min(metrics.border, (LINE_SHARE * distance * FULL_TURN) / count)
}

const FEWEST_PEGS = 24
const MOST_PEGS = 72

/** Pegs on the rim: one where each segment begins, and between them while there are few. */
export function pegCount(segmentCount: number): number {
  if (segmentCount > MOST_PEGS) return MOST_PEGS
  return segmentCount * Math.max(1, Math.round(FEWEST_PEGS / segmentCount))
}
