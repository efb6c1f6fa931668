// Web Locks: a tab holds one while it is at work on something, and the browser frees it when the tab is gone.

export interface TabLocks {
  /** Holds the lock until the returned function is called or the tab is gone. */
  hold(name: string): () => void
  /**
   * Calls `free` once, as soon as nobody holds the lock any more; returns what ends the wait.
   * @param latestMs upper bound on how much longer a holder can be at work, for browsers without locks
   */
  whenFree(name: string, latestMs: number, free: () => void): () => void
}

const PREFIX = 'fairwheel-'

/** Pages without HTTPS have no locks: there a deadline tells who must be gone. */
export const tabLocks: TabLocks = {
  hold(name) {
    const { locks } = navigator as { locks?: LockManager }
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    locks?.request(PREFIX + name, () => held).catch(logged)
    return release
  },
  whenFree(name, latestMs, free) {
    const { locks } = navigator as { locks?: LockManager }
    const abort = new AbortController()
    const call = () => {
      if (!abort.signal.aborted) free()
    }
    if (locks) {
      locks.request(PREFIX + name, { signal: abort.signal }, call).catch((cause: unknown) => {
        if (abort.signal.aborted) return
        logged(cause)
        setTimeout(call, latestMs)
      })
    } else setTimeout(call, latestMs)
    return () => abort.abort()
  },
}

/** The page is closing or may not use locks; other tabs then see the lock as free. */
function logged(cause: unknown): void {
  console.warn('A lock between tabs could not be had', cause)
}
