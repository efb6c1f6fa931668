// Owns how an option's text is set on its segment: size, lines, and what is left out when it must be.
// Texts run outwards along the middle of the segment and end at the rim.

import type { WheelMetrics } from './metrics'
import { splitCharacters } from './text'

/** Letters smaller than this many CSS pixels are not read. */
const MIN_FONT = 7
/** A word is only broken inside where whole words would be set smaller than this. */
const BREAK_WORDS_BELOW = 10
const MAX_LINES = 4
/** Height of the letters in one line, in font sizes: of tall ones, and of most. */
const TALL_INK = 0.84
const MOST_INK = 0.62
/** From this size in CSS pixels on there is room for tall letters; below it they may touch a line. */
const ROOMY_FONT = 10
/** Distance from line to line, in font sizes. */
const LINE_HEIGHT = 1.12
/** Few options leave room for larger letters: half as large again for three, none past this many. */
const LAST_COUNT_WITH_LARGER = 14
/** Free space between a text and the lines beside it, in line widths. */
const CLEARANCE = 0.75
/** Fewer letters than about this many say nothing. */
const LEAST_WIDTH_IN_FONTS = 3.5
const ELLIPSIS = '…'
const SEARCH_STEPS = 10

/** Width of a text set in the label face, in font sizes. */
export type MeasureText = (text: string) => number

export interface LabelLayout {
  readonly lines: readonly string[]
  /** CSS pixels. */
  readonly font: number
  /** Where lines end, as a distance from the wheel's centre in CSS pixels. */
  readonly end: number
  /** Whether some of the text is left out. */
  readonly isShortened: boolean
}

/** Distance between two lines of a label, in CSS pixels. */
export function lineDistance(font: number): number {
  return font * LINE_HEIGHT
}

/** Height that the letters of a line are given, in font sizes. */
function inkHeight(font: number): number {
  const share = Math.min(1, (font - MIN_FONT) / (ROOMY_FONT - MIN_FONT))
  return MOST_INK + (TALL_INK - MOST_INK) * share
}

/** The radial room that `lineCount` lines of a font size have inside a segment, and where it ends. */
function room(metrics: WheelMetrics, segmentCount: number, lineCount: number, font: number) {
  const halfHeight = (font * (inkHeight(font) + (lineCount - 1) * LINE_HEIGHT)) / 2
  const halfAngle = Math.PI / segmentCount
  const halfWidth =
    halfHeight + CLEARANCE * metrics.border * Math.min(1, (font - MIN_FONT) / ROOMY_FONT)
  const narrow = halfAngle >= Math.PI / 2 ? 0 : halfWidth / Math.tan(halfAngle)
  const start = Math.max(metrics.hubRadius + 0.4 * metrics.labelFont, narrow)
  // Clear of the pointer's tip, which lies over one of them.
  const outer = metrics.radius - 1.5 * metrics.pointerReach
  const end = outer > halfHeight ? Math.sqrt(outer ** 2 - halfHeight ** 2) : 0
  return { width: end - start, end }
}

/** The largest letters on a wheel of that many segments, in CSS pixels. */
function largestFontSize(metrics: WheelMetrics, segmentCount: number): number {
  const share = Math.min(1, Math.max(0, (LAST_COUNT_WITH_LARGER - segmentCount) / 11))
  return metrics.labelFont * (1 + 0.5 * share)
}

/** Whether a wheel of that many segments has labels at all; past it they would be too small to read. */
export function hasLabels(metrics: WheelMetrics, segmentCount: number): boolean {
  return room(metrics, segmentCount, 1, MIN_FONT).width >= LEAST_WIDTH_IN_FONTS * MIN_FONT
}

/**
 * Sets a text on a segment as large as it goes: on several lines only where one line would be smaller
 * than the wheel's label size, shortened only where even the smallest legible size has no room for it.
 */
export function layoutLabel(
  text: string,
  metrics: WheelMetrics,
  segmentCount: number,
  measure: MeasureText,
): LabelLayout {
  const words = text.split(/\s+/)
  const byWords = largest(words, ' ', metrics, segmentCount, measure)
  if (byWords && byWords.font >= BREAK_WORDS_BELOW) return byWords
  const byCharacters = largest(splitCharacters(text), '', metrics, segmentCount, measure)
  const best =
    byCharacters && byCharacters.font > (byWords?.font ?? 0) * 1.2 ? byCharacters : byWords
  return best ?? shortened(text, metrics, segmentCount, measure)
}

/** The largest setting in which the given pieces fit, or `undefined` when even the smallest does not. */
function largest(
  pieces: readonly string[],
  joint: string,
  metrics: WheelMetrics,
  segmentCount: number,
  measure: MeasureText,
): LabelLayout | undefined {
  const widths = pieces.map(measure)
  const jointWidth = joint === '' ? 0 : measure(joint)
  const largestSize = largestFontSize(metrics, segmentCount)
  let best: LabelLayout | undefined
  for (let lineCount = 1; lineCount <= Math.min(MAX_LINES, pieces.length); lineCount += 1) {
    const attempt = (font: number): LabelLayout | undefined => {
      const { width, end } = room(metrics, segmentCount, lineCount, font)
      const lines = wrap(pieces, widths, joint, jointWidth, width / font, lineCount)
      return lines && { lines, font, end, isShortened: false }
    }
    // Fewer lines win a tie: they are easier to read.
    const found = largestFont(attempt, best ? best.font * 1.05 : MIN_FONT, largestSize)
    if (found) best = found
    if (best && best.font >= metrics.labelFont) break
  }
  return best
}

/** The layout at the largest font size from `low` to `high` that has one, found by halving. */
function largestFont(
  attempt: (font: number) => LabelLayout | undefined,
  low: number,
  high: number,
): LabelLayout | undefined {
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

/** Fills at most `lineCount` lines of a width with the pieces in order, or gives `undefined`. */
function wrap(
  pieces: readonly string[],
  widths: readonly number[],
  joint: string,
  jointWidth: number,
  width: number,
  lineCount: number,
): string[] | undefined {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const [index, piece] of pieces.entries()) {
    const pieceWidth = widths[index] as number
    if (pieceWidth > width) return undefined
    const joined = line === '' ? pieceWidth : used + jointWidth + pieceWidth
    if (joined <= width) {
      line += line === '' ? piece : joint + piece
      used = joined
    } else {
      lines.push(line)
      if (lines.length === lineCount) return undefined
      line = piece
      used = pieceWidth
    }
  }
  lines.push(line)
  return lines
}

/** One or two lines of the smallest legible letters, ending in an ellipsis. */
function shortened(
  text: string,
  metrics: WheelMetrics,
  segmentCount: number,
  measure: MeasureText,
): LabelLayout {
  const { width, end } = room(metrics, segmentCount, 1, MIN_FONT)
  const characters = splitCharacters(text)
  const limit = width / MIN_FONT - measure(ELLIPSIS)
  let kept = 0
  let used = 0
  for (const character of characters) {
    used += measure(character)
    if (used > limit) break
    kept += 1
  }
  const line = characters.slice(0, kept).join('').trimEnd() + ELLIPSIS
  return { lines: [line], font: MIN_FONT, end, isShortened: true }
}
