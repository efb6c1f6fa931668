import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ticksToPlay } from '../../src/feedback/sounds'
import { solveLaunch } from '../../src/spin/launch'
import { tickTimes } from '../../src/spin/motion'
import { radians } from '../../src/wheel/angle'

/** Sorted times, often dense. */
const anyTimes = fc
  .array(fc.oneof(fc.double({ min: 0, max: 20, noNaN: true }), fc.integer({ min: 0, max: 400 })), {
    maxLength: 200,
  })
  .map((gaps) => {
    let now = 0
    return gaps.map((gap) => {
      now += gap
      return now
    })
  })

it('ticks are never closer than 30 ms', () => {
  fc.assert(
    fc.property(anyTimes, (times) => {
      const ticks = ticksToPlay(times)
      for (const [index, { atMs }] of ticks.entries()) {
        const before = ticks[index - 1]?.atMs ?? -30
        expect(atMs - before).toBeGreaterThanOrEqual(30 - 1e-9)
      }
    }),
  )
})

it('a tick is never before its border, at most 30 ms after it, and never after the last one', () => {
  fc.assert(
    fc.property(anyTimes, (times) => {
      for (const { atMs } of ticksToPlay(times)) {
        expect(times.some((time) => time <= atMs && time > atMs - 30 - 1e-9)).toBe(true)
        expect(atMs).toBeLessThanOrEqual(times.at(-1) ?? 0)
      }
    }),
  )
})

it('every border of a slow wheel has its tick, at full loudness @sound.tick-plan', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 150, max: 900 }), { maxLength: 30 }), (gaps) => {
      let now = 0
      const times = gaps.map((gap) => {
        now += gap
        return now
      })
      expect(ticksToPlay(times)).toEqual(times.map((atMs) => ({ atMs, gain: 1 })))
    }),
  )
})

it('a fast wheel hums evenly, softly, whatever its exact pace @sound.tick-plan', () => {
  for (const gap of [0.1, 3, 11, 16, 25, 29.9]) {
    const times = Array.from({ length: Math.ceil(1000 / gap) }, (_, index) => 5 + index * gap)
    const ticks = ticksToPlay(times)
    expect(ticks.length).toBeGreaterThanOrEqual(32)
    for (const [index, { gain }] of ticks.entries()) {
      expect(gain).toBeLessThan(0.45)
      const next = ticks[index + 1]
      if (next) expect(next.atMs - (ticks[index]?.atMs ?? 0)).toBeCloseTo(30, 6)
    }
  }
})

it('gain grows with the room a tick has, from 0.4 to 1', () => {
  fc.assert(
    fc.property(anyTimes, (times) => {
      const ticks = ticksToPlay(times).map(({ atMs, gain }, index, all) => ({
        gap: atMs - (all[index - 1]?.atMs ?? -30),
        gain,
      }))
      const byGap = ticks.toSorted((a, b) => a.gap - b.gap)
      for (const [index, { gain }] of byGap.entries()) {
        expect(gain).toBeGreaterThanOrEqual((byGap[index - 1]?.gain ?? 0.4) - 1e-9)
        expect(gain).toBeLessThanOrEqual(1)
      }
    }),
  )
})

it('ten seconds of 10,000 options are a few hundred ticks, not 140,000', () => {
  const times = tickTimes(solveLaunch(radians(0), radians(1), 10_000, 10_000))
  expect(times.length).toBeGreaterThan(100_000)
  expect(ticksToPlay(times).length).toBeLessThanOrEqual(334)
})

it('no borders, no ticks', () => {
  expect(ticksToPlay([])).toEqual([])
})
