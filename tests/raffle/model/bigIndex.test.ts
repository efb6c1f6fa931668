import { describe, expect, it } from 'vitest'
import { drawBigIndex } from '../../../src/raffle/model/sample'
import { cryptographicWords, wordsInOrder } from '../../spin/words'
import { everyOutcome, weightsOf } from './everyPath'

const WORD = 2n ** 32n
const TOP = 2 ** 32 - 1

it.each([1, 2, 3, 7, 100, 5040])('below %i every index is equally likely', (count) => {
  const outcomes = everyOutcome((source) => Number(drawBigIndex(BigInt(count), source)))
  expect(outcomes.weights.size).toBe(count)
  expect(weightsOf(outcomes)).toHaveLength(1)
})

describe('an index of several words', () => {
  it('has its digits in order, the first of them below that of the count', () => {
    expect(drawBigIndex(WORD, wordsInOrder(32, [7]))).toBe(7n)
    expect(drawBigIndex(WORD, wordsInOrder(32, [TOP]))).toBe(WORD - 1n)
    expect(drawBigIndex(WORD + 1n, wordsInOrder(32, [1, 0]))).toBe(WORD)
    expect(drawBigIndex(3n * WORD, wordsInOrder(32, [2, 5]))).toBe(2n * WORD + 5n)
    expect(drawBigIndex(WORD ** 3n, wordsInOrder(32, [TOP, TOP, TOP]))).toBe(WORD ** 3n - 1n)
  })

  it('is drawn anew, as a whole, when it is not below the count', () => {
    // 2 · WORD + 2 is the highest.
    const count = 2n * WORD + 3n
    expect(drawBigIndex(count, wordsInOrder(32, [2, 2]))).toBe(2n * WORD + 2n)
    expect(drawBigIndex(count, wordsInOrder(32, [2, 3, 1, 9]))).toBe(WORD + 9n)
    expect(drawBigIndex(count, wordsInOrder(32, [2, 3, 2, 4, 0, 1]))).toBe(1n)
  })

  it('is spread evenly over a count that is no power of two', () => {
    // Chi-square with two degrees of freedom exceeds 46.06 once in 10^10 runs.
    const count = 3n * 5n ** 40n
    const source = cryptographicWords(32)
    const seen = [0, 0, 0]
    for (let draw = 0; draw < 30_000; draw += 1) {
      const third = Number(drawBigIndex(count, source) / 5n ** 40n)
      seen[third] = (seen[third] as number) + 1
    }
    expect(seen.reduce((sum, times) => sum + (times - 10_000) ** 2 / 10_000, 0)).toBeLessThan(46.06)
  })
})

it.each([0n, -1n])('below %s throws', (count) => {
  expect(() => drawBigIndex(count, wordsInOrder(32, []))).toThrow(RangeError)
})

it('a source that is stuck on its top word throws instead of hanging', () => {
  const stuck = { bits: 32, next: () => TOP }
  expect(() => drawBigIndex(WORD ** 2n - 1n, stuck)).toThrow('gives no usable words')
})
