// Weights: how many times likelier an option is than one of weight 1, where its wheel lets weights count.

import { type Arcs, runningSums } from './geometry'
import type { SpinResult } from './result'
import type { Segment } from './segment'

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
export interface Weighing {
  /** Whether the weights of the options count. Without it they share the wheel equally. */
  readonly weightsCount: boolean
}

/** What of the wheel itself does. */
export interface Turns {
  readonly history: readonly SpinResult[]
}

/**
 * Integers in proportion to which options are drawn; `null` where all are equally likely. Their sum is at most 10⁹ for
 * 10,000 options.
 */
export function drawWeights(
  _turns: Turns,
  { weightsCount }: Weighing,
  segments: readonly Segment[],
): number[] | null {
  if (!weightsCount) return null
  const weights = segments.map(({ weight }) => hundredths(weight))
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

interface Known extends Weighing, Turns {
  readonly arcs: Arcs
}

const known = new WeakMap<readonly Segment[], Known>()

/**
 * How some of a wheel's segments share the circle. The same object while the wheel stays the same: renderers compare by
 * identity.
 */
export function arcsOf(
  { history }: Turns,
  { weightsCount }: Weighing,
  segments: readonly Segment[],
): Arcs {
  const last = known.get(segments)
  if (last?.weightsCount === weightsCount && last.history === history) return last.arcs
  const weights = drawWeights({ history }, { weightsCount }, segments)
  const found = weights ? runningSums(weights) : segments.length
  const arcs = last && isSame(last.arcs, found) ? last.arcs : found
  known.set(segments, { weightsCount, history, arcs })
  return arcs
}

function isSame(one: Arcs, other: Arcs): boolean {
  if (typeof one === 'number' || typeof other === 'number') return one === other
  return one.every((end, index) => end === other[index])
}
