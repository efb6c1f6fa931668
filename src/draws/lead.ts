// Which tab draws: the one that holds the lock of the draw.

export interface LeadLocks {
  /** What releases the lock; `null` if another tab holds it. */
  tryLock(name: string): Promise<(() => void) | null>
  /** Calls `free` once, when no tab holds the lock. Returns the cleanup. */
  whenFree(name: string, latestMs: number, free: () => void): () => void
}

/** Of a timer. */
const LONGEST_MS = 2 ** 31 - 1

export function createLead(locks: LeadLocks, onFree: () => void) {
  let release: (() => void) | null = null
  let stopWaiting = () => {}

  function leave(): void {
    stopWaiting()
    stopWaiting = () => {}
    release?.()
    release = null
  }

  /** Leads the draw if no other tab does; otherwise tells when it could. Returns whether this tab leads. */
  async function take(drawId: string): Promise<boolean> {
    leave()
    const name = `draw-${drawId}`
    release = await locks.tryLock(name)
    // Without locks every tab leads, so that none waits.
    if (!release) stopWaiting = locks.whenFree(name, LONGEST_MS, onFree)
    return release !== null
  }

  return { take, leave, isLeading: () => release !== null }
}
