// Proves how an eliminated segment leaves the wheel: it narrows to nothing and its neighbors close the gap.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareLeft, turnsTo } from '../../src/wheel/geometry'

const counts = fc.oneof(fc.constantFrom(2, 3, 30, 10_000), fc.integer({ min: 2, max: 10_000 }))
const shares = fc.double({ min: 0, max: 1, noNaN: true })

/** Each segment's width in turns. */
function widths(count: number, leaving: number | null, share: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    return turnsTo(index + 1, count, leaving, share) - turnsTo(index, count, leaving, share)
  })
}

it('at 2, 3, 30 and 10,000 options the widths fill the circle, all equal but the one that leaves @elimination.effects', () => {
  fc.assert(
    fc.property(counts, fc.nat(), shares, (count, seed, share) => {
      const leaving = seed % count
      const all = widths(count, leaving, share)
      const usual = 1 / (count - 1 + share)
      for (const [index, width] of all.entries()) {
        expect(width).toBeCloseTo(index === leaving ? share * usual : usual, 9)
      }
      expect(turnsTo(0, count, leaving, share)).toBe(0)
      expect(turnsTo(count, count, leaving, share)).toBeCloseTo(1, 12)
    }),
    { numRuns: 15 },
  )
})

it('begins as the wheel with the segment and ends as the wheel without it, so that nothing jumps', () => {
  fc.assert(
    fc.property(counts, fc.nat(), (count, seed) => {
      const leaving = seed % count
      for (let index = 0; index < count; index += 1) {
        expect(turnsTo(index, count, leaving, 1)).toBeCloseTo(turnsTo(index, count, null, 1), 12)
        const without = index > leaving ? index - 1 : index
        expect(turnsTo(index, count, leaving, 0)).toBeCloseTo(without / (count - 1), 12)
      }
    }),
    { numRuns: 15 },
  )
})

it('what is left shrinks from all to nothing in the time given, gently at both ends', () => {
  expect(shareLeft(0, 300)).toBe(1)
  expect(shareLeft(150, 300)).toBe(0.5)
  expect(shareLeft(300, 300)).toBe(0)
  expect([shareLeft(-5, 300), shareLeft(999, 300)]).toEqual([1, 0])
  expect(1 - shareLeft(15, 300)).toBeLessThan(0.05)
  expect(shareLeft(285, 300)).toBeLessThan(0.05)
  fc.assert(
    fc.property(shares, shares, (one, other) => {
      const [sooner, later] = [Math.min(one, other), Math.max(one, other)]
      expect(shareLeft(later, 1)).toBeLessThanOrEqual(shareLeft(sooner, 1))
    }),
  )
})
