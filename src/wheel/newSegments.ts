// New options and their colors.

import { paletteColorBeside } from './palette'
import { isActive, type Segment } from './segment'

/**
 * Options added at the end, in palette colors by their number. Where that color is a neighbor's on the wheel, which
 * for the last one are the option before it and the first, the next color is taken.
 */
export function withNew(
  before: readonly Segment[],
  texts: readonly string[],
  newId: () => string,
): Segment[] {
  const segments = [...before]
  const first = before.find(isActive)
  let previous = before.findLast(isActive)
  for (const [index, text] of texts.entries()) {
    const next = index === texts.length - 1 ? (first ?? segments[before.length]) : undefined
    const neighbors = [previous, next].flatMap((one) => (one ? [one.color] : []))
    const color = paletteColorBeside(segments.length, neighbors)
    previous = { id: newId(), text, color, weight: 1 }
    segments.push(previous)
  }
  return segments
}
