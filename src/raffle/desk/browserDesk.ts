// The desk with the browser's services.

import { cryptoWords, randomId } from '../../platform/entropy'
import { canHash, sha256 } from '../../platform/sha256'
import { safeStorage } from '../../platform/storage'
import { tabLocks } from '../../platform/tabLocks'
import { app } from '../../store/app'
import { browserLibrary } from '../../store/library/browserLibrary'
import { CLEARED_KEY, WHEEL_KEY } from '../../store/persistence/schema'
import { productVersion, site } from '../../text/site'
import { createDesk } from './desk'
import type { Desk } from './deskState'

const storage = safeStorage(() => localStorage)

let desk: Desk | null = null

/** The one desk of the page. */
export function browserDesk(): Desk {
  desk ??= createDesk({
    app,
    library: browserLibrary().library,
    locks: tabLocks,
    digest: canHash() ? sha256 : null,
    random: cryptoWords,
    newId: () => `draw_${randomId()}`,
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    schedule(task, delayMs) {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
    isWheelStored: (wheelId) => storage.read(WHEEL_KEY)?.includes(JSON.stringify(wheelId)) === true,
    clearedMark: () => storage.read(CLEARED_KEY),
    product: { name: site.name, version: productVersion },
    setUnkept: askToStay,
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  return desk
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Whether the browser asks before the page is left, in its own words. */
function askToStay(isAsking: boolean): void {
  // Added once however often, and only while it is needed: pages that ask are not kept for going back.
  if (isAsking) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}
