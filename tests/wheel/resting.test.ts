// Proves where a wheel rests: on the middle of its first option, or on the winner that it shows.

import { describe, expect, it } from 'vitest'
import { FULL_TURN, radians } from '../../src/wheel/angle'
import { placeAt, rotationToPoint, segmentUnderPointer } from '../../src/wheel/geometry'
import { firstCentered, restOn, stillActive } from '../../src/wheel/resting'
import type { SpinResult } from '../../src/wheel/result'
import { activeSegmentsAnd, type Segment } from '../../src/wheel/segment'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { arcsOf } from '../../src/wheel/weights'
import { createWheel, type Wheel } from '../../src/wheel/wheel'

const texts = ['a', 'b', 'c', 'd', 'e']
const wheel = createWheel(texts, newIds(), 1)

function newIds() {
  const ids = [...texts]
  return () => ids.shift() ?? 'wheel'
}

const without = (...ids: string[]): Wheel => ({
  ...wheel,
  segments: wheel.segments.map((one) =>
    ids.includes(one.id) ? { ...one, eliminated: true } : one,
  ),
})

/** The option has won at the middle of its segment, among so many. */
function wonBy(id: string, index: number, count: number): SpinResult {
  return {
    id: 'r',
    wheelId: wheel.id,
    winner: wheel.segments.find((one) => one.id === id) as Segment,
    spinDuration: 4000,
    order: 1,
    timestamp: 1,
    angle: rotationToPoint(index, 0.25, count),
    isEliminationMode: false,
    isFinalWinner: false,
    remainingSegments: count,
  }
}

const EQUAL = DEFAULT_SETTINGS

describe('before its first spin a wheel', () => {
  it('has the middle of its first active option under the pointer', () => {
    expect(firstCentered(wheel, EQUAL)).toBeCloseTo(FULL_TURN * 0.9, 12)
    expect(firstCentered(without('a'), EQUAL)).toBeCloseTo(FULL_TURN * (7 / 8), 12)
    expect(firstCentered(without(...texts), EQUAL)).toBeCloseTo(FULL_TURN / 2, 12)
  })
})

describe('with a result a wheel', () => {
  it('rests exactly where the spin ended, if its winner is still there', () => {
    const result = wonBy('c', 2, 5)
    expect(restOn(wheel, EQUAL, result)).toBe(result.angle)
  })

  it('rests on the middle of the winner, if other options have come or gone since', () => {
    const rest = restOn(wheel, EQUAL, wonBy('d', 3, 8))
    expect(rest).toBe(rotationToPoint(3, 0.5, 5))
    expect(segmentUnderPointer(rest, 5)).toBe(3)
    expect(restOn(without('a', 'b'), EQUAL, wonBy('c', 2, 5))).toBe(rotationToPoint(0, 0.5, 3))
  })

  it('rests on the middle of the winner, if the pointer would be near an edge of it now', () => {
    const weigh = (weight: number) => ({
      ...wheel,
      segments: wheel.segments.map((one) => (one.id === 'c' ? { ...one, weight } : one)),
    })
    const rules = { ...EQUAL, weightsCount: true }
    const result = wonBy('c', 2, 5)
    expect(restOn(weigh(1), rules, result)).toBe(result.angle)
    for (const weight of [0.5, 1.5, 2, 4]) {
      const rest = restOn(weigh(weight), rules, result)
      const arcs = arcsOf(weigh(weight), rules, weigh(weight).segments)
      const place = placeAt(1 - rest / FULL_TURN, arcs)
      expect(Math.abs(place - 2.5)).toBeLessThanOrEqual(0.4)
    }
    // It still was in the slice, by a hair.
    const hair = { ...result, angle: rotationToPoint(2, 0.03, 5) }
    expect(restOn(wheel, EQUAL, hair)).toBe(rotationToPoint(2, 0.5, 5))
  })

  it('rests on a winner that is out as though it still took part', () => {
    const result = wonBy('c', 1, 4)
    expect(restOn(without('a', 'c'), EQUAL, result)).toBe(result.angle)
  })

  it('rests on its first option, if the winner is gone', () => {
    const gone = { ...wheel, segments: wheel.segments.filter(({ id }) => id !== 'e') }
    expect(restOn(gone, EQUAL, { ...wonBy('e', 4, 5), angle: radians(1) })).toBe(
      firstCentered(gone, EQUAL),
    )
  })
})

describe('the option that the keyboard is on', () => {
  it('is left where it is no longer active', () => {
    expect(stillActive('b', wheel)).toBe('b')
    expect(stillActive('b', without('b'))).toBeNull()
    expect(stillActive('x', wheel)).toBeNull()
    expect(stillActive(null, wheel)).toBeNull()
  })
})

it('the options shown beside an eliminated winner are the active ones, in order', () => {
  const { segments } = without('a', 'c', 'd')
  expect(activeSegmentsAnd(segments, 'c').map(({ id }) => id)).toEqual(['b', 'c', 'e'])
  expect(activeSegmentsAnd(segments, 'b').map(({ id }) => id)).toEqual(['b', 'e'])
})
