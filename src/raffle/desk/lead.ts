// Which tab draws: the one that holds the wheel.

import type { TabLocks } from '../../platform/tabLocks'
import { wheelLock } from '../../store/services'

export function createLead(locks: TabLocks, onFree: () => void) {
  let release: (() => void) | null = null
  let stopWaiting = () => {}

  function leave(): void {
    stopWaiting()
    stopWaiting = () => {}
    release?.()
    release = null
  }

  /** Leads the draw if no other tab holds its wheel; otherwise tells when it could. Returns whether this tab leads. */
  async function take(wheelId: string): Promise<boolean> {
    leave()
    const name = wheelLock(wheelId)
    release = await new Promise((resolve) => {
      locks.claim(name, resolve, () => resolve(null))
    })
    if (!release) wait(wheelId)
    return release !== null
  }

  /** Tells when no tab leads the wheel's draw. */
  function wait(wheelId: string): void {
    stopWaiting()
    stopWaiting = locks.whenFree(wheelLock(wheelId), onFree)
  }

  return { take, leave, wait, isLeading: () => release !== null }
}
