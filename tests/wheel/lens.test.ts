// Positions in the lens: the segment under the pointer is in the middle, its neighbors beside it.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FULL_TURN, radians, withinTurn } from '../../src/wheel/angle'
import {
  rotationToPoint,
  runningSums,
  segmentUnderPointer,
  turnsAt,
} from '../../src/wheel/geometry'
import {
  angleInLens,
  arcInLens,
  LENS_COUNT,
  lensFor,
  turnInLens,
} from '../../src/wheel/labels/lens'
import { wheelMetrics } from '../../src/wheel/metrics'

const WIDTH = (2 * Math.PI) / LENS_COUNT

it('is there only where it magnifies', () => {
  const metrics = wheelMetrics(350)
  for (const count of [2, 23, 24]) expect(lensFor(metrics, count)).toBeNull()
  expect(lensFor(metrics, 200)?.magnification).toBeCloseTo(200 / 24)
  // Too small for any label.
  for (const count of [2, 24, 200, 10_000]) expect(lensFor(wheelMetrics(100), count)).toBeNull()
})

it('the segment under the pointer stands under it in the lens too, as far in as on the wheel', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 128, max: 10_000 }),
      fc.nat(),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (count, seed, fraction) => {
        const index = seed % count
        const rotation = rotationToPoint(index, fraction, count)
        expect(segmentUnderPointer(rotation, count)).toBe(index)
        expect(angleInLens(index, rotation, count)).toBeCloseTo((0.5 - fraction) * WIDTH, 6)
        const next = (index + 1) % count
        expect(angleInLens(next, rotation, count)).toBeCloseTo((1.5 - fraction) * WIDTH, 6)
      },
    ),
  )
})

it('shows five segments as wide as those of a wheel of two dozen, in the outer three quarters', () => {
  const lens = lensFor(wheelMetrics(350), 200)
  expect(lens?.halfAngle).toBeCloseTo((5 * WIDTH) / 2, 12)
  expect(lens?.innerRadius).toBeCloseTo(0.26 * 155, 12)
})

it('a segment on the other side of the wheel is far away', () => {
  expect(Math.abs(angleInLens(500, radians(0), 1000))).toBeGreaterThan(Math.PI)
})

describe('on a wheel of unequal segments', () => {
  const arcs = fc
    .array(fc.integer({ min: 1, max: 1000 }), { minLength: 25, maxLength: 300 })
    .map(runningSums)
  const part = fc.double({ min: 0.01, max: 0.99, noNaN: true })

  it('the lens has the same point under the pointer', () => {
    fc.assert(
      fc.property(arcs, fc.nat(), part, (arcs, place, part) => {
        const at = (place % arcs.length) + part
        const inLens = turnInLens(-turnsAt(at, arcs) * FULL_TURN, arcs)
        expect(Math.abs(inLens + (at / arcs.length) * FULL_TURN)).toBeLessThan(1e-6)
      }),
    )
  })

  it('the lens turns by what passes the pointer, and by a turn in a turn', () => {
    fc.assert(
      fc.property(arcs, fc.nat(), fc.integer({ min: 1, max: 20 }), (arcs, place, passing) => {
        const count = arcs.length
        const from = place % count
        const [before, after] = [from + passing, from].map(
          (index) => rotationToPoint(index % count, 0.5, arcs) as number,
        )
        const arc = withinTurn((after ?? 0) - (before ?? 0))
        expect(arcInLens(after ?? 0, arc, arcs)).toBeCloseTo((passing / count) * FULL_TURN, 6)
      }),
    )
    expect(arcInLens(1, FULL_TURN, runningSums([1, 2, 3]))).toBe(FULL_TURN)
    expect(arcInLens(1, 0, runningSums([1, 2, 3]))).toBe(0)
  })
})
