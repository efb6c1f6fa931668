// A fake browser: a storage, a clock, locks, and tabs that read each other's writes only on command.

import { type App, createApp } from '../../src/store/createApp'
import { undoCode } from '../../src/store/undoActions'
import { DEVICE, type FakeServices, fakeServices } from './services'

export interface Tab extends App {
  readonly services: FakeServices
  readonly warnings: string[]
  /** The number of writes by this tab. */
  writes(): number
  /** Handles the browser's storage event, if the tab is awake. */
  look(): void
  /** Stops the tab and releases its locks. */
  close(): void
}

interface Lock {
  holder: object | null
  readonly waiting: { readonly tab: object; readonly free: () => void }[]
}

/** The delays after which a spin of a closed tab is settled. */
const SETTLE_MS = [1000, 100]

export function browser(services = fakeServices()) {
  const tabs = new Set<Tab>()
  const locks = new Map<string, Lock>()
  /** Ids of all spins ever begun. */
  const launched = new Set<string>()

  const lockOf = (name: string): Lock => {
    const lock = locks.get(name) ?? { holder: null, waiting: [] }
    locks.set(name, lock)
    return lock
  }
  /** Grants free locks to those waiting, one after the other. */
  function grant(lock: Lock): void {
    while (!lock.holder && lock.waiting.length > 0) lock.waiting.shift()?.free()
  }

  function open(): Tab {
    let writes = 0
    let isOpen = true
    const warnings: string[] = []
    const own: FakeServices = {
      ...services,
      warn: (message: string) => warnings.push(message),
      schedule: (task, delayMs) => services.schedule(() => isOpen && task(), delayMs),
      storage: {
        read: (key) => services.storage.read(key),
        write(key: string, text: string) {
          const isKept = services.storage.write(key, text)
          if (isKept) writes += 1
          return isKept
        },
        remove: (key) => services.storage.remove(key),
      },
      locks: {
        hold(name) {
          const lock = lockOf(name)
          lock.holder = own
          return () => {
            if (lock.holder !== own) return
            lock.holder = null
            grant(lock)
          }
        },
        whenFree(name, _, free) {
          const lock = lockOf(name)
          const waiter = { tab: own, free }
          lock.waiting.push(waiter)
          grant(lock)
          return () => {
            const at = lock.waiting.indexOf(waiter)
            if (at >= 0) lock.waiting.splice(at, 1)
          }
        },
      },
    }
    const app = createApp(own, DEVICE)
    app.bringUndo(undoCode)
    app.persistence.rehydrate()
    app.store.subscribe(({ activeSpin }) => activeSpin && launched.add(activeSpin.outcome.id))
    const tab: Tab = {
      ...app,
      services,
      warnings,
      writes: () => writes,
      look: () => app.persistence.syncFromStorage(),
      close() {
        isOpen = false
        tabs.delete(tab)
        for (const lock of locks.values()) {
          const left = lock.waiting.filter((waiter) => waiter.tab !== own)
          lock.waiting.splice(0, lock.waiting.length, ...left)
          if (lock.holder === own) {
            lock.holder = null
            grant(lock)
          }
        }
        for (const ms of SETTLE_MS) services.pass(ms)
      },
    }
    tabs.add(tab)
    for (const ms of SETTLE_MS) services.pass(ms)
    return tab
  }

  return {
    services,
    launched,
    texts: services.texts,
    open,
    /** Delivers all writes to all tabs. */
    settle() {
      for (const tab of tabs) tab.look()
    },
  }
}
