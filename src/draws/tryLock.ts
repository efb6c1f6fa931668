// A Web Lock that is held only if no other tab holds it.

import { LOCK_PREFIX } from '../platform/tabLocks'

/**
 * What releases the lock; `null` if another tab holds it. A page without HTTPS has no locks: there every tab may.
 * Never rejects.
 */
export function tryLock(name: string): Promise<(() => void) | null> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    const held = (lock: Lock | null) => {
      if (!lock) return resolve(null)
      return new Promise<void>((release) => resolve(() => release()))
    }
    locks.request(LOCK_PREFIX + name, { ifAvailable: true }, held).catch((cause: unknown) => {
      // The page is closing, or may not use locks.
      console.warn('Failed to request a lock', cause)
      resolve(() => {})
    })
  })
}
