// The weight of an option: how many times likelier it is than one of weight 1, where its wheel lets weights count.

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
