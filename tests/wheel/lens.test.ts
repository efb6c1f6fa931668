// Positions in the lens: the segment under the pointer is in the middle, its neighbors beside it.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { radians, withinTurn } from '../../src/wheel/angle'
import {
  placeAt,
  rotationToPoint,
  runningSums,
  segmentUnderPointer,
  turnsAt,
} from '../../src/wheel/geometry'
import { angleInLens, LENS_COUNT, lensFor } from '../../src/wheel/lens'
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

it('shows the places beside the pointer equally wide, however wide their slices are on the wheel @weights.lens', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 25, maxLength: 400 }),
      fc.nat(),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (weights, seed, fraction) => {
        const arcs = runningSums(weights)
        const count = weights.length
        const index = seed % count
        const turns = withinTurn(-rotationToPoint(index, fraction, arcs)) / (2 * Math.PI)
        // The rotation of an equal wheel that has the same place at the pointer.
        const rotation = radians(-turnsAt(placeAt(turns, arcs), count) * 2 * Math.PI)
        expect(angleInLens(index, rotation, count)).toBeCloseTo((0.5 - fraction) * WIDTH, 6)
        const before = (index + count - 1) % count
        expect(angleInLens(before, rotation, count)).toBeCloseTo((-0.5 - fraction) * WIDTH, 6)
        expect(lensFor(wheelMetrics(350), count)?.magnification).toBeCloseTo(count / LENS_COUNT)
      },
    ),
  )
})
