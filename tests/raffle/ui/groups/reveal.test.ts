import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_REVEAL_MS, shownAt } from '../../../../src/raffle/ui/groups/drawn'

it('one is shown at once, all in 8 seconds at most, and none is taken back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.double({ min: 0, max: 10_000, noNaN: true }),
      fc.double({ min: 0, max: 10_000, noNaN: true }),
      (count, one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)]
        expect(shownAt(0, count)).toBe(1)
        expect(shownAt(before, count)).toBeLessThanOrEqual(shownAt(after, count))
        expect(shownAt(MAX_REVEAL_MS, count)).toBe(count)
      },
    ),
  )
})

it('a few are shown slowly enough to be read out', () => {
  expect([0, 699, 701, 1401, 2101].map((ms) => shownAt(ms, 3))).toEqual([1, 1, 2, 3, 3])
})

it('many take eight seconds, not less', () => {
  for (const count of [12, 100, 10_000]) {
    expect(shownAt(8000, count)).toBe(count)
    expect(shownAt(8000 - 12_000 / count, count)).toBe(count - 1)
  }
})

it('where there is nobody, nobody is shown', () => {
  expect(shownAt(100, 0)).toBe(0)
})
