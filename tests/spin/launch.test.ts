// Every spin has a launch, and the plain friction loop brings it to rest where it should.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRICTION, MAX_SWIPE_STRENGTH, STOP_VELOCITY, solveLaunch } from '../../src/spin/launch'
import { restRotation } from '../../src/spin/motion'
import { strengthOf } from '../../src/spin/swipe'
import { FULL_TURN, type Radians, radians, withinTurn } from '../../src/wheel/angle'
import { anyCount, anyDurationMs, anyRotation, frictionTravel } from './spins'

/** Rounding error in radians of about 700 steps over hundreds of turns. */
const ROUNDING = 1e-8

const anyRest = fc.double({ min: 0, max: FULL_TURN, maxExcluded: true, noNaN: true }).map(radians)

const RESTS = Array.from({ length: 400 }, (_, i) => radians((i / 400) * FULL_TURN))

/** How often a swipe turns the wheel, from rotation 0. */
function turnsOf(rest: Radians, durationMs: number, strength: number): number {
  const { velocity } = solveLaunch(radians(0), rest, durationMs, 8, strength)
  return (frictionTravel(velocity).at(-1) ?? 0) / FULL_TURN
}

describe('the launch', () => {
  it('uses the friction and the stop velocity of the specification @constant.friction', () => {
    expect(FRICTION).toBe(0.985)
    expect(STOP_VELOCITY).toBe(0.005)
  })

  it('is found for any start, rest and duration in 100,000 spins', { timeout: 300_000 }, () => {
    fc.assert(
      fc.property(anyRotation, anyRest, anyDurationMs, (start, rest, durationMs) => {
        const launch = solveLaunch(start, rest, durationMs, 8)
        const traveled = frictionTravel(launch.velocity)
        const travel = traveled[traveled.length - 1] as number
        const miss =
          withinTurn(launch.startRotation + travel - rest + FULL_TURN / 2) - FULL_TURN / 2
        const turns = travel / FULL_TURN
        // Three turns and one more for each 1.25 s, less than one to reach the rest, and few extra ones.
        const most = 3 + durationMs / 1250 + 1 + 4
        if (traveled.length - 1 !== launch.steps)
          throw new Error(`stops after ${traveled.length - 1}`)
        if (Math.abs(miss) > ROUNDING) throw new Error(`misses the rest by ${miss}`)
        if (turns <= 2 || turns > most) throw new Error(`turns ${turns} times`)
      }),
      { numRuns: 100_000 },
    )
  })

  it('is found all round the circle for every number of turns', () => {
    const mostExtra = { turns: 0 }
    for (let least = 3; least <= 30; least += 1) {
      for (let i = 0; i < 10_000; i += 1) {
        const rest = radians((i / 10_000) * FULL_TURN)
        const { velocity, steps } = solveLaunch(radians(0), rest, (least - 3) * 1250, 8)
        const travel = (velocity * (1 - FRICTION ** steps)) / (1 - FRICTION)
        mostExtra.turns = Math.max(mostExtra.turns, Math.round((travel - rest) / FULL_TURN) - least)
      }
    }
    expect(mostExtra.turns).toBeGreaterThanOrEqual(1)
    expect(mostExtra.turns).toBeLessThanOrEqual(3)
  })

  it.each([
    [0, 3],
    [50, 3.9],
    [125, 4.5],
    [500, 6],
    [2000, 9],
  ])('of a swipe as strong as %i makes at least %f turns', (strength, least) => {
    const turns = RESTS.map((rest) => turnsOf(rest, 0, strength))
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(least - 1e-9)
    expect(Math.min(...turns)).toBeLessThan(least + 0.1)
    expect(Math.max(...turns)).toBeLessThan(least + 4)
  })

  it('of a stronger swipe never turns less far, never starts slower and lasts as long @gesture.swipe-strength', () => {
    const anyStrength = fc.double({ min: 0, max: MAX_SWIPE_STRENGTH, noNaN: true })
    fc.assert(
      fc.property(
        anyRotation,
        anyRest,
        fc.integer({ min: 500, max: 10_000 }),
        anyStrength,
        anyStrength,
        (start, rest, durationMs, one, other) => {
          const solve = (strength: number) => solveLaunch(start, rest, durationMs, 8, strength)
          const [weaker, stronger] = [solve(Math.min(one, other)), solve(Math.max(one, other))]
          expect(stronger.steps).toBeGreaterThanOrEqual(weaker.steps)
          expect(stronger.velocity).toBeGreaterThanOrEqual(weaker.velocity)
          expect(stronger.durationMs).toBe(weaker.durationMs)
          expect(restRotation(stronger)).toBeCloseTo(
            restRotation(weaker) +
              Math.round((restRotation(stronger) - restRotation(weaker)) / FULL_TURN) * FULL_TURN,
            6,
          )
        },
      ),
    )
  })

  it.each([500, 1500, 4000, 10_000])(
    'of %i ms turns further on average for every little more strength, from the weakest to the strongest @gesture.swipe-strength',
    (durationMs) => {
      const averages: number[] = []
      for (let strength = 50; strength <= MAX_SWIPE_STRENGTH; strength *= 1.06) {
        const turns = RESTS.map((rest) => turnsOf(rest, durationMs, strength))
        averages.push(turns.reduce((sum, one) => sum + one) / turns.length)
      }
      expect(averages.length).toBeGreaterThan(60)
      const growth = averages.slice(1).map((one, index) => one - (averages[index] ?? 0))
      expect(Math.min(...growth)).toBeGreaterThan(0.02)
      // Nor does it jump.
      expect(Math.max(...growth)).toBeLessThan(2)
    },
  )

  it('starts where the wheel stands, within one turn, and carries what the motion needs', () => {
    fc.assert(
      fc.property(
        anyRotation,
        anyRest,
        anyDurationMs,
        anyCount,
        (start, rest, durationMs, count) => {
          const launch = solveLaunch(start, rest, durationMs, count)
          expect(launch.startRotation).toBe(withinTurn(start))
          expect(launch.durationMs).toBe(durationMs)
          expect(launch.arcs).toBe(count)
        },
      ),
    )
  })

  it('turns the wheel further in a longer spin', () => {
    const travels = [0, 1500, 4000, 6000, 10_000].map((durationMs) => {
      return frictionTravel(solveLaunch(radians(1), radians(2), durationMs, 8).velocity).at(-1) ?? 0
    })
    expect(travels).toEqual([...travels].sort((a, b) => a - b))
    expect(new Set(travels).size).toBe(travels.length)
  })
})

describe('the strength that a launch had', () => {
  const launchOf = (start: Radians, rest: Radians, durationMs: number, strength: number) =>
    solveLaunch(start, rest, durationMs, 8, strength)

  it('makes the same turns again', () => {
    fc.assert(
      fc.property(
        anyRotation,
        anyRest,
        anyDurationMs,
        fc.integer({ min: 0, max: MAX_SWIPE_STRENGTH }),
        (start, rest, durationMs, strength) => {
          const launch = launchOf(start, rest, durationMs, strength)
          const found = strengthOf(launch)
          expect(Number.isInteger(found) && found >= 0 && found <= MAX_SWIPE_STRENGTH).toBe(true)
          expect(launchOf(start, rest, durationMs, found)).toEqual(launch)
        },
      ),
      {
        // Of the weakest swipe, whose turns are at the very edge of those without one.
        examples: [
          [radians(0), radians(0), 8750, 1],
          [radians(0), radians(0), 16_250, 1],
        ],
      },
    )
  })

  it('is 0 without a swipe, and the greatest of the strongest', () => {
    expect(strengthOf(launchOf(radians(0), radians(2), 4000, 0))).toBe(0)
    // The strongest of ten minutes: a turn more or less is a small part of it.
    expect(
      strengthOf(launchOf(radians(0), radians(6), 600_000, MAX_SWIPE_STRENGTH)),
    ).toBeGreaterThan(MAX_SWIPE_STRENGTH - 5)
  })
})
