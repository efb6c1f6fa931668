// Border times: as many as the motion counts, in order, at the moments when it counts them.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solveLaunch } from '../../src/spin/launch'
import { advanceMotion, createMotion, tickTimes } from '../../src/spin/motion'
import { FULL_TURN, radians } from '../../src/wheel/angle'
import { rotationToPoint, segmentUnderPointer } from '../../src/wheel/geometry'
import { timesArithmetic } from '../timing'
import { anyCount, anyRotation } from './spins'

/** A launch as a spin makes it: from anywhere to a point clear of its segment's edges. */
const anyLaunch = fc
  .record({
    start: anyRotation,
    count: anyCount,
    index: fc.nat(),
    fraction: fc.double({ min: 0.15, max: 0.85, noNaN: true }),
    durationMs: fc.integer({ min: 1, max: 12_000 }),
    strength: fc.integer({ min: 0, max: 2000 }),
  })
  .map(({ start, count, index, fraction, durationMs, strength }) => {
    const rest = rotationToPoint(index % count, fraction, count)
    return solveLaunch(start, rest, durationMs, count, strength)
  })

describe('the times of the borders', () => {
  it('are as many as the motion counts, sorted, and within the duration', () => {
    fc.assert(
      fc.property(anyLaunch, (launch) => {
        const motion = createMotion(launch)
        advanceMotion(motion, Number.POSITIVE_INFINITY)
        const times = tickTimes(launch)
        expect(times.length).toBe(motion.ticks)
        let before = 0
        for (const time of times) {
          if (!(time >= before)) throw new Error(`${time} comes after ${before}`)
          before = time
        }
        // A hair for the product of steps and milliseconds a step.
        expect(before).toBeLessThanOrEqual(launch.durationMs * (1 + 1e-12))
      }),
      { numRuns: 300 },
    )
  })

  it('are those at which frames of 1 ms see the count rise, to within a step', () => {
    fc.assert(
      fc.property(anyLaunch, (launch) => {
        const stepMs = launch.durationMs / launch.steps
        const times = tickTimes(launch)
        const motion = createMotion(launch)
        for (let nowMs = 1, heard = 0; !motion.isAtRest; nowMs += 1) {
          advanceMotion(motion, nowMs)
          for (; heard < motion.ticks; heard += 1) {
            const lateMs = nowMs - (times[heard] as number)
            // The motion counts at the end of a step, and a frame comes up to 1 ms after that.
            if (lateMs < -1e-6 || lateMs > stepMs + 1 + 1e-6) {
              throw new Error(`border ${heard} was counted ${lateMs} ms after its time`)
            }
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('are the moments at which another segment comes under the drawn pointer', () => {
    const launch = solveLaunch(radians(0.4), rotationToPoint(2, 0.3, 7), 4000, 7)
    const under = (elapsedMs: number) => {
      const motion = createMotion(launch)
      advanceMotion(motion, elapsedMs)
      return segmentUnderPointer(motion.rotation, 7)
    }
    for (const time of tickTimes(launch)) {
      expect(under(time + 0.01)).toBe((under(time - 0.01) + 6) % 7)
    }
  })

  it('leave more room between them as the wheel slows', () => {
    const times = tickTimes(solveLaunch(radians(1), radians(2), 4000, 12))
    const gaps = times.slice(1).map((time, index) => time - (times[index] as number))
    for (const [index, gap] of gaps.entries()) {
      expect(gap).toBeGreaterThanOrEqual((gaps[index - 1] ?? 0) - 1e-9)
    }
  })

  it('are all 0 in a spin without duration', () => {
    const launch = solveLaunch(radians(1), radians(2), 0, 6)
    const times = tickTimes(launch)
    expect(new Set(times)).toEqual(new Set([0]))
    expect(times.length).toBeGreaterThanOrEqual(Math.floor((3 * FULL_TURN) / (FULL_TURN / 6)))
  })

  it('of 10,000 options come within a frame', async () => {
    const launch = solveLaunch(radians(1), radians(2), 10_000, 10_000)
    expect(tickTimes(launch).length).toBeGreaterThan(100_000)
    // Once at the launch, where a frame is 16 ms.
    expect(await timesArithmetic(() => tickTimes(launch))).toBeLessThan(3)
  })
})
