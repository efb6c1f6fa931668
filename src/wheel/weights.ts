// Weights: how many times likelier an option is than one of weight 1, where its wheel lets weights count.

import { type Arcs, runningSums } from './geometry'
import type { Segment } from './segment'
import { halvingsOf, type TurnRule, type Turns } from './turns/afterWin'

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

/** What of a wheel's settings decides how its options share it. */
export interface Weighing extends TurnRule {
  /** Whether the weights of the options count. Without it they share the wheel equally. */
  readonly weightsCount: boolean
}

/**
 * Integers in proportion to which options are drawn; `null` where all are equally likely. Where wins halve, the weights of
 * the others are doubled instead. Their sum is at most 10⁵ · 2²⁰ · 10⁴, about 10¹⁵: below 2⁵³.
 */
export function drawWeights(
  turns: Turns,
  rules: Weighing,
  segments: readonly Segment[],
): number[] | null {
  const halvings = halvingsOf(turns, rules)
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

interface Known extends Turns {
  readonly rules: Weighing
  readonly arcs: Arcs
}

const known = new WeakMap<readonly Segment[], Known>()

/**
 * How some of a wheel's segments share the circle. The same object while the wheel stays the same: renderers compare by
 * identity.
 */
export function arcsOf(turns: Turns, rules: Weighing, segments: readonly Segment[]): Arcs {
  const last = known.get(segments)
  const { history, turnsSince = 0 } = turns
  if (last?.rules === rules && last.history === history && last.turnsSince === turnsSince) {
    return last.arcs
  }
  const weights = drawWeights(turns, rules, segments)
  const found = weights ? runningSums(weights) : segments.length
  const arcs = last && isSame(last.arcs, found) ? last.arcs : found
  known.set(segments, { rules, history, turnsSince, arcs })
  return arcs
}

function isSame(one: Arcs, other: Arcs): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other
  return one.every((end, index) => end === other[index])
}
