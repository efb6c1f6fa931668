// The labels of a whole wheel: their layouts, with sizes that go together, and whether a lens has to help.

import { inPercent } from '../language/chance'
import { layoutLabel } from './labelLayout'
import { type LabelLayout, type MeasureText, memoized } from './labelLines'
import { hasLabels, READABLE } from './labelRoom'
import { LENS_COUNT, type Lens, lensFor, metricsInLens } from './lens'
import type { WheelMetrics } from './metrics'
import { chances } from './odds'
import { layoutTexts } from './oddsLayout'
import type { Segment } from './segment'
import { splitCharacters } from './text'

/** The largest label of a wheel is at most so many times as large as its smallest. */
const RANGE = 1.6
/** Beside a smaller one a label has at least this share of the usual size. */
const LEAST_SHARE = 0.85
/** The lens is worth its room where it shows such a label whole, or so many times as large. */
const LENS_GAIN = 1.2
/** Beside a lens, labels are drawn if no more than this share of them is shortened. */
const MOST_SHORTENED = 0.1

export interface WheelLabels {
  /** For each segment its label and, where there is room, its odds; empty where the disc has no labels. */
  readonly layouts: readonly (readonly LabelLayout[])[]
  /** `null` where labels can be read without it, or not even with it. */
  readonly lens: Lens | null
  /** The largest font, in usual sizes; at least 1. */
  readonly largeness: number
  /** How many letters pass a point one by one while the wheel turns, in a label that runs across; 1 where none does. */
  readonly lettersPassing: number
}

interface Known {
  readonly labels: WheelLabels
  readonly metrics: WheelMetrics
  readonly hasOdds: boolean
}

const known = new WeakMap<readonly Segment[], Known>()

/**
 * The labels of a wheel; the same object until it changes, so that both renderers lay it out once.
 * @param measure always the same
 */
export function wheelLabels(
  segments: readonly Segment[],
  metrics: WheelMetrics,
  hasOdds: boolean,
  measure: MeasureText,
): WheelLabels {
  const last = known.get(segments)
  if (last?.metrics.size === metrics.size && last.hasOdds === hasOdds) return last.labels
  const chanceOf = hasOdds ? chances(segments) : null
  const texts = segments.map(({ text }) => text)
  const oddsOf = (index: number) => {
    const segment = segments[index]
    return chanceOf && segment ? inPercent(chanceOf(segment)) : null
  }
  const labels = layoutWheel(texts, oddsOf, metrics, measure)
  known.set(segments, { labels, metrics, hasOdds })
  return labels
}

/** @param oddsOf of the segment with an index; `null` for none */
export function layoutWheel(
  texts: readonly string[],
  oddsOf: (index: number) => string | null,
  metrics: WheelMetrics,
  measureText: MeasureText,
): WheelLabels {
  const count = texts.length
  const lens = lensFor(metrics, count)
  if (!hasLabels(metrics, count)) return { layouts: [], lens, largeness: 1, lettersPassing: 1 }
  const measure = memoized(measureText)
  const labels = new Map<string, LabelLayout>()
  for (const text of texts) {
    if (!labels.has(text)) labels.set(text, layoutLabel(text, metrics, count, measure))
  }
  const smallest = Math.min(...Array.from(labels.values(), ({ font }) => font))
  const largest = Math.max(RANGE * smallest, LEAST_SHARE * metrics.labelFont)
  for (const [text, { font }] of labels) {
    if (font > largest) labels.set(text, layoutLabel(text, metrics, count, measure, largest))
  }
  const layouts = texts.map((text, index) =>
    layoutTexts(text, oddsOf(index), metrics, count, measure, labels.get(text)),
  )
  const all = [...labels.values()]
  const largeness = Math.max(1, ...all.map(({ font }) => font / metrics.labelFont))
  const across = all.flatMap(({ lines, turn }) => (turn === null ? [] : lines))
  const lettersPassing = Math.max(1, ...across.map((line) => splitCharacters(line).length))
  const seen = { largeness, lettersPassing }
  if (!lens || !helps(lens, labels, metrics, measure)) return { layouts, lens: null, ...seen }
  const shortened = layouts.filter(([label]) => label?.isShortened).length
  return { layouts: shortened > MOST_SHORTENED * count ? [] : layouts, lens, ...seen }
}

/** Whether there is a label that is hard to read on the wheel and easier in the lens. */
function helps(
  lens: Lens,
  labels: ReadonlyMap<string, LabelLayout>,
  metrics: WheelMetrics,
  measure: MeasureText,
): boolean {
  const inLens = metricsInLens(metrics, lens)
  for (const [text, { font, stretch, isShortened }] of labels) {
    if (!isShortened && font >= READABLE) continue
    const larger = layoutLabel(text, inLens, LENS_COUNT, measure)
    if (isShortened && !larger.isShortened) return true
    if (larger.font * larger.stretch >= LENS_GAIN * font * stretch) return true
  }
  return false
}
