// Where an option's picture is on its slice. It is upright where the slice is at the pointer.

import type { WheelMetrics } from '../metrics'
import type { PicturePlace } from '../settings/settings'
import { clearance, hubClearance, labelsEnd, MIN_FONT } from './labelRoom'

export interface PictureRoom {
  /** CSS pixels from the wheel's center to the picture's. */
  readonly distance: number
  /** Of its square, in CSS pixels. */
  readonly size: number
  /** Where it fills the slice: radians to either side of the middle that are seen of it. Else `null`. */
  readonly halfAngle: number | null
}

/** CSS pixels: a smaller one says nothing. */
const LEAST_SIZE = 14
/** The largest circle that it has room in, in radii of the wheel. */
const MOST_BESIDE = 0.13
const MOST_INSTEAD = 0.3
/** Of the way from the hub's end of the room to the rim's. */
const OUTWARD = 0.7
/** Corners of the square are rounded by this share of its side. */
export const CORNER = 0.3
/** Side of such a square in a circle of radius 1. */
const SQUARE = 1 / (Math.SQRT2 * (0.5 - CORNER) + CORNER)
/** Between a picture and the text beside it, in pictures. */
const GAP = 0.15

/** `null` where it would be too small to be seen. @param perTurn as in labelRoom.ts */
export function pictureRoom(
  metrics: WheelMetrics,
  perTurn: number,
  place: PicturePlace,
): PictureRoom | null {
  const halfAngle = Math.PI / Math.max(1, perTurn)
  if (place === 'filling') return filling(metrics, halfAngle)
  const sin = Math.sin(Math.min(halfAngle, Math.PI / 2))
  const end = labelsEnd(metrics)
  const gap = metrics.border / 2 + clearance(metrics, MIN_FONT)
  const hub = metrics.hubRadius + hubClearance(metrics)
  const widest = Math.min((end * sin - gap) / (1 + sin), (end - hub) / 2)
  const most = (place === 'beside' ? MOST_BESIDE : MOST_INSTEAD) * metrics.radius
  const radius = Math.min(widest, most)
  const size = radius * SQUARE
  if (size < LEAST_SIZE) return null
  const outermost = end - radius
  const innermost = Math.max(hub + radius, (radius + gap) / sin)
  const distance =
    place === 'beside' ? outermost : innermost + OUTWARD * Math.max(0, outermost - innermost)
  return { distance, size, halfAngle: null }
}

/** Of a picture that fills a thin slice, in the slice's widths at the rim: of a larger one too little would be seen. */
const MOST_WIDTHS = 1.4

/** A square of which only the slice is seen. Of a thin slice it leaves the narrow end free. */
function filling({ radius, hubRadius }: WheelMetrics, halfAngle: number): PictureRoom | null {
  if (2 * halfAngle * radius < LEAST_SIZE) return null
  if (halfAngle > Math.PI / 2) return { distance: 0, size: 2 * radius, halfAngle }
  const width = 2 * radius * Math.sin(halfAngle)
  const size = Math.max(width, Math.min(radius - hubRadius, MOST_WIDTHS * width))
  return { distance: Math.max((radius + hubRadius) / 2, radius - size / 2), size, halfAngle }
}

/** For the text beside a picture: as if the pointer reached to where the picture begins. */
export function metricsBeside(
  metrics: WheelMetrics,
  { distance, size }: PictureRoom,
): WheelMetrics {
  const end = distance - (0.5 + GAP) * size
  return { ...metrics, pointerReach: (metrics.radius - end) / 1.5 }
}
