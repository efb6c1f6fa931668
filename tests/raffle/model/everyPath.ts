// Everything that a draw can come to, with its exact weight.
//
// A draw asks `drawIndex` for one index after another. That each of these is exactly uniform is proved apart, over all
// words, in tests/spin/random.test.ts. So a draw is a tree: where `drawIndex` is asked for one of m it branches m ways
// of the same weight, and a path weighs one part in the product of its branchings. The source says which way to take:
// of 32 bits, the word w below m is accepted and means the index w. How many ways there are it learns from a source
// of no bits, which can say nothing but 0: `drawIndex` refuses it, and names the m that it was asked for.

import type { RandomSource } from '../../../src/spin/random'

const REFUSED = /^Cannot draw one of (\d+) from words of 0 bits$/

interface Branching {
  readonly ways: number
  way: number
}

export interface Outcomes {
  /** The weight of each outcome, which is written as JSON. */
  readonly weights: ReadonlyMap<string, bigint>
  /** The sum of the weights. */
  readonly total: bigint
}

/** @param draw draws with `drawIndex` from the source that it is given, and with nothing else */
export function everyOutcome(draw: (source: RandomSource) => unknown): Outcomes {
  const leaves: { readonly outcome: string; readonly parts: bigint }[] = []
  const path: Branching[] = []
  do {
    const outcome = JSON.stringify(follow(path, draw))
    const parts = path.reduce((product, { ways }) => product * BigInt(ways), 1n)
    leaves.push({ outcome, parts })
    // On to the next way of the last branching that has one.
    for (let last = path.at(-1); last && last.way === last.ways - 1; last = path.at(-1)) path.pop()
    const last = path.at(-1)
    if (last) last.way += 1
  } while (path.length > 0)
  const total = leaves.reduce((all, { parts }) => leastCommonMultiple(all, parts), 1n)
  const weights = new Map<string, bigint>()
  for (const { outcome, parts } of leaves) {
    weights.set(outcome, (weights.get(outcome) ?? 0n) + total / parts)
  }
  return { weights, total }
}

/** Goes along the path, and on to its end by the first way of each further branching, which it adds to the path. */
function follow(path: Branching[], draw: (source: RandomSource) => unknown): unknown {
  for (;;) {
    let at = 0
    const source: RandomSource = {
      get bits() {
        return at < path.length ? 32 : 0
      },
      next() {
        // One of 1 is all that a source of no bits can draw.
        if (at === path.length) path.push({ ways: 1, way: 0 })
        const word = path[at]?.way ?? 0
        at += 1
        return word
      },
    }
    try {
      return draw(source)
    } catch (error) {
      const ways = error instanceof RangeError ? REFUSED.exec(error.message)?.[1] : undefined
      if (ways === undefined) throw error
      path.push({ ways: Number(ways), way: 0 })
    }
  }
}

function leastCommonMultiple(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one, other]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return (one / larger) * other
}

/** The different weights; one alone where all outcomes are equally likely. */
export function weightsOf({ weights }: Outcomes): bigint[] {
  return [...new Set(weights.values())]
}
