// How the options of a wheel share it: equally, or by their weights and by what their wins do to them.

import { type Arcs, runningSums } from './geometry'
import type { Segment } from './segment'
import { halvingsOf, type TurnRule, type Turns } from './turns/afterWin'
import { hundredths } from './weighing/weight'

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

/** While a winner is revealed, its wheel is asked for as it was and as it is. */
const KEPT = 4
/** The newest first. */
const known = new WeakMap<readonly Segment[], readonly Known[]>()

/**
 * How some of a wheel's segments share the circle. The same object while the wheel stays the same: renderers and the page
 * compare by identity.
 */
export function arcsOf(turns: Turns, rules: Weighing, segments: readonly Segment[]): Arcs {
  const kept = known.get(segments) ?? []
  const { history, turnsSince = 0 } = turns
  const match = kept.find(
    (one) => one.rules === rules && one.history === history && one.turnsSince === turnsSince,
  )
  if (match) return match.arcs
  const weights = drawWeights(turns, rules, segments)
  const found = weights ? runningSums(weights) : segments.length
  const arcs = kept.find((one) => isSameArcs(one.arcs, found))?.arcs ?? found
  known.set(segments, [{ rules, history, turnsSince, arcs }, ...kept.slice(0, KEPT - 1)])
  return arcs
}

function isSameArcs(one: Arcs, other: Arcs): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other
  return one.length === other.length && one.every((end, index) => end === other[index])
}
