// What the disc of unequal segments shows: no piece too thin to tell from its neighbor, and nothing of a wide segment lost.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FULL_TURN } from '../../src/wheel/angle'
import { runningSums, turnsAt, widthOf } from '../../src/wheel/geometry'
import { discPieces } from '../../src/wheel/pieces'

const RADIUS = 155
const RIM = FULL_TURN * RADIUS
const weights = fc.array(
  fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 100_000 })),
  { minLength: 1, maxLength: 300 },
)
const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)

it('are the segments themselves where all are wide', () => {
  const ends = runningSums([3, 1, 2])
  const pieces = discPieces(['a', 'b', 'c'], ends, RADIUS)
  expect(pieces.colors).toEqual(['a', 'b', 'c'])
  expect([...pieces.ends]).toEqual([1, 2, 3].map((place) => turnsAt(place, ends)))
})

it('keeps wide segments, and leaves no two thin neighbors', () => {
  fc.assert(
    fc.property(weights, (weights) => {
      const ends = runningSums(weights)
      const pieces = discPieces(names(weights.length), ends, RADIUS)
      expect(pieces.colors).toHaveLength(pieces.ends.length)
      expect(pieces.ends.at(-1)).toBe(1)
      const wide = pieces.colors.map((_, index) => widthOf(index, pieces.ends) * RIM >= 2.5)
      for (let index = 1; index < wide.length; index += 1) {
        expect(wide[index - 1] || wide[index]).toBe(true)
      }
      const shown = new Set(pieces.colors)
      for (const index of weights.keys()) {
        if (widthOf(index, ends) * RIM >= 2.5) expect(shown.has(`${index}`)).toBe(true)
      }
    }),
  )
})

it('gives each piece the color of a segment in it', () => {
  fc.assert(
    fc.property(weights, (weights) => {
      const ends = runningSums(weights)
      const pieces = discPieces(names(weights.length), ends, RADIUS)
      for (const [index, color] of pieces.colors.entries()) {
        const start = turnsAt(Number(color), ends)
        expect(start).toBeGreaterThanOrEqual(turnsAt(index, pieces.ends) - 1e-12)
        expect(start).toBeLessThan(turnsAt(index + 1, pieces.ends))
      }
    }),
  )
})

it('keeps a thin segment between two wide ones: it is drawn as thin as it is', () => {
  expect(discPieces(['a', 'b', 'c'], runningSums([1000, 1, 1000]), RADIUS).colors).toEqual([
    'a',
    'b',
    'c',
  ])
})
