// How likely each option is to win, and how that is written.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPercent } from '../../src/text/chance'
import { oddsInWords } from '../../src/text/odds'
import { widthOf } from '../../src/wheel/geometry'
import type { Segment } from '../../src/wheel/segment'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { arcsOf } from '../../src/wheel/weights'

const segments = (weights: readonly number[]): Segment[] =>
  weights.map((weight, index) => ({
    id: `option${index}`,
    text: `${index}`,
    color: '#123456',
    weight,
  }))

/** How likely each is, where weights count or not. */
function chances(weights: readonly number[], weightsCount: boolean): number[] {
  const rules = { ...DEFAULT_SETTINGS, weightsCount }
  const arcs = arcsOf({ history: [] }, rules, segments(weights))
  return weights.map((_, index) => widthOf(index, arcs))
}

describe('the odds @setting.odds', () => {
  const some = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 200 })

  it('are equal and add up to one, whatever the weights, where those do not count', () => {
    fc.assert(
      fc.property(some, (weights) => {
        const all = chances(weights, false)
        expect(new Set(all).size).toBe(1)
        expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('are the shares of the weights where those count', () => {
    fc.assert(
      fc.property(some, (weights) => {
        const sum = weights.reduce((total, one) => total + one, 0)
        expect(chances(weights, true)).toEqual(weights.map((weight) => weight / sum))
      }),
    )
  })

  it.each([
    [1, '1', '100%'],
    [2, '2', '50%'],
    [3, '3', '33.3%'],
    [30, '30', '3.3%'],
    [49, '49', '2%'],
    [1000, '1,000', '0.1%'],
    [7000, '7,000', '0.014%'],
    [10_000, '10,000', '0.01%'],
  ])('of one among %i are 1 in %s, %s', (count, number, percent) => {
    const [chance = 0] = chances(new Array(count).fill(1), true)
    expect(inPercent(chance)).toBe(percent)
    expect(oddsInWords(chance)).toBe(`1 in ${number}, ${percent}`)
  })
})
