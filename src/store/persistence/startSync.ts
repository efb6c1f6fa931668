// Sync while the page is open: with other tabs, before the visitor leaves, and with the browser's storage policy.

import type { StoreApi } from 'zustand/vanilla'
import { watchLeaving, watchOtherTabs } from '../../platform/pageEvents'
import { askForPersistentStorage, hasVisitorActed } from '../../platform/storage'
import type { AppState } from '../state'
import type { Persistence } from './persist'

/** What syncing needs of the app. */
interface SyncedApp {
  readonly store: Pick<StoreApi<AppState>, 'subscribe'>
  endAbsences(): void
  readonly persistence: Pick<Persistence, 'syncFromStorage' | 'saveCount'> & { flush(): void }
}

/** Returns the cleanup. */
export function startSync(app: SyncedApp): () => void {
  const { syncFromStorage, flush } = app.persistence
  syncFromStorage()
  const stops = [
    afterFirstSave(app, hasVisitorActed, () => void askForPersistentStorage()),
    watchLeaving(flush),
    watchOtherTabs(() => {
      syncFromStorage()
      app.endAbsences()
      // Writes that the browser refused may succeed now.
      flush()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Calls `done` once, after the first save that follows an action of the visitor. Returns the cleanup.
 * @param hasActed whether the visitor has done anything yet
 */
export function afterFirstSave(
  {
    store,
    persistence,
  }: Pick<SyncedApp, 'store'> & {
    readonly persistence: Pick<Persistence, 'saveCount'>
  },
  hasActed: () => boolean,
  done: () => void,
): () => void {
  let savesBefore = hasActed() ? 0 : persistence.saveCount()
  function check(): void {
    if (!hasActed()) savesBefore = persistence.saveCount()
    else if (persistence.saveCount() > savesBefore) {
      stop()
      done()
    }
  }
  const stop = store.subscribe(check)
  check()
  return stop
}
