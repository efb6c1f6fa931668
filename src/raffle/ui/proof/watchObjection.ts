// What keeps an announced draw from being watched. It comes from a link, and may be meant to do harm.

import type { Announcement } from '../../proof/announcement'
import { chainOf, MAX_LEAD_MS, timeOfRoundMs } from '../../proof/chain'

export type WatchObjection = 'unknownChain' | 'tooFar'

/** @returns `null` where nothing does */
export function watchObjection(
  { chain, round }: Announcement,
  nowMs: number,
): WatchObjection | null {
  const known = chainOf(chain)
  if (!known) return 'unknownChain'
  // A clock may be wrong; but a time so far away is no time for a draw, and may be none for a calendar.
  return timeOfRoundMs(known, round) > nowMs + 2 * MAX_LEAD_MS ? 'tooFar' : null
}
