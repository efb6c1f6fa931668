import { askForPersistentStorage, hasVisitorActed } from '../../platform/storage'
import type { App } from '../createApp'

export function startSync(app: App): () => void {
  const { syncFromStorage, flush } = app.persistence
  const ended = new AbortController()
  const { signal } = ended

  function look(): void {
    syncFromStorage()
    app.endAbsences()
    // Writes that the browser refused may succeed now.
    flush()
  }

  syncFromStorage()
  const stopWaiting = afterFirstSave(app, hasVisitorActed, () => void askForPersistentStorage())
  addEventListener('storage', look, { signal })
  // A page restored from the back/forward cache, or a tab that is seen again, may have missed storage events.
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && look(), {
    signal,
  })
  const seen = () => (document.visibilityState === 'visible' ? look() : flush())
  // A phone may end a hidden page without another event.
  document.addEventListener('visibilitychange', seen, { signal })
  addEventListener('pagehide', flush, { signal })
  addEventListener('blur', flush, { signal })
  return () => {
    stopWaiting()
    ended.abort()
  }
}

/** Calls `done` once, after the first save that follows an action of the visitor. */
export function afterFirstSave(
  { store, persistence }: Pick<App, 'store' | 'persistence'>,
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
