// Has the page follow what other tabs keep, and keep a large wheel when there is time for it. Loaded later: what
// reads kept wheels is large, and a first visit can do without it until then.

import { watchLeaving } from '../platform/leaving'
import { watchOtherTabs } from '../platform/otherTabs'
import { app } from '../store/app'
import { followOtherTabs } from '../store/otherTabs'
import { postponeWrites } from '../store/postponing'

/** Starts that; returns what ends it. */
export function startFollowing(): () => void {
  const look = followOtherTabs(app)
  look()
  const { write, stop } = postponeWrites(app)
  const stops = [stop, watchLeaving(write), watchOtherTabs(look)]
  return () => {
    for (const stop of stops) stop()
  }
}
