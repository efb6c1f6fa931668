// Owns how the page stays in step with what is kept: it follows other tabs, and asks the browser to keep it for long.

import { askForLastingStorage, hasVisitorActed } from '../platform/lastingStorage'
import { app } from '../store/app'
import { afterFirstSave } from '../store/firstSave'

/** Starts that; returns what ends it. */
export function watchStorage(): () => void {
  let isWanted = true
  const stops = [afterFirstSave(app, hasVisitorActed, () => void askForLastingStorage())]
  import('./otherTabs').then(
    ({ startFollowing }) => isWanted && stops.push(startFollowing()),
    (cause: unknown) => console.warn('Failed to load what follows other tabs', cause),
  )
  return () => {
    isWanted = false
    for (const stop of stops) stop()
  }
}
