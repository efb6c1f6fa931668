// Arbitrary spins, and an independent friction loop to compare with.

import fc from 'fast-check'
import { advanceMotion, type Motion } from '../../src/spin/motion'
import { type Radians, radians } from '../../src/wheel/angle'

/** From 2 to 10,000, the small and the large ones often. */
export const anyCount = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 2, max: 12 }) },
  { weight: 2, arbitrary: fc.integer({ min: 13, max: 300 }) },
  { weight: 1, arbitrary: fc.integer({ min: 301, max: 9_900 }) },
  { weight: 2, arbitrary: fc.integer({ min: 9_901, max: 10_000 }) },
)

/** Any finite rotation: within a turn, some turns either way, huge, tiny. */
export const anyRotation: fc.Arbitrary<Radians> = fc
  .oneof(
    fc.double({ min: 0, max: 7, noNaN: true }),
    fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  )
  .map(radians)

/** Milliseconds: 0, what the presets and sliders give, and up to ten minutes. */
export const anyDurationMs = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 12_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 600_000 }) },
)

/** Milliseconds between frames, up to half a minute as after a hidden tab. */
export const anyFrameGaps = fc.array(
  fc.oneof(
    fc.double({ min: 0, max: 100, noNaN: true }),
    fc.double({ min: 0, max: 30_000, noNaN: true }),
  ),
  { maxLength: 6 },
)

/** A 32-bit random word. */
export const anyWord = fc.integer({ min: 0, max: 2 ** 32 - 1 })

/**
 * Independent friction loop (velocity times 0.985 per step, stop below 0.005): how far the wheel has turned after
 * each step.
 */
export function frictionTravel(velocity: number): number[] {
  const traveled = [0]
  let total = 0
  for (let v = velocity; v >= 0.005; v *= 0.985) {
    total += v
    traveled.push(total)
  }
  return traveled
}

/** Draws the given frames, then more of them until the wheel rests. */
export function playToRest(motion: Motion, gapsMs: readonly number[], lastGapsMs: number): void {
  let elapsedMs = 0
  for (const gapMs of gapsMs) {
    elapsedMs += gapMs
    advanceMotion(motion, elapsedMs)
  }
  while (!motion.isAtRest) {
    elapsedMs += lastGapsMs
    advanceMotion(motion, elapsedMs)
  }
}
