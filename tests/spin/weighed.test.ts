// The draw by weight, over ten million draws of 10,000 options: each as often as its weight says, to the hundredth.

import { describe, expect, it } from 'vitest'
import { drawOutcome } from '../../src/spin/launch'
import { runningSums, segmentAt, totalOf } from '../../src/wheel/geometry'
import { hundredths } from '../../src/wheel/weights'
import { cryptographicWords } from './words'

const SLOW_MS = 120_000
const DRAWS = 10_000_000
const COUNT = 10_000
/**
 * Chi-square that a fair draw exceeds once in 10^10 runs, for 9,999 degrees of freedom: the upper quantile at 1e-10 by
 * Wilson and Hilferty (1931), rounded up.
 */
const BOUND = 10_930

/** From 1 to 1,000 on a logarithmic scale, in hundredths, large beside small. */
const weights = Array.from({ length: COUNT }, (_, index) =>
  hundredths(1000 ** (((index * 4567) % COUNT) / (COUNT - 1))),
)
const arcs = runningSums(weights)

function chiSquare(draw: () => number): number {
  const seen = new Float64Array(COUNT)
  for (let i = 0; i < DRAWS; i += 1) {
    const index = draw()
    seen[index] = (seen[index] as number) + 1
  }
  const sum = totalOf(arcs)
  return seen.reduce((all, times, index) => {
    const share = (DRAWS * (weights[index] as number)) / sum
    return all + (times - share) ** 2 / share
  }, 0)
}

// Mutants are found by the enumeration in tests/wheel/arcs.test.ts: statistics would take a minute for each.
describe.skipIf(process.env.ONLY_MUTANTS)('of 10,000 options of mixed weights', () => {
  it('each wins as often as its weight says @weights.exact', { timeout: SLOW_MS }, () => {
    const source = cryptographicWords(32)
    expect(chiSquare(() => drawOutcome(arcs, source).index)).toBeLessThan(BOUND)
  })

  it('a bare modulo of words of 28 bits is caught', { timeout: SLOW_MS }, () => {
    const source = cryptographicWords(32)
    const draw = () => segmentAt((source.next() >>> 4) % totalOf(arcs), arcs)
    expect(chiSquare(draw)).toBeGreaterThan(BOUND)
  })
})
