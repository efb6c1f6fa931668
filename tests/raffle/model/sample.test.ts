// Drawing k of n without replacement is uniform over the ordered choices: exactly, for all n up to 7.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawSample } from '../../../src/raffle/model/sample'
import { drawIndex } from '../../../src/spin/random'
import { cryptographicWords, wordsInOrder } from '../../spin/words'
import { choicesOf } from './draws'
import { everyOutcome, weightsOf } from './everyPath'

/** n (n - 1) … (n - k + 1) */
function orderedChoices(count: number, size: number): number {
  let choices = 1
  for (let at = 0; at < size; at += 1) choices *= count - at
  return choices
}

describe('the tree of all draws', () => {
  it('weighs a draw in two steps by hand', () => {
    const { weights, total } = everyOutcome((source) => {
      const first = drawIndex(2, source)
      return first === 0 ? 'left' : drawIndex(3, source)
    })
    expect([...weights]).toEqual([
      ['"left"', 3n],
      ['0', 1n],
      ['1', 1n],
      ['2', 1n],
    ])
    expect(total).toBe(6n)
  })

  it('goes through a draw of one of 1, and sees that a shuffle by random swaps is not uniform', () => {
    expect(everyOutcome((source) => drawIndex(1, source)).total).toBe(1n)
    const swapped = everyOutcome((source) => {
      const list = [0, 1, 2]
      for (let at = 0; at < 3; at += 1) {
        const other = drawIndex(3, source)
        const value = list[at] as number
        list[at] = list[other] as number
        list[other] = value
      }
      return list
    })
    expect(weightsOf(swapped)).toHaveLength(2)
  })

  it('lets other errors through', () => {
    expect(() =>
      everyOutcome(() => {
        throw new RangeError('another')
      }),
    ).toThrow('another')
  })
})

describe('a sample', () => {
  const sizes = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((count) =>
    Array.from({ length: count + 1 }, (_, size) => [count, size] as const),
  )

  it.each(sizes)(
    'of %i, %i at a time: each ordered choice comes out equally often @draw.fair',
    (count, size) => {
      const outcomes = everyOutcome((source) => drawSample(count, size, source))
      const expected = choicesOf([...Array(count).keys()], size).map((choice) =>
        JSON.stringify(choice),
      )
      expect(expected).toHaveLength(orderedChoices(count, size))
      expect([...outcomes.weights.keys()].sort()).toEqual(expected.sort())
      expect(weightsOf(outcomes)).toEqual([outcomes.total / BigInt(expected.length)])
    },
  )

  it('is all different and within its count, for any size', () => {
    const sizesOf = fc
      .integer({ min: 0, max: 10_000 })
      .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 0, max: count })))
    const words = cryptographicWords(32)
    fc.assert(
      fc.property(sizesOf, ([count, size]) => {
        const sample = drawSample(count, size, words)
        expect(sample).toHaveLength(size)
        expect(new Set(sample).size).toBe(size)
        expect(sample.every((index) => index >= 0 && index < count)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('takes no more words than it draws: one of very many costs one', () => {
    let words = 0
    const counting = { bits: 32, next: () => words++ }
    expect(drawSample(4_000_000_000, 3, counting)).toEqual([0, 2, 4])
    expect(words).toBe(3)
  })

  it.each([
    [3, 4],
    [-1, 0],
    [3, -1],
    [3, 1.5],
    [2.5, 1],
    [Number.NaN, 1],
    [3, Number.NaN],
    [Number.POSITIVE_INFINITY, 1],
  ])('of %s, %s at a time is refused', (count, size) => {
    const draw = () => drawSample(count, size, wordsInOrder(32, []))
    expect(draw).toThrow(RangeError)
    expect(draw).toThrow(`Cannot draw ${size} of ${count}`)
  })
})
