// Web Locks: a tab holds one while it works on something, and the browser releases it when the tab is closed.

export interface TabLocks {
  /** Holds the lock until the returned function is called or the tab is closed. */
  hold(name: string): () => void
  /**
   * Calls `free` once, when no tab holds the lock. Returns the cleanup.
   * @param latestMs where there are no locks: the longest that a holder can still be working
   */
  whenFree(name: string, latestMs: number, free: () => void): () => void
}

export const LOCK_PREFIX = 'fairwheel-'

/** Pages without HTTPS have no locks, so a deadline replaces them. */
export const tabLocks: TabLocks = {
  hold(name) {
    const { locks } = navigator as { locks?: LockManager }
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    locks?.request(LOCK_PREFIX + name, () => held).catch(logged)
    return release
  },
  whenFree(name, latestMs, free) {
    const { locks } = navigator as { locks?: LockManager }
    const abort = new AbortController()
    const call = () => {
      if (!abort.signal.aborted) free()
    }
    if (locks) {
      locks.request(LOCK_PREFIX + name, { signal: abort.signal }, call).catch((cause: unknown) => {
        if (abort.signal.aborted) return
        logged(cause)
        setTimeout(call, latestMs)
      })
    } else setTimeout(call, latestMs)
    return () => abort.abort()
  },
}

/** Requests fail when the page is closing or may not use locks; other tabs then see the lock as free. */
function logged(cause: unknown): void {
  console.warn('Failed to request a lock', cause)
}
