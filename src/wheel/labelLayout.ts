// Layout of an option's label on its segment: font size, lines, and shortening as a last resort.
// Labels run outward along the middle of the segment and end at the rim.

import { clearance, MIN_FONT, NARROWEST, reachAt, room } from './labelRoom'
import type { WheelMetrics } from './metrics'
import { runsBackwards, splitCharacters } from './text'

/** Words are broken only where whole words would need a smaller font than this, in CSS pixels. */
const BREAK_WORDS_BELOW = 10
const MAX_LINES = 4
/** Distance between baselines, in font sizes. */
const LINE_HEIGHT = 1.12
/** Least gap between the ink of two lines, in font sizes; taller ink moves the lines apart. */
const LINE_GAP = 0.04
/** Few options leave room for larger labels: 1.5 times the usual size for three, the usual size from this many on. */
const LAST_COUNT_WITH_LARGER = 14
const ELLIPSIS = '…'
const SEARCH_STEPS = 10

/** The extent of a text in the label font, in font sizes. */
export interface TextExtent {
  readonly width: number
  /** How far its ink reaches above the baseline and below it; negative where it does not reach it. */
  readonly ascent: number
  readonly descent: number
}

export type MeasureText = (text: string) => TextExtent

export interface LabelLayout {
  readonly lines: readonly string[]
  /** CSS pixels. */
  readonly font: number
  /** Horizontal scale of the letters; below 1 only at the smallest font size. */
  readonly stretch: number
  /** Where lines end, as a distance from the wheel's center in CSS pixels. */
  readonly end: number
  /** The first line's baseline, in CSS pixels below the segment's middle line. */
  readonly baseline: number
  /** Between baselines, in CSS pixels. */
  readonly lineDistance: number
  readonly isShortened: boolean
}

/** The ink of several lines, centered on the segment's middle line; in font sizes. */
function block({ ascent, descent }: TextExtent, lineCount: number) {
  const ink = ascent + descent
  const lineDistance = Math.max(LINE_HEIGHT, ink + LINE_GAP)
  const halfHeight = (ink + (lineCount - 1) * lineDistance) / 2
  return { halfHeight, lineDistance, baseline: ascent - halfHeight }
}

/** The largest font on a wheel of that many segments, in CSS pixels. */
function largestFontSize(metrics: WheelMetrics, segmentCount: number): number {
  const share = Math.min(1, Math.max(0, (LAST_COUNT_WITH_LARGER - segmentCount) / 11))
  return metrics.labelFont * (1 + 0.5 * share)
}

/** A text to lay out on a segment, and what the layout depends on. */
interface Task {
  readonly metrics: WheelMetrics
  readonly segmentCount: number
  readonly measure: MeasureText
  /** Of the whole text: every line gets the height of the tallest ink. */
  readonly extent: TextExtent
}

/** What lines are filled with: words or characters, and what joins them. */
interface Pieces {
  readonly texts: readonly string[]
  readonly joint: string
}

/**
 * Lays out a text on a segment as large as possible, with its ink clear of the segment's edges. It wraps only where
 * one line would be smaller than the wheel's label size, is narrowed only where the smallest legible size does not
 * fit, and is shortened only where narrowing does not help.
 */
export function layoutLabel(
  text: string,
  metrics: WheelMetrics,
  segmentCount: number,
  measureText: MeasureText,
): LabelLayout {
  const measure = memoize(measureText)
  const task = { metrics, segmentCount, measure, extent: measure(text) }
  const words = { texts: text.split(/\s+/), joint: ' ' }
  const top = largestFontSize(metrics, segmentCount)
  const byWords = largest(words, task, MIN_FONT, top)
  if (byWords && byWords.font >= BREAK_WORDS_BELOW) return byWords
  const characters = { texts: splitCharacters(text), joint: '' }
  const byCharacters = largest(characters, task, MIN_FONT, top)
  const best =
    byCharacters && byCharacters.font > (byWords?.font ?? 0) * 1.2 ? byCharacters : byWords
  return (
    best ??
    narrowedLine(characters.texts, task) ??
    largest(words, task, NARROWEST * MIN_FONT, MIN_FONT) ??
    largest(characters, task, NARROWEST * MIN_FONT, MIN_FONT) ??
    shortened(characters.texts, task)
  )
}

/**
 * The pieces on at most `lineCount` lines, or `undefined` where they do not fit.
 * @param size of the font, in CSS pixels; below the smallest legible size the letters become narrower instead
 */
function layoutLines(
  pieces: Pieces,
  { metrics, segmentCount, measure, extent }: Task,
  lineCount: number,
  size: number,
): LabelLayout | undefined {
  const font = Math.max(MIN_FONT, size)
  const stretch = Math.min(1, size / MIN_FONT)
  const roomFor = (count: number) =>
    room(metrics, segmentCount, block(extent, count).halfHeight * font, font)
  const lines = wrap(pieces, measure, roomFor(lineCount).width / (font * stretch), lineCount)
  if (!lines) return undefined
  const { width, end } = roomFor(lines.length)
  const { lineDistance, baseline } = block(extent, lines.length)
  // Letters can have another width in a line than alone: joined Arabic letters, for example.
  const widest = font * Math.max(...lines.map((line) => measure(line).width))
  return {
    lines,
    font,
    stretch: Math.min(stretch, width / widest),
    end,
    baseline: baseline * font,
    lineDistance: lineDistance * font,
    isShortened: false,
  }
}

/** The largest layout with a font from `low` to `high`, or `undefined` where the pieces fit at no size. */
function largest(pieces: Pieces, task: Task, low: number, high: number): LabelLayout | undefined {
  let best: LabelLayout | undefined
  for (let lineCount = 1; lineCount <= Math.min(MAX_LINES, pieces.texts.length); lineCount += 1) {
    // Fewer lines win a tie: they are easier to read.
    const least = best ? best.font * best.stretch * 1.05 : low
    best = atLargest((size) => layoutLines(pieces, task, lineCount, size), least, high) ?? best
    if (best && best.font >= task.metrics.labelFont) break
  }
  return best
}

/**
 * One line at the smallest font size, as wide as fits, or `undefined`. Room is scarce here, so each letter is
 * checked against the segment's edges at its own place: a descender near the rim costs nothing near the hub.
 */
function narrowedLine(
  characters: readonly string[],
  { metrics, segmentCount, measure }: Task,
): LabelLayout | undefined {
  const line = characters.join('')
  const whole = measure(line)
  const length = whole.width * MIN_FONT
  const { width: longest, end } = room(metrics, segmentCount, 0, MIN_FONT)
  const gap = clearance(metrics, MIN_FONT)
  // In right-to-left text the place of a single letter is unknown, so the whole line counts from its beginning.
  const extents = runsBackwards(line) ? [whole] : characters.map(measure)
  const sum = extents.reduce((sum, { width }) => sum + width, 0)
  const attempt = (stretch: number): LabelLayout | undefined => {
    if (length * stretch > longest) return undefined
    let along = end - length * stretch
    // Bounds of the baseline: the tallest letter limits it on one side, the deepest descender on the other.
    let [highest, lowest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (const { width, ascent, descent } of extents) {
      const reach = reachAt(metrics, segmentCount, along, gap)
      highest = Math.max(highest, ascent * MIN_FONT - reach)
      lowest = Math.min(lowest, reach - descent * MIN_FONT)
      along += (width / sum) * length * stretch
    }
    if (highest > lowest) return undefined
    return {
      lines: [line],
      font: MIN_FONT,
      stretch,
      end,
      baseline: (highest + lowest) / 2,
      lineDistance: 0,
      isShortened: false,
    }
  }
  return atLargest(attempt, NARROWEST, 1)
}

/** The layout at the largest value from `low` to `high` that has one, found by bisection. */
function atLargest(
  attempt: (value: number) => LabelLayout | undefined,
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

/** Wraps the pieces onto at most `lineCount` lines of a width; `undefined` where they do not fit. */
function wrap(
  { texts, joint }: Pieces,
  measure: MeasureText,
  width: number,
  lineCount: number,
): string[] | undefined {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const piece of texts) {
    const pieceWidth = measure(piece).width
    if (pieceWidth > width) return undefined
    const joined = line === '' ? pieceWidth : used + measure(joint).width + pieceWidth
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

/** As many characters from the start as fit, and an ellipsis. */
function shortened(characters: readonly string[], task: Task): LabelLayout {
  let found: LabelLayout | undefined
  for (let length = 0; length < characters.length; length += 1) {
    if (length > 0 && characters[length - 1]?.trim() === '') continue
    const longer = narrowedLine([...characters.slice(0, length), ELLIPSIS], task)
    if (!longer) break
    found = { ...longer, isShortened: true }
  }
  if (found) return found
  // `hasLabels` rules this out on a wheel that draws labels.
  const nothing = { lines: [''], font: MIN_FONT, stretch: 1, end: 0, baseline: 0, lineDistance: 0 }
  return { ...nothing, isShortened: true }
}

function memoize(measure: MeasureText): MeasureText {
  const known = new Map<string, TextExtent>()
  return (text) => {
    const extent = known.get(text) ?? measure(text)
    known.set(text, extent)
    return extent
  }
}
