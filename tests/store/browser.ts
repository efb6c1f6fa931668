// A fake browser: a storage, a clock, locks, and tabs that read each other's writes only on command.

import type { TabLocks } from '../../src/platform/tabLocks'
import { type App, createApp } from '../../src/store/createApp'
import { DEVICE, type FakeServices, fakeServices, lockManager } from './services'

export interface Tab extends App {
  readonly services: FakeServices
  readonly warnings: string[]
  /** The number of writes by this tab. */
  writes(): number
  /** From now on it does not hear what other tabs write, as for the milliseconds that a write needs to reach it. */
  deafen(): void
  /** Hears all of it. */
  hear(): void
  /** Handles the browser's storage event, if the tab is awake. */
  look(): void
  /** Stops the tab and releases its locks. */
  close(): void
}

/** @param sameLocks of every tab, in place of its own */
export function browser(services = fakeServices(), sameLocks?: TabLocks) {
  const tabs = new Set<Tab>()
  const locks = lockManager()
  /** Ids of all spins ever begun. */
  const launched = new Set<string>()

  function open(): Tab {
    const me = {}
    let writes = 0
    let isOpen = true
    /** What is stored as far as a deaf tab knows. */
    let known: Map<string, string> | null = null
    const warnings: string[] = []
    const own: FakeServices = {
      ...services,
      warn: (message: string) => warnings.push(message),
      schedule: (task, delayMs) => services.schedule(() => isOpen && task(), delayMs),
      storage: {
        read: (key) => (known ? (known.get(key) ?? null) : services.storage.read(key)),
        write(key: string, text: string) {
          const isKept = services.storage.write(key, text)
          if (isKept) writes += 1
          if (isKept) known?.set(key, text)
          return isKept
        },
        remove: (key) => services.storage.remove(key),
      },
      locks: sameLocks ?? locks.of(me),
    }
    const app = createApp(own, DEVICE)
    app.persistence.rehydrate()
    app.store.subscribe(({ activeSpin }) => activeSpin && launched.add(activeSpin.outcome.id))
    const tab: Tab = {
      ...app,
      services: own,
      warnings,
      writes: () => writes,
      deafen() {
        known = new Map(services.texts)
      },
      hear() {
        known = null
        tab.look()
      },
      look: () => app.persistence.syncFromStorage(),
      close() {
        isOpen = false
        tabs.delete(tab)
        locks.leave(me)
      },
    }
    tabs.add(tab)
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

/** Two tabs that show one wheel: that of a first visit is each tab's own until something is stored. */
export function twoTabs({ open }: Pick<ReturnType<typeof browser>, 'open'>): [Tab, Tab] {
  const one = open()
  one.actions.toggleSound()
  one.actions.toggleSound()
  return [one, open()]
}
