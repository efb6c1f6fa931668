// Unequal segments: where they lie, which is at the pointer, when their borders pass, and that each is drawn exactly in
// proportion to its weight.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawOutcome, EDGE_MARGIN } from '../../src/spin/launch'
import type { RandomSource } from '../../src/spin/random'
import { FULL_TURN, radians, withinTurn } from '../../src/wheel/angle'
import {
  type Arcs,
  bordersBefore,
  bordersPassed,
  countOf,
  leastWidth,
  placeAt,
  rotationOfBorder,
  rotationToPoint,
  runningSums,
  segmentAt,
  segmentUnderPointer,
  totalOf,
  turnsAt,
  widthOf,
} from '../../src/wheel/geometry'
import type { SpinResult } from '../../src/wheel/result'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { arcsOf } from '../../src/wheel/weights'

const weight = fc.oneof(
  fc.integer({ min: 1, max: 5 }),
  fc.integer({ min: 1, max: 100_000 }),
  fc.constantFrom(1, 100, 100_000),
)
const weights = fc.oneof(
  fc.array(weight, { minLength: 1, maxLength: 12 }),
  fc.array(weight, { minLength: 1, maxLength: 400 }),
)
const arcs: fc.Arbitrary<Arcs> = fc.oneof(
  weights.map(runningSums),
  fc.integer({ min: 1, max: 400 }),
)
const inside = fc.double({ min: EDGE_MARGIN, max: 1 - EDGE_MARGIN, noNaN: true })

describe('unequal segments', () => {
  it('are as wide as their weights say, and fill the circle', () => {
    fc.assert(
      fc.property(weights, (weights) => {
        const arcs = runningSums(weights)
        const sum = weights.reduce((sum, one) => sum + one, 0)
        expect([countOf(arcs), totalOf(arcs)]).toEqual([weights.length, sum])
        for (const [index, weight] of weights.entries()) {
          expect(widthOf(index, arcs)).toBe(weight / sum)
          expect(turnsAt(index + 1, arcs) - turnsAt(index, arcs)).toBeCloseTo(weight / sum, 12)
        }
        expect(leastWidth(arcs)).toBe(Math.min(...weights) / sum)
        expect([turnsAt(0, arcs), turnsAt(weights.length, arcs)]).toEqual([0, 1])
      }),
    )
  })

  it('of one weight lie where equal ones do', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        weight,
        fc.nat(),
        inside,
        (count, weight, place, part) => {
          const unequal = runningSums(new Array<number>(count).fill(weight))
          const at = (place % count) + part
          expect(turnsAt(at, unequal)).toBeCloseTo(turnsAt(at, count), 12)
          const rotation = radians(-turnsAt(at, count) * FULL_TURN)
          expect(segmentUnderPointer(rotation, unequal)).toBe(segmentUnderPointer(rotation, count))
          expect(bordersBefore(radians(at), unequal)).toBe(bordersBefore(radians(at), count))
          expect(rotationOfBorder(place % 1000, unequal)).toBeCloseTo(
            rotationOfBorder(place % 1000, count),
            9,
          )
        },
      ),
    )
  })

  it('are under the pointer at every point clear of their edges', () => {
    fc.assert(
      fc.property(arcs, fc.nat(), inside, (arcs, place, part) => {
        const index = place % countOf(arcs)
        const rotation = rotationToPoint(index, part, arcs)
        expect(rotation).toBe(withinTurn(rotation))
        expect(segmentUnderPointer(rotation, arcs)).toBe(index)
        expect(placeAt(turnsAt(index + part, arcs), arcs)).toBeCloseTo(index + part, 6)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the borders of unequal segments', () => {
  it('pass one for each segment in a turn, and add up over its parts', () => {
    const angle = fc.double({ min: 0, max: 100, noNaN: true }).map(radians)
    fc.assert(
      fc.property(arcs, angle, angle, fc.integer({ min: 0, max: 9 }), (arcs, one, other, turns) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)].map(radians) as [
          ReturnType<typeof radians>,
          ReturnType<typeof radians>,
        ]
        expect(bordersPassed(radians(0), from, arcs) + bordersPassed(from, to, arcs)).toBe(
          bordersPassed(radians(0), to, arcs),
        )
        // From inside a segment: rounding decides what is exactly on a border.
        const inside = rotationToPoint(0, 0.5, arcs)
        expect(bordersPassed(inside, radians(inside + turns * FULL_TURN), arcs)).toBe(
          turns * countOf(arcs),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('pass where one segment leaves the pointer and the one before it comes', () => {
    fc.assert(
      fc.property(arcs, fc.integer({ min: 1, max: 2000 }), (arcs, border) => {
        const at = rotationOfBorder(border, arcs)
        const count = countOf(arcs)
        const shorter = (leastWidth(arcs) * FULL_TURN) / 3
        fc.pre(shorter > 1e-9)
        const before = segmentUnderPointer(radians(at - shorter), arcs)
        const after = segmentUnderPointer(radians(at + shorter), arcs)
        expect((after + 1) % count).toBe(before)
        expect(bordersPassed(radians(at - shorter), radians(at + shorter), arcs)).toBe(1)
        expect(bordersBefore(radians(at + shorter), arcs)).toBe(border)
      }),
      { numRuns: 2000 },
    )
  })
})

/** Hands out each of the words of so many bits in turn, and counts none twice. */
function everyWord(bits: number, word: number): RandomSource {
  let calls = 0
  return {
    bits,
    next() {
      calls += 1
      return calls === 1 ? word : 0
    },
  }
}

describe('the draw by weight @weights.exact', () => {
  it('gives each option exactly as many words as its weight, for all small weights', () => {
    const small = [1, 2, 3, 4]
    const longer = (lists: number[][]) =>
      lists.flatMap((list) => small.map((weight) => [...list, weight]))
    const one = longer([[]])
    const two = longer(one)
    const three = longer(two)
    const lists = [one, two, three, longer(three)].flat()
    for (const weights of lists) {
      const arcs = runningSums(weights)
      const total = totalOf(arcs)
      const bits = 8
      const words = 2 ** bits
      const usable = words - (words % total)
      const won = weights.map(() => 0)
      for (let word = 0; word < usable; word += 1) {
        const { index } = drawOutcome(arcs, everyWord(bits, word))
        won[index] = (won[index] ?? 0) + 1
      }
      expect(won).toEqual(weights.map((weight) => (weight * usable) / total))
    }
  })

  it('finds by binary search what adding up one by one finds', () => {
    fc.assert(
      fc.property(
        weights,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (weights, part) => {
          const arcs = runningSums(weights)
          const sum = Math.floor(part * totalOf(arcs))
          let left = sum
          const index = weights.findIndex((weight) => {
            left -= weight
            return left < 0
          })
          expect(segmentAt(sum, arcs)).toBe(index)
        },
      ),
      { numRuns: 5000 },
    )
  })
})

it('the same wheel has the same arcs, also while an earlier state of it is asked for in turn', () => {
  const segments = ['a', 'b', 'c'].map((id) => ({ id, text: id, color: '#336699', weight: 1 }))
  const win = { winner: segments[0], order: 1 } as SpinResult
  const rules = { ...DEFAULT_SETTINGS, afterWin: 'halved' } as const
  const [before, after] = [{ history: [] }, { history: [win] }]
  const [one, other] = [before, after].map((turns) => arcsOf(turns, rules, segments))
  expect(one).toBe(3)
  expect(other).toEqual(runningSums([1, 2, 2]))
  for (let time = 0; time < 3; time += 1) {
    expect(arcsOf(before, rules, segments)).toBe(one)
    expect(arcsOf(after, rules, segments)).toBe(other)
  }
  expect(arcsOf({ history: [win] }, { ...rules }, segments)).toBe(other)
})
