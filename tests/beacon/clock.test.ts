// The beacon as a clock, and waiting through throttled timers and sleep.

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beaconOffset, untilDue } from '../../src/beacon/clock'
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

describe('waiting', () => {
  let page: EventTarget
  let isDue: boolean | undefined

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_700_000_000_000 })
    page = new EventTarget()
    vi.stubGlobal('document', page)
    isDue = undefined
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function wait(ms: number, offsetMs = 0) {
    const giveUp = new AbortController()
    void untilDue(Date.now() + ms, offsetMs, giveUp.signal).then((result) => {
      isDue = result
    })
    return giveUp
  }

  it('ends when it is time, and not before', async () => {
    wait(90_500)
    await vi.advanceTimersByTimeAsync(90_499)
    expect(isDue).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(isDue).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('takes no time where it is past', async () => {
    wait(-1)
    await Promise.resolve()
    expect(isDue).toBe(true)
  })

  it('goes by the beacon where the clock is off', async () => {
    wait(10_000, 4000)
    await vi.advanceTimersByTimeAsync(5999)
    expect(isDue).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(isDue).toBe(true)
  })

  it('ends within a second of waking up from sleep, and at once when the page is looked at again @proof.sleep', async () => {
    wait(3_600_000)
    await vi.advanceTimersByTimeAsync(500)
    // Time passes, and timers sleep with the computer.
    vi.setSystemTime(Date.now() + 7_200_000)
    expect(isDue).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1000)
    expect(isDue).toBe(true)

    isDue = undefined
    wait(3_600_000)
    vi.setSystemTime(Date.now() + 7_200_000)
    page.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
    expect(isDue).toBe(true)
  })

  it('goes on waiting when the clock is set back', async () => {
    wait(10_000)
    await vi.advanceTimersByTimeAsync(5000)
    vi.setSystemTime(Date.now() - 60_000)
    await vi.advanceTimersByTimeAsync(64_000)
    expect(isDue).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1000)
    expect(isDue).toBe(true)
  })

  it('can be given up, before it begins too', async () => {
    wait(10_000).abort()
    await Promise.resolve()
    expect(isDue).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
    expect(await untilDue(Date.now() + 1000, 0, AbortSignal.abort())).toBe(false)
  })
})
