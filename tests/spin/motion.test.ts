// The wheel's motion: the friction curve, the exact duration, and the same spin at any frame rate.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Launch, solveLaunch } from '../../src/spin/launch'
import { advanceMotion, createMotion, type Motion, restRotation } from '../../src/spin/motion'
import { FULL_TURN, radians } from '../../src/wheel/angle'
import { rotationToPoint, segmentUnderPointer } from '../../src/wheel/geometry'
import {
  anyCount,
  anyDurationMs,
  anyFrameGaps,
  anyRotation,
  frictionTravel,
  playToRest,
} from './spins'

const anyLaunch: fc.Arbitrary<Launch> = fc
  .tuple(
    anyRotation,
    fc.double({ min: 0, max: FULL_TURN, maxExcluded: true, noNaN: true }),
    anyDurationMs,
    anyCount,
  )
  .map(([start, rest, durationMs, count]) => solveLaunch(start, radians(rest), durationMs, count))

const durationsMs = [500, 1500, 4000, 6000, 10_000]

/** Milliseconds of each frame after the launch, past the given duration. */
function regularFrames(hertz: number, durationMs: number): number[] {
  const frames = Math.ceil((durationMs * hertz) / 1000) + 3
  return Array.from({ length: frames }, (_, frame) => ((frame + 1) * 1000) / hertz)
}

/** Frames as a busy device gives them: some early, some late, some doubled, a few dropped. */
function irregularFrames(durationMs: number): number[] {
  const gaps = [16.7, 16.6, 0, 33.4, 4.1, 16.7, 250, 8.3, 17.9, 51.2, 0.3]
  const frames: number[] = []
  for (let elapsedMs = 0; elapsedMs < durationMs + 300; ) {
    elapsedMs += gaps[frames.length % gaps.length] as number
    frames.push(elapsedMs)
  }
  return frames
}

const schedules: [string, (durationMs: number) => number[]][] = [
  ['30 Hz', (durationMs) => regularFrames(30, durationMs)],
  ['60 Hz', (durationMs) => regularFrames(60, durationMs)],
  ['144 Hz', (durationMs) => regularFrames(144, durationMs)],
  ['irregular frames', irregularFrames],
]

/** What can be seen of the motion at one moment. */
function look({ rotation, speed, ticks, isAtRest }: Motion) {
  return { rotation, speed, ticks, isAtRest }
}

function motionAt(launch: Launch, elapsedMs: number): Motion {
  const motion = createMotion(launch)
  advanceMotion(motion, elapsedMs)
  return motion
}

describe.each(durationsMs)('a spin of %i ms', (durationMs) => {
  const launch = solveLaunch(radians(1.234), radians(4.321), durationMs, 8)

  it.each(schedules)('rests at the first frame at or after its duration, at %s', (_, schedule) => {
    const frames = schedule(durationMs)
    const motion = createMotion(launch)
    const firstAtRest = frames.find((elapsedMs) => {
      advanceMotion(motion, elapsedMs)
      return motion.isAtRest
    })
    expect(firstAtRest).toBe(frames.find((elapsedMs) => elapsedMs >= durationMs))
  })

  it.each(schedules)('comes to the same rest to the last bit, at %s', (_, schedule) => {
    const motion = createMotion(launch)
    for (const elapsedMs of schedule(durationMs)) advanceMotion(motion, elapsedMs)
    expect(look(motion)).toEqual(look(motionAt(launch, Number.POSITIVE_INFINITY)))
    expect(motion.rotation).toBe(restRotation(launch))
  })

  it.each(schedules)('never turns backwards and never speeds up, at %s', (_, schedule) => {
    const motion = createMotion(launch)
    let before = { rotation: launch.startRotation, speed: Number.POSITIVE_INFINITY, ticks: 0 }
    for (const elapsedMs of schedule(durationMs)) {
      advanceMotion(motion, elapsedMs)
      expect(motion.rotation).toBeGreaterThanOrEqual(before.rotation)
      expect(motion.speed).toBeLessThanOrEqual(before.speed)
      expect(motion.ticks).toBeGreaterThanOrEqual(before.ticks)
      before = look(motion)
    }
    expect(motion.speed).toBe(0)
  })

  it.each([30, 60, 144])('turns less from frame to frame as it is seen, at %i Hz', (hertz) => {
    const motion = createMotion(launch)
    let rotation = launch.startRotation
    let lastTurned = Number.POSITIVE_INFINITY
    for (const elapsedMs of regularFrames(hertz, durationMs)) {
      advanceMotion(motion, elapsedMs)
      const turned = motion.rotation - rotation
      expect(turned).toBeLessThanOrEqual(lastTurned + 1e-9)
      rotation = motion.rotation
      lastTurned = turned
    }
    expect(lastTurned).toBe(0)
  })

  it('turns more than twice', () => {
    expect(restRotation(launch) - launch.startRotation).toBeGreaterThan(2 * FULL_TURN)
  })
})

describe('the curve', () => {
  it('is the friction loop of the specification, spread over the duration @spin.friction', () => {
    fc.assert(
      fc.property(anyLaunch, (launch) => {
        const traveled = frictionTravel(launch.velocity)
        expect(launch.steps).toBe(traveled.length - 1)
        const motion = createMotion(launch)
        if (launch.durationMs === 0) return
        for (let step = 0; step < launch.steps; step += 1) {
          const [here, next] = [traveled[step] as number, traveled[step + 1] as number]
          for (const part of [0, 0.25, 0.5]) {
            advanceMotion(motion, ((step + part) / launch.steps) * launch.durationMs)
            const turned = motion.rotation - launch.startRotation
            const expected = here + part * (next - here)
            if (Math.abs(turned - expected) > 1e-8) {
              throw new Error(`turned ${turned} after ${step + part} steps, not ${expected}`)
            }
          }
        }
        advanceMotion(motion, launch.durationMs)
        expect(motion.isAtRest).toBe(true)
        expect(motion.rotation - launch.startRotation).toBeCloseTo(traveled.at(-1) ?? 0, 8)
      }),
      { numRuns: 300 },
    )
  })

  it('has the slope that the speed says', () => {
    const launch = solveLaunch(radians(0), radians(2), 4000, 8)
    // Inside one step the wheel turns evenly.
    const stepMs = launch.durationMs / launch.steps
    for (const step of [0, 10, 100, launch.steps - 1]) {
      const early = motionAt(launch, (step + 0.25) * stepMs)
      const late = motionAt(launch, (step + 0.75) * stepMs)
      const slope = (late.rotation - early.rotation) / (stepMs / 2)
      expect(early.speed).toBeCloseTo(slope, 9)
      expect(late.speed).toBe(early.speed)
    }
  })
})

describe('any moment of a spin', () => {
  it('looks the same to the last bit, whatever frames came before it', () => {
    fc.assert(
      fc.property(anyLaunch, anyFrameGaps, (launch, gaps) => {
        const motion = createMotion(launch)
        let elapsedMs = 0
        for (const gap of gaps) {
          elapsedMs += gap
          advanceMotion(motion, elapsedMs)
          expect(look(motion)).toEqual(look(motionAt(launch, elapsedMs)))
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('is not changed by an earlier one', () => {
    fc.assert(
      fc.property(
        anyLaunch,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: -0.1, max: 1, noNaN: true }),
        (launch, now, earlier) => {
          const motion = motionAt(launch, now * launch.durationMs)
          const before = look(motion)
          advanceMotion(motion, Math.min(now, earlier) * launch.durationMs)
          expect(look(motion)).toEqual(before)
          // A hair earlier: still the same step of the simulation.
          advanceMotion(motion, now * launch.durationMs * 0.99999)
          expect(look(motion)).toEqual(before)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it.each([0, 4000])('before the launch of a spin of %i ms is its start', (durationMs) => {
    const launch = solveLaunch(radians(1), radians(2), durationMs, 8)
    const motion = motionAt(launch, -5)
    expect(motion.rotation).toBe(launch.startRotation)
    expect(motion.speed).toBeLessThan(1)
    expect(motion.isAtRest).toBe(false)
    expect(motion.ticks).toBe(0)
  })

  it('is the rest for a spin of no duration, and rest stays rest', () => {
    const launch = solveLaunch(radians(1), radians(2), 0, 8)
    const motion = motionAt(launch, 0)
    expect(motion.isAtRest).toBe(true)
    const atRest = { ...motion }
    advanceMotion(motion, 1e9)
    advanceMotion(motion, 0)
    expect(motion).toEqual(atRest)
  })
})

describe('ticks', () => {
  /** Walks the turn in quarters of a segment and counts how often the segment under the pointer changes. */
  function changesUnderPointer(from: number, to: number, count: number): number {
    const samples = Math.ceil(((to - from) / FULL_TURN) * count * 4)
    let changes = 0
    let shown = segmentUnderPointer(radians(from), count)
    for (let i = 1; i <= samples; i += 1) {
      const next = segmentUnderPointer(radians(from + ((to - from) * i) / samples), count)
      if (next !== shown) changes += 1
      shown = next
    }
    return changes
  }

  /** A point of a segment where a spin may have left the wheel. */
  const anyPlace = fc.tuple(fc.nat(), fc.double({ min: 0.15, max: 0.85, noNaN: true }))

  it('are the borders between start and rest, at any frame rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 100 }),
        anyPlace,
        anyPlace,
        fc.integer({ min: 1, max: 10_000 }),
        anyFrameGaps,
        (count, [fromIndex, fromFraction], [toIndex, toFraction], durationMs, gaps) => {
          const from = rotationToPoint(fromIndex % count, fromFraction, count)
          const to = rotationToPoint(toIndex % count, toFraction, count)
          const launch = solveLaunch(from, to, durationMs, count)
          const motion = createMotion(launch)
          playToRest(motion, gaps, 1000 / 60)
          expect(motion.ticks).toBe(
            changesUnderPointer(launch.startRotation, motion.rotation, count),
          )
        },
      ),
      { numRuns: 1000 },
    )
  })

  it.each(schedules)('of a long spin are as many as without drawing it, at %s', (_, schedule) => {
    const launch = solveLaunch(radians(0.1), radians(3), 10_000, 10_000)
    const motion = createMotion(launch)
    for (const elapsedMs of schedule(10_000)) advanceMotion(motion, elapsedMs)
    expect(motion.ticks).toBe(motionAt(launch, Number.POSITIVE_INFINITY).ticks)
    expect(motion.ticks).toBeGreaterThan(20_000)
  })
})

describe('a frame', () => {
  it('allocates nothing', () => {
    const launch = solveLaunch(radians(1), radians(2), 600_000, 8)
    const frames = 20_000
    const batches = 41
    function bytesOfBatch(): number {
      const motion = createMotion(launch)
      const before = process.memoryUsage().heapUsed
      // Whole milliseconds: a fraction would be an object of its own where the call is not inlined.
      for (let frame = 1; frame < frames; frame += 1) advanceMotion(motion, frame * 29)
      return process.memoryUsage().heapUsed - before
    }
    // On a busy machine the optimizing compiler, which stops boxing numbers, is done late.
    let quiet = 0
    for (let batch = 0; batch < 400 && quiet < 5; batch += 1) {
      quiet = bytesOfBatch() / frames < 4 ? quiet + 1 : 0
    }
    // Garbage collection makes a batch look smaller, compilation larger; the median is reliable.
    const bytes = Array.from({ length: batches }, bytesOfBatch)
    const median = bytes.sort((a, b) => a - b)[batches >> 1] as number
    // The smallest object takes at least 12 bytes.
    expect(median / frames).toBeLessThan(4)
  })
})
