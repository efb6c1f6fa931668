// The browser releases a tab's locks when it is closed.

/** Passes a lock on, after a while in which other tabs hear what was stored. @param isKnown they have heard: pass it on at once */
export type Release = (isKnown?: boolean) => void

export interface TabLocks {
  /** Without locks, every tab is granted them. */
  readonly areReal: boolean
  /** Answers once, also where another tab holds the lock. Within a tab it may be held several times over. */
  claim(name: string, granted: (release: Release) => void, refused: () => void): void
  /** Calls `free` once, when no tab holds the lock. Returns the cleanup. */
  whenFree(name: string, free: () => void): () => void
}

const PREFIX = 'fairwheel-'
/** How long another tab may still be about to release a lock before it counts as held. */
const PATIENCE_MS = 300
/** What a tab has stored reaches another within this time, so its lock follows only then. */
export const HANDOVER_MS = 100

interface Held {
  times: number
  release(): void
}

const held = new Map<string, Held>()

/**
 * Without HTTPS there are no locks. A pending spin is the claim then, stored long enough to reach the other tabs
 * before it settles (store/spinActions.ts).
 */
export const tabLocks: TabLocks = {
  get areReal() {
    return 'locks' in navigator
  },
  claim(name, granted, refused) {
    const own = held.get(name)
    const { locks } = navigator as { locks?: LockManager }
    if (own) granted(holdOn(name, own))
    else if (!locks) granted(() => {})
    else {
      let isGranted = false
      const hold = () => {
        isGranted = true
        return new Promise<void>((release) => {
          granted(holdOn(name, { times: 0, release }))
        })
      }
      const failed = (cause: unknown) => {
        logged(cause)
        if (!isGranted) granted(() => {})
      }
      const wait = () =>
        locks
          .request(PREFIX + name, { signal: AbortSignal.timeout(PATIENCE_MS) }, hold)
          .catch((cause: unknown) => (isTimeout(cause) ? refused() : failed(cause)))
      // Patience is for a lock that is held: a page that is busy may hear of its end before it hears that it has the lock.
      locks
        .request(PREFIX + name, { ifAvailable: true }, (lock) => (lock ? hold() : void wait()))
        .catch(failed)
    }
  },
  whenFree(name, free) {
    const { locks } = navigator as { locks?: LockManager }
    const abort = new AbortController()
    const call = () => {
      if (!abort.signal.aborted) free()
    }
    locks?.request(PREFIX + name, { signal: abort.signal }, call).catch((cause: unknown) => {
      if (!abort.signal.aborted) logged(cause)
    })
    return () => abort.abort()
  },
}

function holdOn(name: string, own: Held): Release {
  own.times += 1
  held.set(name, own)
  let isReleased = false
  const passOn = () => {
    own.times -= 1
    if (own.times > 0) return
    held.delete(name)
    own.release()
  }
  return (isKnown = false) => {
    if (isReleased) return
    isReleased = true
    if (isKnown) passOn()
    else setTimeout(passOn, HANDOVER_MS)
  }
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'TimeoutError'
}

/** Requests fail when the page is closing or may not use locks. */
function logged(cause: unknown): void {
  console.warn('Failed to request a lock', cause)
}
