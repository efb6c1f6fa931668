// Every spin has a launch, and the plain friction loop brings it to rest where it should.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRICTION, STOP_VELOCITY, solveLaunch } from '../../src/spin/launch'
import { FULL_TURN, radians, withinTurn } from '../../src/wheel/angle'
import { anyCount, anyDurationMs, anyRotation, frictionTravel } from './spins'

/** Rounding error in radians of about 700 steps over hundreds of turns. */
const ROUNDING = 1e-8

const anyRest = fc.double({ min: 0, max: FULL_TURN, maxExcluded: true, noNaN: true }).map(radians)

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
    [499, 3],
    [500, 4],
    [2000, 7],
  ])('of a swipe as strong as %i makes at least %i turns', (strength, least) => {
    const rests = Array.from({ length: 100 }, (_, i) => (i / 100) * FULL_TURN)
    const turns = rests.map((rest) => {
      const { velocity, steps } = solveLaunch(radians(0), radians(rest), 0, 8, strength)
      return Math.floor((frictionTravel(velocity)[steps] as number) / FULL_TURN + 1e-9)
    })
    expect(Math.min(...turns)).toBe(least)
    expect(Math.max(...turns)).toBeLessThanOrEqual(least + 4)
  })

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
          expect(launch.segmentCount).toBe(count)
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
