// Labels run outward and end at the rim; on a quarter of the wheel and more, which is wider than long, across.

import { FULL_TURN, type Radians } from '../angle'
import type { WheelMetrics } from '../metrics'
import { runsBackwards, splitCharacters, splitWords, type Word } from '../text'
import {
  atLargest,
  block,
  type LabelLayout,
  layoutTurned,
  MAX_LINES,
  type MeasureText,
  memoized,
  type Task,
  wrap,
} from './labelLines'
import { clearance, MIN_FONT, NARROWEST, READABLE, reachAt, room } from './labelRoom'

/** Of the usual size: nearly reached on a fifth of the wheel, and fading to 1 on a 14th. */
const LARGER = 2.5
const LAST_WITH_LARGER = 14
/** Segments in a turn up to which labels run across, and how many times the usual size they have then. */
const MOST_ACROSS = 4
const LARGER_ACROSS = 3
/** Another line must make a label larger by this: one of the usual size, and a smaller one. */
const WORTH_A_LINE = 1.4
const WORTH_A_LINE_IF_SMALL = 1.1
const ELLIPSIS = '…'

/** CSS pixels. */
function largestFontSize(metrics: WheelMetrics, perTurn: number): number {
  if (perTurn <= MOST_ACROSS) return LARGER_ACROSS * metrics.labelFont
  const share = Math.max(0, (LAST_WITH_LARGER - perTurn) / (LAST_WITH_LARGER - MOST_ACROSS))
  return metrics.labelFont * (1 + (LARGER - 1) * share)
}

/**
 * As large as possible, with its ink clear of the segment's edges. Wrapped between words where one line would be much
 * smaller, narrowed where the smallest legible size does not fit, and shortened as a last resort.
 * @param perTurn how many segments of this width fill a turn; at least 1, and not always a whole number
 * @param top the largest font it may have, in CSS pixels
 */
export function layoutLabel(
  text: string,
  metrics: WheelMetrics,
  perTurn: number,
  measureText: MeasureText,
  top = largestFontSize(metrics, perTurn),
): LabelLayout {
  const measure = memoized(measureText)
  const task = { metrics, perTurn, measure, extent: measure(text) }
  const words = splitWords(text)
  const whole =
    (perTurn <= MOST_ACROSS && layoutTurned(words, task, Math.PI / 2, top)) ||
    largest(words, task, MIN_FONT, top)
  if (whole) return whole
  const characters = splitCharacters(text)
  return (
    narrowedLine(characters, task) ??
    largest(words, task, NARROWEST * MIN_FONT, MIN_FONT) ??
    shortened(characters, task)
  )
}

/** `undefined` where the words do not fit. @param size in CSS pixels; below the smallest legible one letters narrow */
function layoutLines(
  words: readonly Word[],
  { metrics, perTurn, measure, extent }: Task,
  lineCount: number,
  size: number,
): LabelLayout | undefined {
  const font = Math.max(MIN_FONT, size)
  const stretch = Math.min(1, size / MIN_FONT)
  const roomFor = (count: number) =>
    room(metrics, perTurn, block(extent, count).halfHeight * font, font)
  const lines = wrap(words, measure, roomFor(lineCount).width / (font * stretch), lineCount)
  if (!lines) return undefined
  const { width, end } = roomFor(lines.length)
  const { lineDistance, baseline } = block(extent, lines.length)
  // In a line letters can have another width than alone: joined Arabic ones, for example.
  const widest = font * Math.max(...lines.map((line) => measure(line).width))
  return {
    lines,
    font,
    stretch: Math.min(stretch, width / widest),
    end,
    turn: null,
    baseline: baseline * font,
    lineDistance: lineDistance * font,
    isShortened: false,
  }
}

function largest(
  words: readonly Word[],
  task: Task,
  low: number,
  high: number,
): LabelLayout | undefined {
  let best: LabelLayout | undefined
  for (let lineCount = 1; lineCount <= Math.min(MAX_LINES, words.length); lineCount += 1) {
    // Fewer lines win a tie: they are easier to read.
    const isUsual = best && best.font >= task.metrics.labelFont
    const gain = isUsual ? WORTH_A_LINE : WORTH_A_LINE_IF_SMALL
    const least = best ? best.font * best.stretch * gain : low
    if (least > high) break
    best = atLargest((size) => layoutLines(words, task, lineCount, size), least, high) ?? best
  }
  return best
}

/**
 * One line at the smallest size, as wide as fits, or `undefined`. Room is scarce, so each letter is checked against the
 * edges at its own place: a descender near the rim costs nothing near the hub.
 */
function narrowedLine(
  characters: readonly string[],
  { metrics, perTurn, measure }: Task,
): LabelLayout | undefined {
  const line = characters.join('')
  const whole = measure(line)
  const length = whole.width * MIN_FONT
  const { width: longest, end } = room(metrics, perTurn, 0, MIN_FONT)
  const gap = clearance(metrics, MIN_FONT)
  // In right-to-left text the place of a letter is unknown, so the whole line counts from its beginning.
  const extents = runsBackwards(line) ? [whole] : characters.map(measure)
  const sum = extents.reduce((sum, { width }) => sum + width, 0)
  const attempt = (stretch: number): LabelLayout | undefined => {
    if (length * stretch > longest) return undefined
    let along = end - length * stretch
    // The tallest letter limits the baseline on one side, the deepest descender on the other.
    let [highest, lowest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (const { width, ascent, descent } of extents) {
      const reach = reachAt(metrics, perTurn, along, gap)
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
      turn: null,
      baseline: (highest + lowest) / 2,
      lineDistance: 0,
      isShortened: false,
    }
  }
  return atLargest(attempt, NARROWEST, 1)
}

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
  return { ...nothing, turn: null, isShortened: true }
}

/** Of its size on the wheel. */
const LEAST_SHARE = 0.6

/**
 * `null` where the segment is too narrow for an upright label.
 * @param label how it runs on the wheel
 * @param middle of the segment, clockwise from the top
 */
export function uprightLabel(
  text: string,
  label: LabelLayout,
  metrics: WheelMetrics,
  perTurn: number,
  middle: Radians,
  measureText: MeasureText,
): LabelLayout | null {
  const measure = memoized(measureText)
  const task = { metrics, perTurn, measure, extent: measure(text) }
  const top = Math.max(label.font, largestFontSize(metrics, perTurn))
  const fromTop = middle - Math.round(middle / FULL_TURN) * FULL_TURN
  const layout = layoutTurned(splitWords(text), task, FULL_TURN / 4 - fromTop, top)
  const least = Math.max(READABLE, LEAST_SHARE * label.font)
  return layout && layout.font >= least ? layout : null
}
