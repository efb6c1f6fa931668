// A label as a block of lines that run in any direction, as large as a segment has room for: across a wide segment, and
// upright on the winner's.

import type { WheelMetrics } from '../metrics'
import type { Word } from '../text'
import { atLargest, block, type LabelLayout, MAX_LINES, type Task, wrapEvenly } from './labelLines'
import { clearance, hubClearance, labelsEnd, MIN_FONT } from './labelRoom'

/** Places along the middle line at which the block is tried. */
const PLACES = 24
/** Free space at the sides of the block, in font sizes. */
const PADDING = 0.2
/** Below any font that is used, in CSS pixels. */
const LEAST_FONT = 1
const AMPLE = 1.5
/** Places are as good as the best where the block could be so nearly as large. */
const NEARLY = 0.97
/** How much larger another line has to make the block: short lines look better on few. */
const WORTH_A_LINE = 1.2

/**
 * The words as one block on the middle line of a segment, or `undefined` where they do not fit at the smallest size.
 * @param turn radians clockwise from outward that the lines run
 * @param top the largest font, in CSS pixels
 */
export function layoutTurned(
  words: readonly Word[],
  { metrics, perTurn, measure, extent }: Task,
  turn: number,
  top: number,
): LabelLayout | undefined {
  let best: LabelLayout | undefined
  for (let lineCount = 1; lineCount <= Math.min(MAX_LINES, words.length); lineCount += 1) {
    const lines = wrapEvenly(words, measure, lineCount)
    const { halfHeight, lineDistance, baseline } = block(extent, lines.length)
    const halfWidth = Math.max(...lines.map((line) => measure(line).width)) / 2
    const { font, distance } = placed(metrics, perTurn, { halfWidth, halfHeight }, turn, top)
    if (font < Math.max(MIN_FONT, WORTH_A_LINE * (best?.font ?? 0))) continue
    best = {
      lines,
      font,
      stretch: 1,
      end: distance,
      turn,
      baseline: baseline * font,
      lineDistance: lineDistance * font,
      isShortened: false,
    }
  }
  return best
}

/** Half the width and height of a block, in font sizes. */
interface Block {
  readonly halfWidth: number
  readonly halfHeight: number
}

/** Where on the middle line the block can be largest, and how large; a font of 0 where it fits nowhere. */
function placed(metrics: WheelMetrics, perTurn: number, size: Block, turn: number, top: number) {
  const largestAt = (distance: number) => {
    const fits = (font: number) =>
      isFree(metrics, perTurn, size, turn, distance, font) ? font : undefined
    // More than it may have: in the middle of the room a small block looks best.
    return atLargest(fits, LEAST_FONT, AMPLE * top) ?? 0
  }
  const places = Array.from({ length: PLACES }, (_, place) => {
    const distance = ((place + 0.5) / PLACES) * labelsEnd(metrics)
    return { distance, font: largestAt(distance) }
  })
  const most = Math.max(...places.map(({ font }) => font))
  const best = places.filter(({ font }) => font >= NEARLY * most)
  const distance = ((best[0]?.distance ?? 0) + (best.at(-1)?.distance ?? 0)) / 2
  return { font: Math.min(largestAt(distance), top), distance }
}

/** Whether the block, in a font and with its middle at a distance, is clear of hub, rim and the segment's edges. */
export function isFree(
  metrics: WheelMetrics,
  perTurn: number,
  { halfWidth, halfHeight }: Block,
  turn: number,
  distance: number,
  font: number,
): boolean {
  const halfAngle = Math.PI / Math.max(2, perTurn)
  const [along, across] = [Math.cos(turn), Math.sin(turn)]
  const [width, height] = [(halfWidth + PADDING) * font, halfHeight * font]
  const away = Math.hypot(
    Math.max(0, Math.abs(distance * along) - width),
    Math.max(0, Math.abs(distance * across) - height),
  )
  if (away < metrics.hubRadius + hubClearance(metrics)) return false
  const free = metrics.border / 2 + clearance(metrics, font)
  return [-1, 1].every((right) =>
    [-1, 1].every((up) => {
      // Up is a quarter turn counterclockwise from the direction of the lines.
      const outward = distance + right * width * along + up * height * across
      const aside = right * width * across - up * height * along
      const toEdge = outward * Math.sin(halfAngle) - Math.abs(aside) * Math.cos(halfAngle)
      return toEdge >= free && Math.hypot(outward, aside) <= labelsEnd(metrics)
    }),
  )
}
