// The desk with the browser's services.

import { libraryOf } from '../library/browserLibrary'
import { cryptoWords, randomId } from '../platform/entropy'
import { canHash, sha256 } from '../platform/sha256'
import { safeStorage } from '../platform/storage'
import { tabLocks } from '../platform/tabLocks'
import { productVersion, site } from '../site'
import type { App } from '../store/createApp'
import { CLEARED_KEY } from '../store/persistence/savedData'
import { askToStay } from './askToStay'
import { createDesk } from './desk'
import type { Desk } from './deskState'
import { tryLock } from './tryLock'

const storage = safeStorage(() => localStorage)

let desk: Desk | null = null

/** The one desk of the page. The app is passed in: importing it here would split the file of the first paint. */
export function deskOf(app: App): Desk {
  desk ??= createDesk({
    app,
    library: libraryOf(app).library,
    locks: { tryLock, whenFree: tabLocks.whenFree },
    digest: canHash() ? sha256 : null,
    random: cryptoWords,
    newId: () => `draw_${randomId()}`,
    now: () => Date.now(),
    monotonicNow: () => performance.now(),
    schedule(task, delayMs) {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
    clearedMark: () => storage.read(CLEARED_KEY),
    product: { name: site.name, version: productVersion },
    setUnkept: askToStay,
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  return desk
}
