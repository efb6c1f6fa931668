// The beacon as a clock.

import { type Chain, timeOfRoundMs } from '../proof/chain'

/** A round is there a moment after it is due, and takes a moment to arrive. */
const ON_ITS_WAY_MS = 3000

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
