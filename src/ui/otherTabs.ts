// Has the page follow what other tabs keep. Loaded later: what reads kept wheels is large, and a first visit can
// do without it until then.

import { watchOtherTabs } from '../platform/otherTabs'
import { app } from '../store/app'
import { followOtherTabs } from '../store/otherTabs'

/** Starts that; returns what ends it. */
export function startFollowing(): () => void {
  const look = followOtherTabs(app)
  look()
  return watchOtherTabs(look)
}
