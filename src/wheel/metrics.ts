// In CSS pixels.

import { FULL_TURN } from './angle'
import type { Arcs } from './geometry'
import type { Look } from './look'

export const WHEEL_SIZE = 350

export interface WheelMetrics {
  /** Of the square that the wheel takes up in the layout. */
  readonly size: number
  /** How far the pointer's head and the winner's glow extend beyond that square on each side. */
  readonly bleed: number
  readonly radius: number
  readonly rimWidth: number
  readonly hubRadius: number
  readonly border: number
  readonly winnerBorder: number
  readonly pointerReach: number
  /** From its tip to its pivot, the middle of its head. */
  readonly pointerLength: number
  readonly pointerHeadRadius: number
  readonly labelFont: number
}

const HUB_RADIUS = 15
/** A logo can be told from across a room. */
const PICTURED_HUB_RADIUS = 32

/** Above `WHEEL_SIZE`, as in a presentation, everything grows with it. */
export function wheelMetrics(size: number, hasHubPicture = false): WheelMetrics {
  const scale = Math.max(1, size / WHEEL_SIZE)
  return {
    size,
    bleed: 20 * scale,
    // Where a window has no room for the wheel, drawing nothing must not fail.
    radius: Math.max(1, size / 2 - 20 * scale),
    rimWidth: 11 * scale,
    hubRadius: (hasHubPicture ? PICTURED_HUB_RADIUS : HUB_RADIUS) * scale,
    border: 2 * scale,
    winnerBorder: 4 * scale,
    pointerReach: 7 * scale,
    pointerLength: 30 * scale,
    pointerHeadRadius: 11.5 * scale,
    labelFont: 14 * scale,
  }
}

/** Radians of a segment that stands out: wide enough to be seen. @param width in turns */
export function raisedAngle(width: number, { radius, winnerBorder }: WheelMetrics): number {
  return Math.max(width * FULL_TURN, winnerBorder / radius)
}

/** Of a segment's arc: more would hide the colors near the hub. */
export const LINE_SHARE = 0.08

/** In CSS pixels; 0 for a segment that is alone. @param perTurn how many of the narrower one's width fill a turn */
export function lineWidth(metrics: WheelMetrics, perTurn: number): number {
  return perTurn > 1 ? metrics.border : 0
}

/** At a distance from the center, in CSS pixels. @param times as wide as usual */
export function lineHalfWidth(
  metrics: WheelMetrics,
  perTurn: number,
  distance: number,
  times = 1,
): number {
  const most = (LINE_SHARE * distance * FULL_TURN) / perTurn
  return 0.5 * Math.min(times * lineWidth(metrics, perTurn), most)
}

const FEWEST_PEGS = 24
const MOST_PEGS = 72

/** One where each segment begins, more if there are few. Above `MOST_PEGS`, or if unequal, they do not line up. */
export function pegCount(arcs: Arcs): number {
  if (typeof arcs !== 'number' || arcs > MOST_PEGS) return MOST_PEGS
  return arcs * Math.max(1, Math.round(FEWEST_PEGS / arcs))
}

const PIN_CORNERS = 120

/** Its corners around the middle of the hub, in radii of the pin, y down; as shaders/hubAndPointer.frag draws it. */
export function pinCorners({
  pinPoints,
  pinDepth,
  pinCleft,
}: Pick<Look, 'pinPoints' | 'pinDepth' | 'pinCleft'>): [number, number][] {
  return Array.from({ length: PIN_CORNERS }, (_, corner) => {
    const angle = (corner / PIN_CORNERS) * FULL_TURN
    const distance = 1 - pinDepth * (0.5 - 0.5 * Math.cos(pinPoints * angle))
    const x = distance * Math.sin(angle)
    return [x, pinCleft * (0.3 - Math.sqrt(Math.abs(x))) - distance * Math.cos(angle)]
  })
}

/** SVG path data: the middle of the head at the origin, the tip below. */
export function pointerPath(
  { pointerLength, pointerHeadRadius }: Pick<WheelMetrics, 'pointerLength' | 'pointerHeadRadius'>,
  shape: 'drop' | 'arrow' = 'drop',
): string {
  if (shape === 'arrow') {
    const [side, top] = [pointerHeadRadius, -pointerHeadRadius]
    return `M${-side} ${top}L${side} ${top}L0 ${pointerLength}Z`
  }
  // The sides touch the head where they begin.
  const y = pointerHeadRadius ** 2 / pointerLength
  const x = Math.sqrt(pointerHeadRadius ** 2 - y ** 2)
  const head = `${pointerHeadRadius} ${pointerHeadRadius} 0 1 1`
  return `M${-x} ${y}A${head} ${x} ${y}L0 ${pointerLength}Z`
}
