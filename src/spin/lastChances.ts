// How likely each option is to be the last one of a tournament.
// Whoever is drawn goes out until two are left, and of these two the one drawn wins (`recordResult`). So weight is the
// chance to go out, and between the last two the chance to win.

import type { RandomSource } from './random'

/** Computing takes twice as long with each option; more are simulated. */
export const MOST_COMPUTED = 12

/**
 * Yields every few milliseconds.
 * @param weights of those still in: integers above 0, which add up to a safe integer
 * @param seed an integer: the same one gives the same estimates
 */
export function* lastChances(
  weights: readonly number[],
  seed: number,
): Generator<undefined, readonly LastChance[]> {
  const count = weights.length
  if (weights.every((weight) => weight === weights[0])) {
    return weights.map(() => ({ chance: 1 / count, error: 0 }))
  }
  if (count > MOST_COMPUTED) return yield* simulatedLast(weights, seededWords(seed))
  return computedLast(weights).map((chance) => ({ chance, error: 0 }))
}

/** How likely each subset of those left is to come, from the whole down. @param weights of 2 to 12 */
function computedLast(weights: readonly number[]): number[] {
  const all = 2 ** weights.length - 1
  const coming = new Float64Array(all + 1)
  coming[all] = 1
  const chances = weights.map(() => 0)
  // A bit for each who is left; without one of them the number is smaller.
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

// Options go out in the order in which clocks ring, exponential with their weights as rates: which one rings next is as
// likely as its share of the weights left (Efraimidis and Spirakis, Weighted random sampling with a reservoir, 2006).
// So only the two latest clocks matter. Options of one weight are alike: the latest two clocks of each kind are drawn,
// and what the kind wins is divided among its options.

export interface LastChance {
  /** From 0 to 1. */
  readonly chance: number
  /**
   * The standard error; 0 where the chance is exact. Where a simulation has never seen the option win, the chance is 0
   * and this is its bound in 95 of 100 cases.
   */
  readonly error: number
}

/** Kinds times runs: half a second on a computer. */
const WORK = 5_000_000
const RUNS = { least: 1000, most: 100_000 } as const
/** Kinds times runs between two pauses: a few milliseconds. */
const SLICE = 20_000
/** With 95 % confidence what never came in n tries comes less than 3/n often (Hanley and Lippman-Hand, 1983). */
const RULE_OF_THREE = 3

interface Kind {
  readonly weight: number
  readonly members: number
  /** Of each run, from 0 to 1. */
  sum: number
  squares: number
}

/** @param weights above 0, of more than two options */
function* simulatedLast(
  weights: readonly number[],
  source: RandomSource,
): Generator<undefined, readonly LastChance[]> {
  const counts = new Map<number, number>()
  for (const weight of weights) counts.set(weight, (counts.get(weight) ?? 0) + 1)
  const kinds = [...counts].map(([weight, members]): Kind => {
    return { weight, members, sum: 0, squares: 0 }
  })
  const runs = runsFor(kinds.length)
  const slice = Math.ceil(SLICE / kinds.length)
  for (let run = 1; run <= runs; run += 1) {
    simulate(kinds, source)
    if (run % slice === 0) yield
  }
  const found = new Map(kinds.map((kind) => [kind.weight, chanceOf(kind, runs)]))
  return weights.map((weight) => found.get(weight) as LastChance)
}

function runsFor(kinds: number): number {
  return Math.min(RUNS.most, Math.max(RUNS.least, Math.floor(WORK / kinds)))
}

/** Which of the last two wins is not drawn: each has its share of the win. */
function simulate(kinds: readonly Kind[], source: RandomSource): void {
  let [latest, second] = [-1, -1]
  let winner: Kind | undefined
  let other: Kind | undefined
  for (const kind of kinds) {
    const { weight, members } = kind
    // The latest of n clocks has rung by t with the chance F(t)ⁿ, F(t) = 1 − exp(−wt); the one before it likewise among
    // the n − 1 that ring before that.
    let logF = 0
    for (let seen = 0; seen < Math.min(2, members); seen += 1) {
      const log = Math.log(fractionOf(source))
      logF += log / (members - seen)
      // Of a fraction and what it leaves of 1, both are as likely.
      const time = (members === 1 ? -log : -Math.log(-Math.expm1(logF))) / weight
      if (time <= second) break
      if (time > latest) {
        ;[second, other] = [latest, winner]
        ;[latest, winner] = [time, kind]
      } else {
        ;[second, other] = [time, kind]
      }
    }
  }
  if (!winner || !other) return
  const share = winner.weight / (winner.weight + other.weight)
  if (winner === other) win(winner, 1)
  else {
    win(winner, share)
    win(other, 1 - share)
  }
}

/** From above 0 to below 1. */
function fractionOf(source: RandomSource): number {
  return (source.next() + 0.5) / 2 ** source.bits
}

function win(kind: Kind, share: number): void {
  kind.sum += share
  kind.squares += share ** 2
}

function chanceOf({ members, sum, squares }: Kind, runs: number): LastChance {
  const each = runs * members
  if (sum === 0) return { chance: 0, error: RULE_OF_THREE / each }
  const variance = Math.max(0, squares - sum ** 2 / runs) / (runs - 1)
  // Where all runs agree, the next one may not: no estimate is finer than a run.
  return { chance: sum / each, error: Math.max(1 / each, Math.sqrt(variance / runs) / members) }
}

/** 2³² over the golden ratio: odd, so that all 2³² states come before one comes again. */
const STEP = 0x9e3779b9

/**
 * Random words that repeat, so that estimates are the same whenever they are asked for; never for a draw. Counts in
 * steps and mixes each number (Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014) by the last
 * part of MurmurHash3 (Appleby, 2011).
 * @param seed an integer
 */
export function seededWords(seed: number): RandomSource {
  let state = seed | 0
  return {
    bits: 32,
    next() {
      state = (state + STEP) | 0
      let word = state ^ (state >>> 16)
      word = Math.imul(word, 0x85ebca6b)
      word ^= word >>> 13
      word = Math.imul(word, 0xc2b2ae35)
      return (word ^ (word >>> 16)) >>> 0
    },
  }
}
