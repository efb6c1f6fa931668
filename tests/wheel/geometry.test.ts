// Segments tile the circle, and the pointer is always on exactly one.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FULL_TURN, radians, withinTurn } from '../../src/wheel/angle'
import {
  bordersPassed,
  rotationToPoint,
  segmentUnderPointer,
  widthOf,
} from '../../src/wheel/geometry'

const anyCount = fc.oneof(
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 1, max: 10_000 }),
)
const anyFiniteAngle = fc.double({ noNaN: true, noDefaultInfinity: true })

describe('segments', () => {
  it('tile the circle: their widths are equal and sum to a full turn', () => {
    for (let count = 1; count <= 10_000; count += 1) {
      expect(Math.abs(widthOf(0, count) * count - 1)).toBeLessThan(1e-14)
    }
  })

  it.each([1, 2, 3, 7, 10, 37, 100])('of %i get the pointer for equal parts of a turn', (count) => {
    const samplesEach = 1000
    const seen = new Array<number>(count).fill(0)
    for (let i = 0; i < count * samplesEach; i += 1) {
      const rotation = radians(((i + 0.5) / (count * samplesEach)) * FULL_TURN)
      const index = segmentUnderPointer(rotation, count)
      seen[index] = (seen[index] ?? 0) + 1
    }
    expect(seen).toEqual(new Array(count).fill(samplesEach))
  })
})

describe('the segment under the pointer', () => {
  it('is the start of segment 0 at rotation 0', () => {
    for (const count of [1, 2, 3, 10, 10_000]) {
      expect(segmentUnderPointer(radians(0), count)).toBe(0)
      expect(rotationToPoint(0, 0, count)).toBe(0)
      // The wheel turns clockwise, so slightly further the pointer is on the end of the last one.
      expect(segmentUnderPointer(radians(1e-9), count)).toBe(count - 1)
      expect(segmentUnderPointer(radians(-1e-9), count)).toBe(0)
    }
  })

  it('falls by one from segment to segment while the wheel turns clockwise', () => {
    const shown = Array.from({ length: 8 }, (_, quarter) => {
      return segmentUnderPointer(radians(((quarter + 0.5) / 4) * FULL_TURN), 4)
    })
    expect(shown).toEqual([3, 2, 1, 0, 3, 2, 1, 0])
  })

  it('is one of the wheel, for any finite rotation', () => {
    fc.assert(
      fc.property(anyFiniteAngle, anyCount, (rotation, count) => {
        const index = segmentUnderPointer(radians(rotation), count)
        expect(Number.isInteger(index) && index >= 0 && index < count).toBe(true)
      }),
      { numRuns: 20_000 },
    )
  })

  it.each([
    0,
    -0,
    1e-17,
    -1e-17,
    // The pointer is on the very last number before a full turn.
    5e-16,
    1e-15,
    -1e-15,
    Number.MIN_VALUE,
    -Number.MIN_VALUE,
    FULL_TURN,
    -FULL_TURN,
    3 * FULL_TURN,
    -1000 * FULL_TURN,
    Number.MAX_VALUE,
    -Number.MAX_VALUE,
  ])('is one of the wheel at rotation %f, for every count to 10,000', (rotation) => {
    for (let count = 1; count <= 10_000; count += 1) {
      const index = segmentUnderPointer(radians(rotation), count)
      if (!(Number.isInteger(index) && index >= 0 && index < count)) {
        throw new Error(`${index} of ${count}`)
      }
    }
  })

  it('is segment 0 at rotations too small to tell from 0', () => {
    for (const rotation of [-0, 1e-17, -1e-17]) {
      expect(segmentUnderPointer(radians(rotation), 7)).toBe(0)
    }
  })
})

describe('the rotation to a point of a segment', () => {
  it.each([1, 2, 3, 7, 10, 37, 100, 999, 1000, 9_999, 10_000])(
    'puts every one of %i segments under the pointer, from just inside its start to its end',
    (count) => {
      for (let index = 0; index < count; index += 1) {
        for (const fraction of [0.001, 0.5, 0.999]) {
          const found = segmentUnderPointer(rotationToPoint(index, fraction, count), count)
          if (found !== index) throw new Error(`${fraction} into ${index} is in ${found}`)
        }
      }
    },
  )

  it('is undone by asking what is under the pointer, whole turns later or earlier too', () => {
    fc.assert(
      fc.property(
        anyCount,
        fc.nat(),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        fc.integer({ min: -1000, max: 1000 }),
        (count, place, fraction, turns) => {
          const rotation = rotationToPoint(place % count, fraction, count)
          const later = radians(rotation + turns * FULL_TURN)
          expect(segmentUnderPointer(rotation, count)).toBe(place % count)
          expect(segmentUnderPointer(later, count)).toBe(place % count)
        },
      ),
      { numRuns: 20_000 },
    )
  })

  it('is from 0 to less than a full turn, and as far back as the point lies clockwise', () => {
    fc.assert(
      fc.property(
        anyCount,
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, place, fraction) => {
          const index = place % count
          const rotation = rotationToPoint(index, fraction, count)
          expect(rotation).toBe(withinTurn(rotation))
          const overshoot = withinTurn(
            rotation + (index + fraction) * widthOf(index, count) * FULL_TURN,
          )
          expect(Math.min(overshoot, FULL_TURN - overshoot)).toBeLessThan(1e-12)
        },
      ),
    )
  })
})

describe('borders passed', () => {
  it('are one for each segment in a turn from inside a segment', () => {
    fc.assert(
      fc.property(
        anyCount,
        fc.nat(),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        fc.integer({ min: 0, max: 100 }),
        (count, place, fraction, turns) => {
          const from = rotationToPoint(place % count, fraction, count)
          const to = radians(from + turns * FULL_TURN)
          expect(bordersPassed(from, to, count)).toBe(turns * count)
        },
      ),
      { numRuns: 10_000 },
    )
  })

  it('add up over the parts of a turn', () => {
    const anyAngle = fc.double({ min: 0, max: 1000, noNaN: true }).map(radians)
    fc.assert(
      fc.property(anyAngle, anyAngle, anyAngle, anyCount, (a, b, c, count) => {
        const [from, between, to] = [a, b, c].sort((x, y) => x - y)
        if (from === undefined || between === undefined || to === undefined) return
        expect(bordersPassed(from, between, count) + bordersPassed(between, to, count)).toBe(
          bordersPassed(from, to, count),
        )
        expect(bordersPassed(from, to, count)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it.each([
    [0.1, 0.2, 0],
    [0.2, 0.3, 1],
    [0.2, 0.8, 3],
    [0.9, 1.1, 1],
    [0.1, 3.1, 12],
  ])('from turn %f to turn %f on a wheel of four are %i', (from, to, borders) => {
    expect(bordersPassed(radians(from * FULL_TURN), radians(to * FULL_TURN), 4)).toBe(borders)
  })
})
