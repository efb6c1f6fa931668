// The beacon as a clock. A round cannot be had before its time, so the time is not earlier than its own. Anyone can repeat
// an old one, so no round says that the time is not later.

import { type Chain, timeOfRoundMs } from '../proof/chain'

/** A round is made every 3 s, takes a moment to arrive, and clocks differ by a little. */
const CONFIRMED_MS = 10_000

/**
 * What to add to the device's clock, in milliseconds, so that it is not earlier than the round's time. Never negative.
 * @param round verified
 * @param nowMs what the device's clock says: milliseconds since 1970
 */
export function beaconOffset(chain: Chain, round: number, nowMs: number): number {
  return Math.max(0, timeOfRoundMs(chain, round) - nowMs)
}

/** Whether the latest round leaves no doubt of the device's clock, once that is moved by the offset. */
export function isClockConfirmed(chain: Chain, round: number, nowMs: number): boolean {
  return nowMs - timeOfRoundMs(chain, round) <= CONFIRMED_MS
}
