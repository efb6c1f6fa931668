// Syncs with other tabs, flushes before the visitor leaves, and asks the browser for persistent storage.

import { watchLeaving } from '../../platform/leaving'
import { watchOtherTabs } from '../../platform/otherTabs'
import { askForPersistentStorage, hasVisitorActed } from '../../platform/persistentStorage'
import type { App } from '../createApp'

/** Starts that; returns what ends it. */
export function startSync(app: App): () => void {
  const { syncFromStorage, flush } = app.persistence
  syncFromStorage()
  const stops = [
    afterFirstSave(app, hasVisitorActed, () => void askForPersistentStorage()),
    watchLeaving(flush),
    watchOtherTabs(() => {
      syncFromStorage()
      // What the browser refused to store may succeed now.
      flush()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Calls `done` once, after the first save that follows something the visitor did; returns what ends the wait.
 * @param hasActed whether the visitor has done anything yet
 */
export function afterFirstSave(
  { store, persistence }: Pick<App, 'store' | 'persistence'>,
  hasActed: () => boolean,
  done: () => void,
): () => void {
  let savesBefore = hasActed() ? 0 : persistence.saveCount()
  function look(): void {
    if (!hasActed()) savesBefore = persistence.saveCount()
    else if (persistence.saveCount() > savesBefore) {
      stop()
      done()
    }
  }
  const stop = store.subscribe(look)
  look()
  return stop
}
