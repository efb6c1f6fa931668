// The beacon as a clock.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beaconOffset } from '../../src/beacon/clock'
import { QUICKNET, timeOfRoundMs } from '../../src/proof/chain'

describe('how far the clock of the device is off', () => {
  const ROUND = 1000
  const DUE = timeOfRoundMs(QUICKNET, ROUND)

  it.each([
    ['in the middle of the round', 1500, 0],
    ['at its first moment', 0, 0],
    ['while its answer was on its way', 5900, 0],
    ['an hour behind', -3_600_000, 3_600_000],
    ['a second behind', -1000, 1000],
    ['an hour ahead', 3_600_000, -3_600_000],
  ])('%s', (_, pastDueMs, offsetMs) => {
    expect(beaconOffset(QUICKNET, ROUND, DUE + pastDueMs)).toBe(offsetMs)
  })

  it('is known to a period, and never says that a round is due which is not @proof.clock', () => {
    const year = 366 * 24 * 3600 * 1000
    fc.assert(
      fc.property(
        fc.integer({ min: -year, max: year }),
        fc.integer({ min: 0, max: 2999 }),
        fc.integer({ min: 0, max: 2000 }),
        (errorMs, intoMs, onItsWayMs) => {
          const trueMs = DUE + intoMs + onItsWayMs
          const deviceMs = trueMs + errorMs
          const corrected = deviceMs + beaconOffset(QUICKNET, ROUND, deviceMs)
          // A device that is wrong by less than the beacon can tell is left alone.
          expect(corrected - trueMs).toBeLessThanOrEqual(6000)
          expect(trueMs - corrected).toBeLessThanOrEqual(5000)
          if (Math.abs(errorMs) > 6000) expect(corrected).toBe(DUE)
        },
      ),
    )
  })
})
