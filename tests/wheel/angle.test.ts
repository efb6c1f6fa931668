import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FULL_TURN, withinTurn } from '../../src/wheel/angle'

describe('an angle within a turn', () => {
  it('is at least 0, never -0, and less than a full turn, for any finite angle', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (angle) => {
        const direction = withinTurn(angle)
        expect(Object.is(direction, -0)).toBe(false)
        expect(direction).toBeGreaterThanOrEqual(0)
        expect(direction).toBeLessThan(FULL_TURN)
      }),
      { numRuns: 10_000 },
    )
  })

  it('points where the angle points', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e5, max: 1e5, noNaN: true }), (angle) => {
        expect(Math.sin(withinTurn(angle))).toBeCloseTo(Math.sin(angle), 9)
        expect(Math.cos(withinTurn(angle))).toBeCloseTo(Math.cos(angle), 9)
      }),
    )
  })

  it('is itself when it already is within a turn', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (angle) => {
        expect(withinTurn(withinTurn(angle))).toBe(withinTurn(angle))
      }),
    )
  })

  it.each([
    [0, 0],
    [-0, 0],
    [1e-17, 1e-17],
    [-1e-17, 0],
    [-Number.MIN_VALUE, 0],
    [FULL_TURN, 0],
    [-FULL_TURN, 0],
    [5 * FULL_TURN, 0],
    [FULL_TURN / 4, FULL_TURN / 4],
    [-FULL_TURN / 4, (3 * FULL_TURN) / 4],
  ])('of %f is %f', (angle, direction) => {
    expect(withinTurn(angle)).toBe(direction)
  })
})
