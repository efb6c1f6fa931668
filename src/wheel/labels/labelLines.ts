import type { WheelMetrics } from '../metrics'
import type { Word } from '../text'
import { clearance, hubClearance, labelsEnd, MIN_FONT } from './labelRoom'

export const MAX_LINES = 4
/** In font sizes. */
const LINE_HEIGHT = 1.12
/** Between the ink of two lines, in font sizes; taller ink moves them apart. */
const LINE_GAP = 0.04
const SEARCH_STEPS = 10

/** In font sizes. */
export interface TextExtent {
  readonly width: number
  /** Of the ink, away from the baseline; negative where it does not reach it. */
  readonly ascent: number
  readonly descent: number
}

export type MeasureText = (text: string) => TextExtent

export interface LabelLayout {
  readonly lines: readonly string[]
  /** CSS pixels. */
  readonly font: number
  /** Scale of the letters; below 1 only at the smallest font size. */
  readonly stretch: number
  /** CSS pixels from the wheel's center to where lines end or, with a turn, to their middle. */
  readonly end: number
  /** Radians clockwise from outward; `null` for outward lines that are aligned at their ends. */
  readonly turn: number | null
  /** CSS pixels below the segment's middle line or, with a turn, below the lines' middle; of the first line. */
  readonly baseline: number
  /** CSS pixels. */
  readonly lineDistance: number
  readonly isShortened: boolean
}

export interface Task {
  readonly metrics: WheelMetrics
  /** How many segments of this width fill a turn. */
  readonly perTurn: number
  readonly measure: MeasureText
  /** Of the whole text: every line gets the height of the tallest ink. */
  readonly extent: TextExtent
}

const memories = new WeakSet<MeasureText>()

export function memoized(measure: MeasureText): MeasureText {
  if (memories.has(measure)) return measure
  const known = new Map<string, TextExtent>()
  const remembering: MeasureText = (text) => {
    const extent = known.get(text) ?? measure(text)
    known.set(text, extent)
    return extent
  }
  memories.add(remembering)
  return remembering
}

/** Centered on the segment's middle line; in font sizes. */
export function block({ ascent, descent }: TextExtent, lineCount: number) {
  const ink = ascent + descent
  const lineDistance = Math.max(LINE_HEIGHT, ink + LINE_GAP)
  const halfHeight = (ink + (lineCount - 1) * lineDistance) / 2
  return { halfHeight, lineDistance, baseline: ascent - halfHeight }
}

/** `undefined` where the words do not fit. */
export function wrap(
  words: readonly Word[],
  measure: MeasureText,
  width: number,
  lineCount: number,
): string[] | undefined {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const { text, space } of words) {
    const own = measure(text).width
    if (own > width) return undefined
    const joined = used + measure(space).width + own
    if (line !== '' && joined <= width) {
      line += space + text
      used = joined
      continue
    }
    if (line !== '') lines.push(line)
    if (lines.length === lineCount) return undefined
    line = text
    used = own
  }
  lines.push(line)
  return lines
}

function wrapEvenly(
  words: readonly Word[],
  measure: MeasureText,
  lineCount: number,
): readonly string[] {
  const whole = words.map(({ text, space }, index) => (index === 0 ? text : space + text)).join('')
  const found = atLargest(
    (narrowness) => wrap(words, measure, (measure(whole).width + 0.01) / narrowness, lineCount),
    1,
    lineCount,
  )
  return found ?? [whole]
}

/** By bisection; `undefined` where nothing from `low` to `high` fits. */
export function atLargest<T>(
  attempt: (value: number) => T | undefined,
  low: number,
  high: number,
): T | undefined {
  const atBest = attempt(high)
  if (atBest || low > high) return atBest
  let found = attempt(low)
  if (!found) return undefined
  let [fits, fails] = [low, high]
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (fits + fails) / 2
    const layout = attempt(middle)
    if (layout) {
      found = layout
      fits = middle
    } else fails = middle
  }
  return found
}

const PLACES = 24
/** At the sides of the block, in font sizes. */
const PADDING = 0.2
/** Below any font in use, in CSS pixels. */
const LEAST_FONT = 1
const AMPLE = 1.5
/** Of the best: places where the block is this large are as good. */
const NEARLY = 0.97
/** Another line must make the block larger by this: short lines look better on few. */
const WORTH_A_LINE = 1.2

/**
 * One block on the segment's middle line, or `undefined` where it does not fit at the smallest size.
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

/** In font sizes. */
interface Block {
  readonly halfWidth: number
  readonly halfHeight: number
}

/** Where on the middle line the block is largest; a font of 0 where it fits nowhere. */
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

/** Clear of hub, rim and the segment's edges. */
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
