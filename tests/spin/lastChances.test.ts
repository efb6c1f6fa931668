// Who is the last of a tournament, and how likely: by the rules of the wheel, by a formula, and by what is computed.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type LastChance,
  lastChances,
  MOST_COMPUTED,
  seededWords,
} from '../../src/spin/lastChances'
import { radians } from '../../src/wheel/angle'
import { activeSegments, MIN_SEGMENTS, type Segment } from '../../src/wheel/segment'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { drawWeights } from '../../src/wheel/weights'
import { recordResult, type Wheel, wheelOf } from '../../src/wheel/wheel'

/** To the end, with the number of pauses. */
function finished(weights: readonly number[], seed = 1) {
  const work = lastChances(weights, seed)
  let pauses = 0
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { chances: step.value, pauses }
    pauses += 1
  }
}

const chancesOf = (weights: readonly number[], seed?: number) => finished(weights, seed).chances

/** Every tournament that the wheel itself can come to, with the chance of each spin. Weights as they are typed. */
function byTheRules(weights: readonly number[]): number[] {
  const segments = weights.map((weight, index): Segment => {
    return { id: `${index}`, text: `${index}`, color: '#112233', weight }
  })
  const chances = weights.map(() => 0)
  const follow = (wheel: Wheel, chance: number, spin: number) => {
    const active = activeSegments(wheel.segments)
    const drawn =
      drawWeights(wheel, { ...DEFAULT_SETTINGS, weightsCount: true }, active) ?? active.map(() => 1)
    const sum = drawn.reduce((total, one) => total + one, 0)
    active.forEach((winner, place) => {
      const share = (chance * (drawn[place] as number)) / sum
      const after = recordResult(wheel, {
        id: `spin${spin}`,
        wheelId: wheel.id,
        winner,
        spinDuration: 0,
        order: spin,
        timestamp: spin,
        angle: radians(0),
        isEliminationMode: true,
        isFinalWinner: active.length === MIN_SEGMENTS,
        remainingSegments: active.length - 1,
      })
      const index = Number(winner.id)
      if (after.history[0]?.isFinalWinner) chances[index] = (chances[index] as number) + share
      else follow(after, share, spin + 1)
    })
  }
  follow(
    wheelOf('Wheel', segments, () => 'id', 0),
    1,
    1,
  )
  return chances
}

/**
 * Whoever is the last: at some time its clock rings, or would, while of all others one alone has not rung:
 * ∫ w exp(−wt) ∏ (1 − exp(−vt)) Σ exp(−ut) / (1 − exp(−ut)) dt, over all others; by the midpoint rule over the logarithm
 * of the time.
 */
function byTheIntegral(weights: readonly number[]): number[] {
  const [least, most] = [Math.min(...weights), Math.max(...weights)]
  const from = Math.log(1e-6 / most)
  const to = Math.log(60 / least)
  const steps = 20_000
  const chances = weights.map(() => 0)
  for (let step = 0; step < steps; step += 1) {
    const time = Math.exp(from + ((step + 0.5) / steps) * (to - from))
    const rung = weights.map((weight) => -Math.expm1(-weight * time))
    const log = rung.reduce((sum, one) => sum + Math.log(one), 0)
    const ratios = rung.map((one) => (1 - one) / one)
    const sum = ratios.reduce((total, one) => total + one, 0)
    weights.forEach((weight, index) => {
      const ratio = ratios[index] as number
      const density = weight * ratio * Math.exp(log) * (sum - ratio)
      chances[index] = (chances[index] as number) + (density * time * (to - from)) / steps
    })
  }
  return chances
}

const weight = fc.integer({ min: 1, max: 100_000 })

function expectNear(found: readonly LastChance[], expected: readonly number[], errors: number) {
  found.forEach(({ chance, error }, index) => {
    expect(Math.abs(chance - (expected[index] as number))).toBeLessThan(errors * error)
  })
}

describe('up to twelve options', () => {
  it('are computed as the wheel has it, whose last two spin for the win', () => {
    fc.assert(
      fc.property(fc.array(weight, { minLength: 2, maxLength: 6 }), (hundredths) => {
        const expected = byTheRules(hundredths.map((one) => one / 100))
        chancesOf(hundredths).forEach(({ chance, error }, index) => {
          expect(chance).toBeCloseTo(expected[index] as number, 12)
          expect(error).toBe(0)
        })
      }),
      { numRuns: 50 },
    )
  })

  it('of three are what can be worked out on paper', () => {
    // The first two spin for the win if the third goes out, and so on: 3/6 · 1/3 + 2/6 · 1/4 = 1/4.
    const found = chancesOf([100, 200, 300]).map(({ chance }) => chance)
    expect(found[0]).toBeCloseTo(1 / 4, 15)
    expect(found[1]).toBeCloseTo(1 / 2 - 1 / 10, 15)
    expect(found[2]).toBeCloseTo(1 / 4 + 1 / 10, 15)
    expect(chancesOf([100, 300])).toEqual([
      { chance: 0.25, error: 0 },
      { chance: 0.75, error: 0 },
    ])
  })

  it('add up to one, and twelve take one slice', () => {
    fc.assert(
      fc.property(fc.array(weight, { minLength: 2, maxLength: MOST_COMPUTED }), (weights) => {
        const { chances, pauses } = finished(weights)
        expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
        expect(pauses).toBe(0)
      }),
      { numRuns: 50 },
    )
    const twelve = [1, 5, 5, 7, 20, 100, 100, 300, 700, 1000, 20_000, 100_000]
    const expected = byTheIntegral(twelve)
    chancesOf(twelve).forEach(({ chance }, index) => {
      expect(chance).toBeCloseTo(expected[index] as number, 6)
    })
  })
})

describe('more than twelve', () => {
  const many = [...Array(20).keys()].map((index) => 100 * (1 + (index % 5)))

  it('are simulated, within the errors that are told', () => {
    for (const weights of [many, many.map((one, index) => one + index), [1, ...many, 100_000]]) {
      const expected = byTheIntegral(weights)
      const found = chancesOf(weights)
      expect(found.every(({ error }) => error > 0)).toBe(true)
      // One in 15,000 is off by more than four.
      expectNear(found, expected, 4)
      expect(found.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
    }
  })

  it('have errors that are no larger than what they tell of', () => {
    const two = [...Array(13).keys()].map((index) => 100 + 200 * (index % 2))
    const expected = byTheIntegral(two)
    const off = Array.from({ length: 25 }, (_, seed) => {
      const [{ chance, error }] = chancesOf(two, seed) as [LastChance]
      return (chance - (expected[0] as number)) / error
    })
    const spread = Math.sqrt(off.reduce((sum, one) => sum + one ** 2, 0) / off.length)
    expect(spread).toBeGreaterThan(0.65)
    expect(spread).toBeLessThan(1.4)
  })

  it('repeat with their seed, and differ with another one', () => {
    expect(chancesOf(many, 7)).toEqual(chancesOf(many, 7))
    expect(chancesOf(many, 7)).not.toEqual(chancesOf(many, 8))
  })

  it('are alike where their weights are, and exact where all are', () => {
    const found = chancesOf(many)
    expect(found[0]).toEqual(found[5])
    expect(chancesOf(Array(10_000).fill(250))[9999]).toEqual({ chance: 1e-4, error: 0 })
  })

  it('never hide that the next run could come to something else', () => {
    // The light one is in the last two whenever it matters, and loses there.
    const [light, heavy] = chancesOf([1, ...Array(13).fill(100_000)])
    expect(light?.chance).toBeGreaterThan(0)
    expect(heavy?.error).toBeGreaterThan(0)
    // The heavy one never comes so far.
    const never = chancesOf([100_000, ...Array(9999).fill(1)])[0]
    expect(never?.chance).toBe(0)
    expect(never?.error).toBeGreaterThan(0)
  })

  it('bound what never came by all runs, and for each of a kind by its share', () => {
    const boundOf = (heavy: number) => {
      const [never] = chancesOf([...Array(heavy).fill(100_000), ...Array(9999).fill(1)])
      expect(never?.chance).toBe(0)
      return never?.error ?? 0
    }
    const runs = 100_000
    expect(boundOf(1)).toBeCloseTo(3 / runs, 12)
    expect(boundOf(5)).toBeCloseTo(3 / runs / 5, 12)
  })

  it('are simulated in slices', () => {
    const different = Array.from({ length: 2000 }, (_, index) => 1 + index)
    const { chances, pauses } = finished(different)
    expect(pauses).toBeGreaterThan(100)
    expect(chances).toHaveLength(2000)
  })
})

describe('seeded words', () => {
  it('are uniform enough, and other ones for another seed', () => {
    const source = seededWords(3)
    const counts = new Array<number>(16).fill(0)
    for (let draw = 0; draw < 160_000; draw += 1) {
      // Anything else than an unsigned integer has no bin.
      const bin = Math.floor(source.next() / 2 ** 28)
      counts[bin] = (counts[bin] as number) + 1
    }
    expect(counts).toHaveLength(16)
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
    const first = [...Array(100).keys()].map((seed) => seededWords(seed).next())
    expect(new Set(first).size).toBe(100)
  })
})
