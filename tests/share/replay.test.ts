import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compression } from '../../src/platform/compression'
import { readHash } from '../../src/share/link'
import type { SharedReplay } from '../../src/share/payload'
import { readReplay, replayOf, spunWheel } from '../../src/share/replay'
import { createLink, createPlainLink } from '../../src/share/writeLink'
import { EDGE_MARGIN, MAX_SWIPE_STRENGTH, restAt, solveLaunch } from '../../src/spin/launch'
import { restRotation } from '../../src/spin/motion'
import { strengthOf } from '../../src/spin/swipe'
import { FULL_TURN, radians } from '../../src/wheel/angle'
import { segmentUnderPointer } from '../../src/wheel/geometry'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { arcsOf } from '../../src/wheel/weights'
import { createWheel } from '../../src/wheel/wheel'
import { BASE, payloadOf, wheelOf } from './wheels'

const REPLAY: SharedReplay = {
  winner: 1,
  at: 0.25,
  from: radians(1.5),
  spinDuration: 4000,
  timestamp: 1_796_047_500_000,
}

const payload = { ...payloadOf(wheelOf(['Tea', 'Milk', 'Juice'])), replay: REPLAY }

describe('a replay in a link', () => {
  test('arrives as it left, in both forms', async () => {
    const links = [
      await createLink({ base: BASE, payload, compression }),
      createPlainLink({ base: BASE, payload }),
    ]
    for (const link of links) {
      const { replay, segments } = await readHash(link.slice(BASE.length), { compression })
      expect(segments.map(({ text }) => text)).toEqual(['Tea', 'Milk', 'Juice'])
      expect(readReplay(replay, 3)).toEqual(REPLAY)
    }
  })

  test('is in no link of a wheel alone', async () => {
    const { replay: _, ...wheel } = payload
    const link = await createLink({ base: BASE, payload: wheel, compression })
    expect((await readHash(link.slice(BASE.length), { compression })).replay).toBeUndefined()
  })

  test('may hold what nobody here knows yet', () => {
    expect(readReplay({ ...REPLAY, mood: 'great' }, 3)).toEqual(REPLAY)
  })

  test.each<[string, unknown]>([
    ['no object', 'spin'],
    ['a list', [1, 0.25, 1.5, 4000, 1]],
    ['no winner', { ...REPLAY, winner: undefined }],
    ['a winner before the first', { ...REPLAY, winner: -1 }],
    ['a winner behind the last', { ...REPLAY, winner: 3 }],
    ['half a winner', { ...REPLAY, winner: 0.5 }],
    ['a winner as text', { ...REPLAY, winner: '1' }],
    ['a place outside the segment', { ...REPLAY, at: 1.01 }],
    ['a place before it', { ...REPLAY, at: -0.01 }],
    ['no place', { ...REPLAY, at: Number.NaN }],
    ['an endless start', { ...REPLAY, from: Number.POSITIVE_INFINITY }],
    ['a start beyond a turn', { ...REPLAY, from: 7 }],
    ['a spin of no time', { ...REPLAY, spinDuration: 0 }],
    ['a spin of a minute', { ...REPLAY, spinDuration: 60_000 }],
    ['a swipe that pulls back', { ...REPLAY, strength: -1 }],
    ['a swipe beyond the strongest', { ...REPLAY, strength: 2001 }],
    ['a swipe as text', { ...REPLAY, strength: '300' }],
    ['a moment before 1970', { ...REPLAY, timestamp: -1 }],
    ['a moment that no date has', { ...REPLAY, timestamp: 8.64e15 + 1 }],
    ['null', null],
  ])('with %s is none', (_, data) => {
    expect(readReplay(data, 3)).toBeNull()
  })

  test('is never mended or believed, whatever it holds', () => {
    const around = (min: number, max: number) =>
      fc.oneof(
        { weight: 4, arbitrary: fc.double({ min, max, noNaN: true }) },
        fc.constantFrom(min, max, min - 0.001, max + 0.001),
        fc.jsonValue(),
      )
    const record = fc.record({
      winner: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -2, max: 12 }) }, fc.jsonValue()),
      at: around(0, 1),
      from: around(0, FULL_TURN),
      spinDuration: around(500, 10_000),
      timestamp: around(0, 8.64e15),
    })
    const isIn = (value: unknown, min: number, max: number) =>
      typeof value === 'number' && value >= min && value <= max
    let whole = 0
    fc.assert(
      fc.property(record, fc.integer({ min: 1, max: 10 }), (data, count) => {
        const { winner, at, from, spinDuration, timestamp } = data
        const isWhole =
          Number.isInteger(winner) &&
          isIn(winner, 0, count - 1) &&
          isIn(at, 0, 1) &&
          isIn(from, 0, FULL_TURN) &&
          isIn(spinDuration, 500, 10_000) &&
          isIn(timestamp, 0, 8.64e15)
        if (isWhole) whole += 1
        expect(readReplay(data, count)).toEqual(isWhole ? data : null)
      }),
      { numRuns: 1000 },
    )
    expect(whole).toBeGreaterThan(10)
  })

  test.each([FULL_TURN - 1e-7, -1e-7, FULL_TURN + 1])('begins within a turn from %d', (start) => {
    const wheel = createWheel(['Tea', 'Milk'], () => 'id', 0)
    const winner = wheel.segments[0] as (typeof wheel.segments)[number]
    const outcome = { winner, angle: radians(1), spinDuration: 4000, timestamp: 1 }
    const launch = { startRotation: radians(start), arcs: 2 }
    const replay = replayOf({ wheel, launch, outcome })
    expect(readReplay(replay, 2)).toEqual(replay)
    expect(Math.cos(replay.from - start)).toBeCloseTo(1, 6)
  })
})

test('a spin and its replay end at the same place of the same option, and begin at the same angle', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 40 }),
      fc.nat(),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.double({ min: 0, max: 6.28, noNaN: true }),
      fc.integer({ min: 500, max: 10_000 }),
      fc.oneof(fc.constant(0), fc.double({ min: 0, max: MAX_SWIPE_STRENGTH, noNaN: true })),
      (weights, at, fraction, from, spinDuration, strength) => {
        const { segments, ...others } = createWheel(
          weights.map((_, index) => `Option ${index}`),
          () => 'id',
          0,
        )
        // One has left the wheel before.
        const wheel = {
          ...others,
          segments: segments.map((one, index) => ({
            ...one,
            id: `${index}`,
            weight: weights[index] as number,
            eliminated: index === 0,
          })),
        }
        const spun = spunWheel({ wheel })
        const count = spun.segments.length
        expect(count).toBe(weights.length - 1)
        const index = at % count
        const settings = { ...DEFAULT_SETTINGS, weightsCount: true }
        const arcs = arcsOf(spun, settings, spun.segments)
        const drawn = restAt(index, arcs, fraction)
        const launch = solveLaunch(radians(from), drawn, spinDuration, arcs, strength)
        const angle = restRotation(launch)
        const winner = spun.segments[index] as (typeof segments)[number]
        const outcome = { winner, angle, spinDuration, timestamp: 1 }
        const replay = replayOf({ wheel, launch, outcome }, strengthOf(launch))
        expect(replay).toMatchObject({ winner: index, spinDuration, timestamp: 1 })
        expect(readReplay(replay, count)).toEqual(replay)
        const inside = (replay.at - EDGE_MARGIN) / (1 - 2 * EDGE_MARGIN)
        const rest = restAt(index, arcs, Math.min(1 - 1e-9, Math.max(0, inside)))
        const again = solveLaunch(replay.from, rest, spinDuration, arcs, replay.strength)
        expect(segmentUnderPointer(restRotation(again), arcs)).toBe(index)
        const apart = Math.abs(rest - angle) % FULL_TURN
        expect(Math.min(apart, FULL_TURN - apart)).toBeLessThan(1e-4)
        expect(again.startRotation).toBeCloseTo(launch.startRotation, 4)
        // With all turns of a swipe.
        expect(again.steps).toBe(launch.steps)
        expect(again.velocity).toBeCloseTo(launch.velocity, 4)
      },
    ),
  )
})
