// How the options of a wheel share it: equally, or by their weights and by what their wins do to them.
// And weights as people write them: in a field, or after a name as in “Anna ×3”.

import { LOCALE } from '../text/locale'
import { type CooldownRule, halvingsOf, type Wins } from './cooldown'
import { type Arcs, runningSums } from './geometry'
import type { Segment } from './segment'

/** What of a wheel's settings decides how its options share it. */
export interface Weighing extends CooldownRule {
  /** Whether the weights of the options count. Without it they share the wheel equally. */
  readonly weightsCount: boolean
}

/**
 * Integers in proportion to which options are drawn; `null` where all are equally likely. Where wins halve, the weights of
 * the others are doubled instead. Their sum is at most 10⁵ · 2²⁰ · 10⁴, about 10¹⁵: below 2⁵³.
 */
export function drawWeights(
  wins: Wins,
  rules: Weighing,
  segments: readonly Segment[],
): number[] | null {
  const halvings = halvingsOf(wins, rules)
  if (!rules.weightsCount && halvings.size === 0) return null
  const timesOf = ({ id }: Segment) => halvings.get(id) ?? 0
  const most = segments.reduce((times, one) => Math.max(times, timesOf(one)), 0)
  const weights = segments.map(
    (one) => (rules.weightsCount ? hundredths(one.weight) : 1) * 2 ** (most - timesOf(one)),
  )
  return weights.every((weight) => weight === weights[0]) ? null : weights
}

/** Whether any two of the options that are not eliminated would have slices of different widths. */
export function hasUnequalSlices(
  { segments }: { readonly segments: readonly Segment[] },
  { weightsCount }: Pick<Weighing, 'weightsCount'>,
): boolean {
  const [first, ...others] = segments.filter(({ eliminated }) => !eliminated)
  return (
    weightsCount &&
    others.some(({ weight }) => hundredths(weight) !== hundredths(first?.weight ?? 1))
  )
}

interface Known extends Wins {
  readonly rules: Weighing
  readonly arcs: Arcs
}

/** While a winner is revealed, its wheel is asked for as it was and as it is. */
const KEPT = 4
/** The newest first. */
const known = new WeakMap<readonly Segment[], readonly Known[]>()

/**
 * How some of a wheel's segments share the circle. The same object while the wheel stays the same: renderers and the page
 * compare by identity.
 */
export function arcsOf(wins: Wins, rules: Weighing, segments: readonly Segment[]): Arcs {
  const kept = known.get(segments) ?? []
  const { history, turnsSince = 0 } = wins
  const match = kept.find(
    (one) => one.rules === rules && one.history === history && one.turnsSince === turnsSince,
  )
  if (match) return match.arcs
  const weights = drawWeights(wins, rules, segments)
  const found = weights ? runningSums(weights) : segments.length
  const arcs = kept.find((one) => isSameArcs(one.arcs, found))?.arcs ?? found
  known.set(segments, [{ rules, history, turnsSince, arcs }, ...kept.slice(0, KEPT - 1)])
  return arcs
}

function isSameArcs(one: Arcs, other: Arcs): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other
  return one.length === other.length && one.every((end, index) => end === other[index])
}

/** The range of a weight, in steps of a hundredth. 0 is none: an option that cannot win is absent. */
export const MIN_WEIGHT = 0.01
export const MAX_WEIGHT = 1000
const STEPS = 100

/** A weight as it counts, in hundredths: an integer from 1 to 100,000. Whatever else is stored is brought into range. */
export function hundredths(weight: number): number {
  if (Number.isNaN(weight)) return STEPS
  return Math.round(Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, weight)) * STEPS)
}

/** The number nearest to it that a weight can be. */
export function nearestWeight(weight: number): number {
  return hundredths(weight) / STEPS
}

/** `0.01 to 1,000` */
export const WEIGHT_RANGE = [MIN_WEIGHT, MAX_WEIGHT]
  .map((weight) => new Intl.NumberFormat(LOCALE).format(weight))
  .join(' to ')

/** What can be a number: digits, with a decimal point or comma, and an exponent. */
const NUMBER = /^[+-]?(?:\d[\d.,]*|[.,]\d+)(?:e[+-]?\d+)?$/i
/** 1,000 is a thousand: a weight has two decimals. */
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
/** After white space, so that “Iphonex3” is a name. */
const AFTER_NAME = /\s+[×x*]\s?(\d+(?:[.,]\d+)*)$/
/** Characters at the end of a line that are looked at. No weight is longer. */
const TAIL = 40

/** A number as it is written, whatever its size; `null` where it is none. 0,5 is a half, and so is .5. */
export function writtenNumber(text: string): number | null {
  const written = text.trim().replace(/^[×x*]\s*/, '')
  if (!NUMBER.test(written)) return null
  const value = Number(
    THOUSANDS.test(written) ? written.replaceAll(',', '') : written.replace(',', '.'),
  )
  return Number.isNaN(value) ? null : value
}

/** Whether a number is too small or too large for a weight. */
export function isOutOfRange(value: number): boolean {
  return value < MIN_WEIGHT || value > MAX_WEIGHT
}

interface WeighedText {
  readonly text: string
  /** In range. */
  readonly weight: number
  /** As it is written. */
  readonly written: number
  /** Whether the number that was written is not. */
  readonly isOutOfRange: boolean
}

/**
 * A line that ends in a weight, such as `Anna ×3`, `Anna x 2.5` or `Anna *0,5`; `null` for any other. ×0 is no weight,
 * and stays in the text.
 */
export function weightAfter(line: string): WeighedText | null {
  const trimmed = line.trim()
  const tail = trimmed.slice(-TAIL)
  const found = AFTER_NAME.exec(tail)
  const text = found ? trimmed.slice(0, trimmed.length - tail.length + found.index).trimEnd() : ''
  const value = writtenNumber(found?.[1] ?? '')
  if (text === '' || !value) return null
  return { text, weight: nearestWeight(value), written: value, isOutOfRange: isOutOfRange(value) }
}

/** The text with its weight after it, unless that is 1. `weightAfter` reads both from it again. */
export function withWeight(text: string, weight: number): string {
  const nearest = nearestWeight(weight)
  return nearest === 1 && !weightAfter(text) ? text : `${text} ×${nearest}`
}

/** What + and − lead to: whole numbers from 1 on, below it halves, quarters and tenths. */
const BELOW_ONE = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5]

/** The next larger step. */
export function heavier(weight: number): number {
  if (weight >= 1) return nearestWeight(Math.floor(weight) + 1)
  return BELOW_ONE.find((step) => step > weight) ?? 1
}

/** The next smaller step. */
export function lighter(weight: number): number {
  if (weight > 1) return nearestWeight(Math.ceil(weight) - 1)
  return BELOW_ONE.findLast((step) => step < weight) ?? nearestWeight(0)
}

/** Whether the options of a wheel may differ in how likely they are. */
export function mayHaveUnequalOdds(rules: Pick<Weighing, 'weightsCount' | 'afterWin'>): boolean {
  return rules.weightsCount || rules.afterWin === 'halved'
}
