import { expect, it } from 'vitest'
import { drawOrder } from '../../../src/raffle/model/sample'
import { wordsInOrder } from '../../spin/words'
import { everyOutcome, weightsOf } from './everyPath'

it.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 6],
  [4, 24],
  [5, 120],
  [6, 720],
  [7, 5040],
])('of %i people each of the %i orders is equally likely @groups.fair', (count, orders) => {
  const outcomes = everyOutcome((source) => drawOrder(count, source))
  expect(outcomes.weights.size).toBe(orders)
  expect(weightsOf(outcomes)).toHaveLength(1)
  for (const order of outcomes.weights.keys()) {
    const people: number[] = JSON.parse(order)
    expect(people.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i))
  }
})

it.each([-1, 1.5, Number.NaN])('an order of %s throws', (count) => {
  expect(() => drawOrder(count, wordsInOrder(32, []))).toThrow(RangeError)
})
