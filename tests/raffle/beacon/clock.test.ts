// The beacon as a clock.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beaconOffset } from '../../../src/raffle/beacon/awaitRound'
import { QUICKNET, timeOfRoundMs } from '../../../src/raffle/proof/chain'

const ROUND = 1000
const DUE = timeOfRoundMs(QUICKNET, ROUND)

describe('how slow the clock of the device is', () => {
  it.each([
    ['in the middle of the round', 1500, 0],
    ['at its first moment', 0, 0],
    ['while its answer was on its way', 5900, 0],
    ['an hour behind', -3_600_000, 3_600_000],
    ['a second behind', -1000, 1000],
    ['an hour ahead, or the round is an old one', 3_600_000, 0],
  ])('%s', (_, pastDueMs, offsetMs) => {
    expect(beaconOffset(QUICKNET, ROUND, DUE + pastDueMs)).toBe(offsetMs)
  })

  it('is never too much, and whatever round is repeated, the clock is not moved back @proof.clock', () => {
    const year = 366 * 24 * 3600 * 1000
    fc.assert(
      fc.property(
        fc.integer({ min: -year, max: year }),
        fc.integer({ min: 0, max: year }),
        (errorMs, sinceMs) => {
          const trueMs = DUE + sinceMs
          const deviceMs = trueMs + errorMs
          const corrected = deviceMs + beaconOffset(QUICKNET, ROUND, deviceMs)
          expect(corrected).toBeGreaterThanOrEqual(deviceMs)
          expect(corrected).toBeGreaterThanOrEqual(DUE)
          expect(corrected).toBeLessThanOrEqual(Math.max(deviceMs, trueMs))
        },
      ),
    )
  })
})
