// How likely each option is to be the last one of a tournament in elimination mode, by its weight.
//
// As `recordResult` in wheel.ts does it: whoever is drawn goes out, until two are left. Whoever is drawn of these two has
// won. So weight is the chance to go out, and between the last two the chance to win.

import { seededWords } from './seededWords'
import { type LastChance, simulatedLast } from './simulateLast'

export type { LastChance } from './simulateLast'

/** So many are computed, more are simulated: it takes twice as long with each option. */
export const MOST_COMPUTED = 12

/**
 * The chance of each option, in slices of a few milliseconds: yields between them.
 * @param weights of those who are still in: integers above 0, which add up to a safe integer
 * @param seed an integer: the same one gives the same estimates
 */
export function* lastChances(
  weights: readonly number[],
  seed: number,
): Generator<undefined, readonly LastChance[]> {
  const count = weights.length
  // Whom nothing tells apart.
  if (weights.every((weight) => weight === weights[0])) {
    return weights.map(() => ({ chance: 1 / count, error: 0 }))
  }
  if (count > MOST_COMPUTED) return yield* simulatedLast(weights, seededWords(seed))
  return computedLast(weights).map((chance) => ({ chance, error: 0 }))
}

/**
 * By the subsets of those who are left: how likely each is to come, from the whole down.
 * @param weights of 2 to 12
 */
function computedLast(weights: readonly number[]): number[] {
  const all = 2 ** weights.length - 1
  const coming = new Float64Array(all + 1)
  coming[all] = 1
  const chances = weights.map(() => 0)
  // A subset is a number with a bit for each who is left; without one of them it is smaller.
  for (let left = all; left > 0; left -= 1) {
    const chance = coming[left] as number
    const who = weights.flatMap((weight, index) => (left & (1 << index) ? [{ weight, index }] : []))
    if (chance === 0 || who.length < 2) continue
    const sum = who.reduce((total, { weight }) => total + weight, 0)
    for (const { weight, index } of who) {
      const share = (chance * weight) / sum
      if (who.length === 2) chances[index] = (chances[index] as number) + share
      else coming[left ^ (1 << index)] = (coming[left ^ (1 << index)] as number) + share
    }
  }
  return chances
}
