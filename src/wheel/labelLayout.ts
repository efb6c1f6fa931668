// Owns how an option's text is set on its segment: size, lines, and what is left out when it must be.
// Texts run outwards along the middle of the segment and end at the rim.

import { LINE_SHARE, type WheelMetrics } from './metrics'
import { splitCharacters } from './text'

/** Letters smaller than this many CSS pixels are not read. */
const MIN_FONT = 7
/** A word is only broken inside where whole words would be set smaller than this. */
const BREAK_WORDS_BELOW = 10
/** Letters at the smallest size are narrowed to this share of their width before any of them is left out. */
const NARROWEST = 0.7
const MAX_LINES = 4
/** Ink of capital letters and figures, in font sizes: what tells whether a wheel can have labels at all. */
const CAPITAL_INK = 0.74
/** Distance from line to line, in font sizes; more where taller ink needs it, and a little besides. */
const LINE_HEIGHT = 1.12
const LINE_GAP = 0.04
/** Few options leave room for larger letters: half as large again for three, none past this many. */
const LAST_COUNT_WITH_LARGER = 14
/** Free space between a text and the lines beside it, in line widths: at the smallest size, and at a roomy one. */
const LEAST_CLEARANCE = 0.12
const CLEARANCE = 0.75
const ROOMY_FONT = 17
/** Fewer letters than about this many say nothing. */
const LEAST_WIDTH_IN_FONTS = 3.5
const ELLIPSIS = '…'
const SEARCH_STEPS = 10
/** Hebrew, Arabic and their neighbours. */
const RUNS_BACKWARDS =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** What a text takes that is set in the label face, in font sizes. */
export interface TextExtent {
  readonly width: number
  /** How far its ink reaches above the line that letters stand on, and below; negative where it does not. */
  readonly ascent: number
  readonly descent: number
}

export type MeasureText = (text: string) => TextExtent

export interface LabelLayout {
  readonly lines: readonly string[]
  /** CSS pixels. */
  readonly font: number
  /** Share of their width that letters are drawn with; 1 but for the smallest. */
  readonly stretch: number
  /** Where lines end, as a distance from the wheel's centre in CSS pixels. */
  readonly end: number
  /** Where the first line's letters stand, in CSS pixels below the segment's middle line. */
  readonly baseline: number
  /** From each line to the next, in CSS pixels. */
  readonly lineDistance: number
  /** Whether some of the text is left out. */
  readonly isShortened: boolean
}

/** The ink of some lines together, in font sizes; it lies evenly about the segment's middle line. */
function block({ ascent, descent }: TextExtent, lineCount: number) {
  const ink = ascent + descent
  const lineDistance = Math.max(LINE_HEIGHT, ink + LINE_GAP)
  const halfHeight = (ink + (lineCount - 1) * lineDistance) / 2
  return { halfHeight, lineDistance, baseline: ascent - halfHeight }
}

/** Free space beside a text, in CSS pixels. */
function clearance(metrics: WheelMetrics, font: number): number {
  const share = Math.min(1, (font - MIN_FONT) / (ROOMY_FONT - MIN_FONT))
  return metrics.border * (LEAST_CLEARANCE + (CLEARANCE - LEAST_CLEARANCE) * share)
}

/**
 * How far from the centre ink may begin that reaches `halfHeight` to both sides of a segment's middle line
 * and stays `gap` away from the lines at the segment's edges. All in CSS pixels.
 */
function narrowEnd(metrics: WheelMetrics, count: number, halfHeight: number, gap: number): number {
  const halfAngle = Math.PI / count
  if (halfAngle > Math.PI / 2) return 0
  const [sin, cos] = [Math.sin(halfAngle), Math.cos(halfAngle)]
  // A corner at distance d lies d * sin - halfHeight * cos away from the edge. The line covers half its
  // width of that: its full one, or nearer to the centre a share of the arc, which is at most d / cos from it.
  const wide = (halfHeight * cos + gap + metrics.border / 2) / sin
  const tapered = sin - (LINE_SHARE * halfAngle) / cos
  return tapered > 0 ? Math.min(wide, (halfHeight * cos + gap) / tapered) : wide
}

/** How far ink at a distance from the centre may reach to one side of the middle line: {@link narrowEnd} undone. */
function reachAt(metrics: WheelMetrics, count: number, distance: number, gap: number): number {
  const halfAngle = Math.PI / count
  if (halfAngle > Math.PI / 2) return Number.POSITIVE_INFINITY
  const [sin, cos] = [Math.sin(halfAngle), Math.cos(halfAngle)]
  const tapered = sin - (LINE_SHARE * halfAngle) / cos
  return (Math.max(distance * sin - metrics.border / 2, distance * tapered) - gap) / cos
}

/** The radial room that lines of a height have inside a segment, and where it ends; CSS pixels. */
function room(metrics: WheelMetrics, segmentCount: number, halfHeight: number, font: number) {
  const narrow = narrowEnd(metrics, segmentCount, halfHeight, clearance(metrics, font))
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
  const { width } = room(metrics, segmentCount, (CAPITAL_INK * MIN_FONT) / 2, MIN_FONT)
  return width >= LEAST_WIDTH_IN_FONTS * NARROWEST * MIN_FONT
}

/** A text to be set on a segment, and what decides how. */
interface Task {
  readonly metrics: WheelMetrics
  readonly segmentCount: number
  readonly measure: MeasureText
  /** Of the whole text; every line gets the height of its tallest ink. */
  readonly extent: TextExtent
}

/** What lines are filled with: words or characters. */
interface Pieces {
  readonly texts: readonly string[]
  readonly widths: readonly number[]
  readonly joint: string
  readonly jointWidth: number
}

/**
 * Sets a text on a segment as large as it goes, its ink clear of the segment's edges: on several lines only
 * where one line would be smaller than the wheel's label size, narrowed only where even the smallest legible
 * size has no room for it, and shortened only where that does not help.
 */
export function layoutLabel(
  text: string,
  metrics: WheelMetrics,
  segmentCount: number,
  measureText: MeasureText,
): LabelLayout {
  const measure = remembering(measureText)
  const task = { metrics, segmentCount, measure, extent: measure(text) }
  const words = pieces(text.split(/\s+/), ' ', measure)
  const byWords = largest(words, task)
  if (byWords && byWords.font >= BREAK_WORDS_BELOW) return byWords
  const characters = pieces(splitCharacters(text), '', measure)
  const byCharacters = largest(characters, task)
  const best =
    byCharacters && byCharacters.font > (byWords?.font ?? 0) * 1.2 ? byCharacters : byWords
  return best ?? narrowed(words, characters, task) ?? shortened(characters.texts, task)
}

function pieces(texts: readonly string[], joint: string, measure: MeasureText): Pieces {
  const widths = texts.map((text) => measure(text).width)
  return { texts, widths, joint, jointWidth: joint === '' ? 0 : measure(joint).width }
}

/** The pieces on at most `lineCount` lines at one size and width of letters, or `undefined` where they do not fit. */
function setting(
  pieces: Pieces,
  { metrics, segmentCount, measure, extent }: Task,
  lineCount: number,
  font: number,
  stretch: number,
): LabelLayout | undefined {
  const roomFor = (count: number) =>
    room(metrics, segmentCount, block(extent, count).halfHeight * font, font)
  const lines = wrap(pieces, roomFor(lineCount).width / (font * stretch), lineCount)
  if (!lines) return undefined
  const { width, end } = roomFor(lines.length)
  const { lineDistance, baseline } = block(extent, lines.length)
  // Letters beside each other take another width than alone: those that join, for example.
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

/** The largest setting in which the given pieces fit, or `undefined` when even the smallest does not. */
function largest(pieces: Pieces, task: Task): LabelLayout | undefined {
  const { metrics, segmentCount } = task
  const largestSize = largestFontSize(metrics, segmentCount)
  let best: LabelLayout | undefined
  for (let lineCount = 1; lineCount <= Math.min(MAX_LINES, pieces.texts.length); lineCount += 1) {
    const attempt = (font: number) => setting(pieces, task, lineCount, font, 1)
    // Fewer lines win a tie: they are easier to read.
    const found = atLargest(attempt, best ? best.font * 1.05 : MIN_FONT, largestSize)
    if (found) best = found
    if (best && best.font >= metrics.labelFont) break
  }
  return best
}

/** The widest setting of a text at the smallest size, or `undefined` when even the narrowest has no room. */
function narrowed(words: Pieces, characters: Pieces, task: Task): LabelLayout | undefined {
  let best = narrowedLine(characters.texts, task, false)
  for (const pieces of [words, characters]) {
    for (let lineCount = 2; lineCount <= Math.min(MAX_LINES, pieces.texts.length); lineCount += 1) {
      const attempt = (stretch: number) => setting(pieces, task, lineCount, MIN_FONT, stretch)
      best = atLargest(attempt, best ? best.stretch * 1.2 : NARROWEST, 1) ?? best
    }
  }
  return best
}

/**
 * One line of the smallest letters, as wide as they go, or `undefined`. Here every bit of room counts, so each
 * letter is held against the edges where it is itself: a tail near the rim costs nothing near the hub.
 */
function narrowedLine(
  characters: readonly string[],
  { metrics, segmentCount, measure }: Task,
  isShortened: boolean,
): LabelLayout | undefined {
  const line = characters.join('').trimEnd()
  const whole = measure(line)
  const { halfHeight, lineDistance } = block(whole, 1)
  const { end } = room(metrics, segmentCount, halfHeight * MIN_FONT, MIN_FONT)
  const first = metrics.hubRadius + 0.4 * metrics.labelFont
  const gap = clearance(metrics, MIN_FONT)
  // Where letters run the other way, or change places, none is known to be farther out than the line's beginning.
  const extents = RUNS_BACKWARDS.test(line) ? [whole] : characters.map(measure)
  const sum = extents.reduce((sum, { width }) => sum + width, 0)
  const attempt = (stretch: number): LabelLayout | undefined => {
    let along = end - whole.width * stretch * MIN_FONT
    if (along < first) return undefined
    // The line that letters stand on, between what the tallest and the deepest of them leave it.
    let [highest, lowest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (const { width, ascent, descent } of extents) {
      const reach = reachAt(metrics, segmentCount, along, gap)
      highest = Math.max(highest, ascent * MIN_FONT - reach)
      lowest = Math.min(lowest, reach - descent * MIN_FONT)
      along += (width / sum) * whole.width * stretch * MIN_FONT
    }
    if (highest > lowest) return undefined
    return {
      lines: [line],
      font: MIN_FONT,
      stretch,
      end,
      baseline: (highest + lowest) / 2,
      lineDistance: lineDistance * MIN_FONT,
      isShortened,
    }
  }
  return atLargest(attempt, NARROWEST, 1)
}

/** The layout at the largest value from `low` to `high` that has one, found by halving. */
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

/** Fills at most `lineCount` lines of a width with the pieces in order, or gives `undefined`. */
function wrap(
  { texts, widths, joint, jointWidth }: Pieces,
  width: number,
  lineCount: number,
): string[] | undefined {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const [index, piece] of texts.entries()) {
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

/** As many of the first letters as fit with the ink that they have, and an ellipsis. */
function shortened(characters: readonly string[], task: Task): LabelLayout {
  let found: LabelLayout | undefined
  for (let kept = 0; kept < characters.length; kept += 1) {
    if (kept > 0 && characters[kept - 1]?.trim() === '') continue
    const longer = narrowedLine([...characters.slice(0, kept), ELLIPSIS], task, true)
    if (!longer) break
    found = longer
  }
  // Where not even that fits there are no labels, and nobody asks.
  return found ?? { ...NOTHING, end: task.metrics.radius }
}

const NOTHING = {
  lines: [''],
  font: MIN_FONT,
  stretch: 1,
  baseline: 0,
  lineDistance: LINE_HEIGHT * MIN_FONT,
  isShortened: true,
} as const

/** The same, each text measured once. */
function remembering(measure: MeasureText): MeasureText {
  const known = new Map<string, TextExtent>()
  return (text) => {
    const extent = known.get(text) ?? measure(text)
    known.set(text, extent)
    return extent
  }
}
