// How options share a wheel: equally, or by weight and cooldown. And weights as people write them: “Anna ×3”.

import { type CooldownRule, halvingsOf, type Wins } from './cooldown'
import { type Arcs, runningSums } from './geometry'
import type { Segment } from './segment'

export interface Weighing extends CooldownRule {
  readonly weightsCount: boolean
}

/**
 * In proportion to the chances; `null` where all are equal. Where wins halve, the weights of the others are doubled
 * instead: the sum is at most 10⁵ · 2²⁰ · 10⁴, about 10¹⁵, below 2⁵³.
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
const known = new WeakMap<readonly Segment[], readonly Known[]>()

/** The same object while the wheel stays the same: renderers and the page compare by identity. */
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

export function isSameArcs(one: Arcs, other: Arcs): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other
  return one.length === other.length && one.every((end, index) => end === other[index])
}

/** 0 is no weight: an option that cannot win is absent. */
export const MIN_WEIGHT = 0.01
export const MAX_WEIGHT = 1000
/** Where weights do not count; low enough that sums over 10,000 segments stay exact integers. */
export const MAX_STORED_WEIGHT = 1_000_000
const STEPS = 100

/** An integer from 1 to 100,000. Whatever is stored is brought into range. */
export function hundredths(weight: number): number {
  if (Number.isNaN(weight)) return STEPS
  return Math.round(Math.min(MAX_WEIGHT, Math.max(MIN_WEIGHT, weight)) * STEPS)
}

export function nearestWeight(weight: number): number {
  return hundredths(weight) / STEPS
}

/** What can be a number: digits, with a decimal point or comma, and an exponent. */
const NUMBER = /^[+-]?(?:\d[\d.,]*|[.,]\d+)(?:e[+-]?\d+)?$/i
/** 1,000 is a thousand: a weight has two decimals. */
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
/** After white space, so that “Iphonex3” is a name. */
const AFTER_NAME = /\s+[×x*]\s?(\d+(?:[.,]\d+)*)$/
/** No weight at the end of a line is longer. */
const TAIL = 40

/** `null` where it is no number. 0,5 is a half, and so is .5. */
export function writtenNumber(text: string): number | null {
  const written = text.trim().replace(/^[×x*]\s*/, '')
  if (!NUMBER.test(written)) return null
  const value = Number(
    THOUSANDS.test(written) ? written.replaceAll(',', '') : written.replace(',', '.'),
  )
  return Number.isNaN(value) ? null : value
}

export function isOutOfRange(value: number): boolean {
  return value < MIN_WEIGHT || value > MAX_WEIGHT
}

interface WeighedText {
  readonly text: string
  readonly weight: number
  readonly written: number
  readonly isOutOfRange: boolean
}

/** `Anna ×3`, `Anna x 2.5` or `Anna *0,5`; `null` for any other line. ×0 is no weight, and stays in the text. */
export function weightAfter(line: string): WeighedText | null {
  const trimmed = line.trim()
  const tail = trimmed.slice(-TAIL)
  const found = AFTER_NAME.exec(tail)
  const text = found ? trimmed.slice(0, trimmed.length - tail.length + found.index).trimEnd() : ''
  const value = writtenNumber(found?.[1] ?? '')
  if (text === '' || !value) return null
  return { text, weight: nearestWeight(value), written: value, isOutOfRange: isOutOfRange(value) }
}

export function withWeight(text: string, weight: number): string {
  const nearest = nearestWeight(weight)
  return nearest === 1 && !weightAfter(text) ? text : `${text} ×${nearest}`
}

/** Steps of + and −; from 1 on they are whole numbers. */
const BELOW_ONE = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5]

export function heavier(weight: number): number {
  if (weight >= 1) return nearestWeight(Math.floor(weight) + 1)
  return BELOW_ONE.find((step) => step > weight) ?? 1
}

export function lighter(weight: number): number {
  if (weight > 1) return nearestWeight(Math.ceil(weight) - 1)
  return BELOW_ONE.findLast((step) => step < weight) ?? nearestWeight(0)
}

export function mayHaveUnequalOdds(rules: Pick<Weighing, 'weightsCount' | 'afterWin'>): boolean {
  return rules.weightsCount || rules.afterWin === 'halved'
}
