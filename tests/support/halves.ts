// How far the wheel turns, as seen: a wheel of two halves, and what an eye sees that rests on one point of it.

import { nearest, type Rgb, rgb } from './colors'

/** Alike in lightness and unlike in hue, which no softening of flashes takes away. */
export const TWO_OPTIONS = [
  { text: '1', color: '#2f8f3f' },
  { text: '2', color: '#8f4fd0' },
]

/** Which of the two options a pixel shows. */
export function halfOf(color: Rgb): number {
  return nearest(
    color,
    TWO_OPTIONS.map((option) => rgb(option.color)),
  )
}

/** How often the half at the point changed: twice in a turn. */
export function changesIn(halves: readonly number[]): number {
  return halves.filter((half, index) => index > 0 && half !== halves[index - 1]).length
}
