// Labels of sizes that go together, a line with the odds where there is room, and a lens where it has to help.

import { inPercent } from '../../text/chance'
import { picturesPerTurn } from '../flashes'
import { type Arcs, turnsAt, widthOf } from '../geometry'
import type { WheelMetrics } from '../metrics'
import type { Segment } from '../segment'
import type { PicturePlace } from '../settings/settings'
import { splitCharacters } from '../text'
import { layoutLabel } from './labelLayout'
import { isFree, type LabelLayout, type MeasureText, memoized } from './labelLines'
import { hasLabels, hubClearance, MIN_FONT, READABLE, room } from './labelRoom'
import { LENS_COUNT, type Lens, lensFor, metricsInLens } from './lens'
import { metricsBeside, type PictureRoom, pictureRoom } from './pictureRoom'

/** Between the largest and the smallest label, among slices of one width. */
const RANGE = 1.6
/** Beside a smaller one, of the usual size. */
const LEAST_SHARE = 0.85
/** The lens is worth its room where it shows a label whole, or this much larger. */
const LENS_GAIN = 1.2
/** Beside a lens: with a larger share of shortened labels, none are drawn. */
const MOST_SHORTENED = 0.1

export interface WheelLabels {
  /** For each segment its label, if any, and its odds where there is room; empty where the disc has no labels. */
  readonly layouts: readonly (readonly LabelLayout[])[]
  /** For each segment its picture, if any and where there is room; empty where the disc has none. */
  readonly pictures: readonly (PictureRoom | null)[]
  /** `null` where labels can be read without it, or not even with it. */
  readonly lens: Lens | null
  /** Of the largest font, in usual sizes; at least 1. */
  readonly largeness: number
  /** Letters of a label running across that pass a point one by one; 1 where no label does. */
  readonly lettersPassing: number
}

/** Flashes in a turn that a fixed point sees of pictures. */
export function pictureFlashes({ pictures }: WheelLabels, arcs: Arcs): number {
  const places = pictures.flatMap((room, index) => (room ? [turnsAt(index + 0.5, arcs)] : []))
  const isFilling = pictures.some((room) => room && room.halfAngle !== null)
  return picturesPerTurn(places, isFilling)
}

interface Known {
  readonly labels: WheelLabels
  readonly arcs: Arcs
  readonly metrics: WheelMetrics
  readonly hasOdds: boolean
  readonly place: PicturePlace
  readonly measure: MeasureText
}

const known = new WeakMap<readonly Segment[], Known>()

/** The same object until the wheel changes, so that both renderers lay it out once. @param measure always the same for a face */
export function wheelLabels(
  segments: readonly Segment[],
  arcs: Arcs,
  metrics: WheelMetrics,
  hasOdds: boolean,
  measure: MeasureText,
  place: PicturePlace = 'beside',
): WheelLabels {
  const last = known.get(segments)
  const isSame =
    last?.arcs === arcs &&
    last.metrics.size === metrics.size &&
    last.metrics.hubRadius === metrics.hubRadius &&
    last.hasOdds === hasOdds
  if (isSame && last.place === place && last.measure === measure) return last.labels
  const texts = segments.map(({ text }) => text)
  const oddsOf = (index: number) => (hasOdds ? inPercent(widthOf(index, arcs)) : null)
  const pictured = { place, has: (index: number) => segments[index]?.picture !== undefined }
  const labels = layoutWheel(texts, arcs, oddsOf, metrics, measure, pictured)
  known.set(segments, { labels, arcs, metrics, hasOdds, place, measure })
  return labels
}

interface Fit {
  readonly text: string
  readonly perTurn: number
  /** Of the room that a picture leaves it. */
  readonly metrics: WheelMetrics
  readonly hasPicture: boolean
  label: LabelLayout
}

interface Pictured {
  readonly place: PicturePlace
  /** @param index of the segment */
  has(index: number): boolean
}

const NO_PICTURES: Pictured = { place: 'beside', has: () => false }

/** @param oddsOf by a segment's index; `null` for none */
export function layoutWheel(
  texts: readonly string[],
  arcs: Arcs,
  oddsOf: (index: number) => string | null,
  metrics: WheelMetrics,
  measureText: MeasureText,
  pictured = NO_PICTURES,
): WheelLabels {
  const lens = lensFor(metrics, texts.length)
  const nothing = { layouts: [], pictures: [], lens, largeness: 1, lettersPassing: 1 }
  if (typeof arcs === 'number' && !hasLabels(metrics, arcs)) return nothing
  const measure = memoized(measureText)
  const fits = new Map<string, Fit>()
  const perTurnOf = (index: number) => (typeof arcs === 'number' ? arcs : 1 / widthOf(index, arcs))
  const rooms = texts.map((_, index) =>
    pictured.has(index) ? pictureRoom(metrics, perTurnOf(index), pictured.place) : null,
  )
  const isAnyPicture = rooms.some(Boolean)
  const pictures = isAnyPicture ? rooms : []
  const isLeftOut = texts.some((_, index) => pictured.has(index) && !rooms[index])
  const own = texts.map((text, index) => {
    const perTurn = perTurnOf(index)
    const picture = rooms[index]
    if (picture && pictured.place !== 'beside') return 'pictured'
    const room = picture ? metricsBeside(metrics, picture) : metrics
    if (!hasLabels(room, perTurn)) return null
    const key = `${perTurn} ${picture ? 1 : 0} ${text}`
    let fit = fits.get(key)
    if (!fit) {
      const label = layoutLabel(text, room, perTurn, measure)
      fit = { text, perTurn, metrics: room, hasPicture: pictured.has(index), label }
      fits.set(key, fit)
    }
    return fit
  })
  const isAllShown = isAnyPicture && !isLeftOut && !own.includes(null)
  if (fits.size === 0) return { ...nothing, pictures, ...(isAllShown && { lens: null }) }
  const all = [...fits.values()]
  const smallest = Math.min(...all.map(({ label }) => label.font))
  const usual = Math.max(RANGE * smallest, LEAST_SHARE * metrics.labelFont)
  const narrowest = Math.max(...all.map(({ perTurn }) => perTurn))
  for (const fit of all) {
    // Among slices of many widths, a small label in a wide one would look lost.
    const largest = usual * Math.cbrt(narrowest / fit.perTurn)
    if (fit.label.font <= largest) continue
    fit.label = layoutLabel(fit.text, fit.metrics, fit.perTurn, measure, largest)
  }
  const layouts = own.map((fit, index) =>
    fit && fit !== 'pictured'
      ? layoutTexts(fit.text, oddsOf(index), fit.metrics, fit.perTurn, measure, fit.label)
      : [],
  )
  const labels = all.map(({ label }) => label)
  const largeness = Math.max(1, ...labels.map(({ font }) => font / metrics.labelFont))
  const across = labels.flatMap(({ lines, turn }) => (turn === null ? [] : lines))
  const lettersPassing = Math.max(1, ...across.map((line) => splitCharacters(line).length))
  const seen = { pictures, largeness, lettersPassing }
  const isLensNeeded =
    lens && (isLeftOut || own.includes(null) || helps(lens, all, metrics, measure))
  if (!isLensNeeded) return { layouts, lens: null, ...seen }
  const labeled = layouts.filter(({ length }) => length > 0)
  const isMostWhole = labeled.filter(isShortened).length <= MOST_SHORTENED * labeled.length
  if (isMostWhole) return { layouts, lens, ...seen }
  // Wide slices among narrow ones keep theirs.
  const hasWide = typeof arcs !== 'number' && !labeled.every(isShortened)
  const whole = layouts.map((own) => (isShortened(own) ? [] : own))
  return { layouts: hasWide ? whole : [], lens, ...seen }
}

const isShortened = ([label]: readonly LabelLayout[]) => label?.isShortened

/** A label is hard to read on the wheel and easier in the lens. */
function helps(
  lens: Lens,
  fits: readonly Fit[],
  metrics: WheelMetrics,
  measure: MeasureText,
): boolean {
  for (const { text, hasPicture, label } of fits) {
    const { font, stretch, isShortened } = label
    if (!isShortened && font >= READABLE) continue
    const larger = layoutLabel(
      text,
      roomInLens(metrics, lens, hasPicture).text,
      LENS_COUNT,
      measure,
    )
    if (isShortened && !larger.isShortened) return true
    if (larger.font * larger.stretch >= LENS_GAIN * font * stretch) return true
  }
  return false
}

/** For a text in the lens, and for the picture beside it; there it is wherever it is on the wheel. */
export function roomInLens(metrics: WheelMetrics, lens: Lens, hasPicture: boolean) {
  const inLens = metricsInLens(metrics, lens)
  const picture = hasPicture ? pictureRoom(inLens, LENS_COUNT, 'beside') : null
  return { picture, text: picture ? metricsBeside(inLens, picture) : inLens }
}

/** Of a label that is not larger than usual. */
const ODDS_FONT = 0.75
/** The same for odds below the label. */
const ODDS_FONT_BELOW = 0.45
/** In font sizes of the odds. */
const GAP = 0.5
/** For the odds to fit, a label may shrink to the usual size, or a smaller one to this share. */
const LEAST_SHRUNK = 0.7

/**
 * The odds are left out where the label would become hard to read.
 * @param odds `null` for a label alone
 * @param label its layout without odds
 */
export function layoutTexts(
  text: string,
  odds: string | null,
  metrics: WheelMetrics,
  perTurn: number,
  measure: MeasureText,
  label = layoutLabel(text, metrics, perTurn, measure),
): readonly LabelLayout[] {
  if (odds === null || label.isShortened) return [label]
  if (label.turn !== null) return withOddsBelow(text, odds, metrics, perTurn, measure, label)
  const font = Math.max(MIN_FONT, ODDS_FONT * Math.min(label.font, metrics.labelFont))
  const { width, ascent, descent } = measure(odds)
  const own = room(metrics, perTurn, ((ascent + descent) / 2) * font, font)
  const start = own.end - own.width
  const labelStart = start + (width + GAP) * font
  const withOdds = (shown: LabelLayout) => {
    const end = startOf(shown, measure) - GAP * font
    const baseline = ((ascent - descent) / 2) * font
    return [shown, { ...lineOf(odds), font, end, baseline }]
  }
  if (startOf(label, measure) >= labelStart) return withOdds(label)
  // As if the hub reached to where the odds end.
  const hubRadius = labelStart - hubClearance(metrics)
  const shrunk = layoutLabel(text, { ...metrics, hubRadius }, perTurn, measure, label.font)
  const isLegible = !shrunk.isShortened && shrunk.stretch === 1
  // Never smaller than its odds.
  const least = Math.max(font, Math.min(metrics.labelFont, LEAST_SHRUNK * label.font))
  return isLegible && shrunk.font >= least ? withOdds(shrunk) : [label]
}

function withOddsBelow(
  text: string,
  odds: string,
  metrics: WheelMetrics,
  perTurn: number,
  measure: MeasureText,
  label: LabelLayout,
): readonly LabelLayout[] {
  const font = Math.max(MIN_FONT, ODDS_FONT_BELOW * label.font)
  const { width, ascent, descent } = measure(odds)
  const block = { halfWidth: width / 2, halfHeight: (ascent + descent) / 2 }
  const height = 2 * block.halfHeight * font
  const bottomOf = (shown: LabelLayout) =>
    shown.end - (measure(text).ascent * shown.font - shown.baseline)
  const middleOf = (shown: LabelLayout) => bottomOf(shown) - GAP * font - height / 2
  // Toward the hub a segment is narrower.
  const hasRoom = (shown: LabelLayout) =>
    shown.turn !== null && isFree(metrics, perTurn, block, shown.turn, middleOf(shown), font)
  const withOdds = (shown: LabelLayout) => {
    const baseline = ((ascent - descent) / 2) * font
    return [shown, { ...lineOf(odds), turn: shown.turn, font, end: middleOf(shown), baseline }]
  }
  const top = metrics.hubRadius + hubClearance(metrics) + height + GAP * font
  if (hasRoom(label)) return withOdds(label)
  // As if the hub reached to above the odds.
  const hubRadius = top - hubClearance(metrics)
  const shrunk = layoutLabel(text, { ...metrics, hubRadius }, perTurn, measure, label.font)
  const isLegible = shrunk.font >= LEAST_SHRUNK * label.font
  return isLegible && hasRoom(shrunk) ? withOdds(shrunk) : [label]
}

function lineOf(odds: string) {
  return { lines: [odds], stretch: 1, turn: null, lineDistance: 0, isShortened: false }
}

/** Of the widest line, in CSS pixels from the wheel's center. */
function startOf({ lines, font, stretch, end }: LabelLayout, measure: MeasureText): number {
  return end - Math.max(...lines.map((line) => measure(line).width)) * font * stretch
}
