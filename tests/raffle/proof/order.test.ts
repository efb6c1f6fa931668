// The order in which a proven draw draws is exactly as likely as the weights say, over every path of its draws.

import { describe, expect, it } from 'vitest'
import { drawWeightedOrder } from '../../../src/raffle/proof/assign'
import { everyOutcome, weightsOf } from '../model/everyPath'

/** All lists of a length with weights from 1 to `most`. */
function everyWeights(length: number, most: number): number[][] {
  if (length === 0) return [[]]
  return everyWeights(length - 1, most).flatMap((others) =>
    Array.from({ length: most }, (_, weight) => [...others, weight + 1]),
  )
}

const SMALL = [1, 2, 3, 4].flatMap((length) => everyWeights(length, length < 4 ? 4 : 3))

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0)

describe('with equal weights every order is equally likely', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('of %i', (count) => {
    const outcomes = everyOutcome((source) => drawWeightedOrder(Array(count).fill(1), source))
    let orders = 1
    for (let factor = 2; factor <= count; factor += 1) orders *= factor
    expect(outcomes.weights.size).toBe(orders)
    expect(weightsOf(outcomes)).toHaveLength(1)
  })

  it('whatever the weight is @proof.fair', () => {
    const outcomes = everyOutcome((source) => drawWeightedOrder([3, 3, 3], source))
    expect(outcomes.weights.size).toBe(6)
    expect(weightsOf(outcomes)).toHaveLength(1)
  })
})

describe('with weights', () => {
  it('each is first exactly as often as its weight says @proof.fair', () => {
    for (const weights of SMALL) {
      const { weights: shares, total } = everyOutcome((source) => {
        return drawWeightedOrder(weights, source)[0]
      })
      for (const [index, weight] of weights.entries()) {
        const share = shares.get(JSON.stringify(index)) ?? 0n
        expect(share * BigInt(sumOf(weights))).toBe(total * BigInt(weight))
      }
    }
  })

  it('each whole order is exactly as likely as the weights left say at each step', () => {
    for (const weights of SMALL) {
      const { weights: shares, total } = everyOutcome((source) =>
        drawWeightedOrder(weights, source),
      )
      for (const [order, share] of shares) {
        let left = sumOf(weights)
        let [above, below] = [1n, 1n]
        for (const index of JSON.parse(order) as number[]) {
          const weight = weights[index] ?? 0
          above *= BigInt(weight)
          below *= BigInt(left)
          left -= weight
        }
        expect(share * below).toBe(total * above)
      }
    }
  })
})

describe('where a word falls is next', () => {
  const wordsOf = (...words: number[]) => {
    let at = 0
    return {
      bits: 32,
      next() {
        at += 1
        return words[at - 1] ?? 0
      },
    }
  }

  it('in the order of the list, among those left', () => {
    // Of 2, 3 and 1: x = 4 is in the second; of 2 and 1 left, x = 2 in the last.
    expect(drawWeightedOrder([2, 3, 1], wordsOf(4, 2, 0))).toEqual([1, 2, 0])
    expect(drawWeightedOrder([2, 3, 1], wordsOf(1, 0, 0))).toEqual([0, 1, 2])
    expect(drawWeightedOrder([2, 3, 1], wordsOf(5, 4, 1))).toEqual([2, 1, 0])
  })

  it('also where a list is as long and as heavy as can be', () => {
    const weights = Array(10_000).fill(100_000)
    const order = drawWeightedOrder(weights, wordsOf(999_999_999, 0, 199_999))
    expect(order.slice(0, 4)).toEqual([9999, 0, 2, 1])
    expect(new Set(order).size).toBe(10_000)
  })

  it('of no list there is none, and no weight is zero, a fraction or more than all words', () => {
    expect(drawWeightedOrder([], wordsOf())).toEqual([])
    for (const weights of [[0], [1, -1], [1.5], [Number.NaN], [2 ** 32, 1]]) {
      expect(() => drawWeightedOrder(weights, wordsOf())).toThrow(RangeError)
    }
  })
})
