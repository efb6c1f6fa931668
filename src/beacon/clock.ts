// The beacon as a clock, and waiting until a round is due.

import { type Chain, timeOfRoundMs } from '../proof/chain'

/** A round is there a moment after it is due, and takes a moment to arrive. */
const ON_ITS_WAY_MS = 3000
/** Timers may be late, and none runs while the computer sleeps: the clock itself is asked as often. */
const LOOK_MS = 1000

/**
 * What to add to the device's clock, in milliseconds. That the latest round is there says that the time is past its own
 * and not past the next one's; 0 where the device agrees. Otherwise the earliest time that fits, so that nobody is asked
 * for a round too early.
 * @param round the latest, verified
 * @param nowMs what the device's clock says: milliseconds since 1970
 */
export function beaconOffset(chain: Chain, round: number, nowMs: number): number {
  const early = timeOfRoundMs(chain, round) - nowMs
  const late = -early - chain.periodS * 1000 - ON_ITS_WAY_MS
  return early <= 0 && late <= 0 ? 0 : early
}

/**
 * Waits until a time, through sleep and throttled timers: `true` once it is there, `false` when the signal has given up.
 * @param timeMs milliseconds since 1970
 * @param offsetMs of `beaconOffset`
 */
export function untilDue(timeMs: number, offsetMs: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function end(isDue: boolean) {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
      document.removeEventListener('visibilitychange', look)
      resolve(isDue)
    }
    const giveUp = () => end(false)
    function look() {
      clearTimeout(timer)
      const leftMs = timeMs - (Date.now() + offsetMs)
      if (signal.aborted) end(false)
      else if (leftMs <= 0) end(true)
      else timer = setTimeout(look, Math.min(leftMs, LOOK_MS))
    }
    signal.addEventListener('abort', giveUp)
    // The timers of a page in the background may be a minute late.
    document.addEventListener('visibilitychange', look)
    look()
  })
}
