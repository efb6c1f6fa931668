// A library over a fake database, and tabs that share it with a fake browser.

import { shown } from '../../sayings'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { type Database, database } from '../../../src/platform/database'
import type { TabLocks } from '../../../src/platform/tabLocks'
import { createArchiver } from '../../../src/store/library/archiver'
import { createLibrary } from '../../../src/store/library/library'
import {
  type Channel,
  createStores,
  DATABASE_NAME,
  DATABASE_VERSION,
  type LibraryDatabase,
  type STORES,
} from '../../../src/store/library/schema'
import { createWheelCommands } from '../../../src/store/library/wheelCommands'
import type { OwnWheel } from '../../../src/store/state'
import type { SpinResult } from '../../../src/wheel/result'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { createWheel } from '../../../src/wheel/wheel'
import { browser } from '../browser'

/** A new, empty disk. */
export function emptyDisk(): void {
  globalThis.indexedDB = new IDBFactory()
}

let ids = 0
export const newId = () => `n${ids++}`

/** Calls every tab's listener but the sender's. */
function channels() {
  const listeners: (() => void)[] = []
  return (): Channel => {
    let own = () => {}
    return {
      post: () => {
        for (const heard of listeners) if (heard !== own) heard()
      },
      listen(heard) {
        own = heard
        listeners.push(heard)
      },
    }
  }
}

/** Tabs of one browser, each with its library. @param sameLocks of every tab, in place of its own */
export function libraryBrowser(sameLocks?: TabLocks) {
  const own = browser(undefined, sameLocks)
  const channel = channels()
  return {
    ...own,
    /** @param wrap stands between the tab and the database */
    openTab(wrap = (real: Database<LibraryDatabase>) => real) {
      const tab = own.open()
      const { storage, now } = tab.services
      const real = database<LibraryDatabase>({
        name: DATABASE_NAME,
        version: DATABASE_VERSION,
        upgrade: createStores,
      })
      const library = createLibrary({
        database: wrap(real),
        storage,
        channel: channel(),
        newId,
        now,
      })
      const archiver = createArchiver(tab, library)
      tab.store.subscribe(archiver.changed)
      const wheelCommands = createWheelCommands({ app: tab, library, storage, newId, now })
      return {
        ...tab,
        library,
        wheelCommands,
        archiver,
        state: tab.store.getState,
        texts: () => tab.store.getState().wheel.segments.map(({ text }) => text),
        toasts: () => shown(tab.store.getState().toasts).map(({ message }) => message),
        /** Makes a wheel of this name the current one. */
        make(name: string, ...options: string[]) {
          tab.actions.resetToDefault()
          tab.actions.renameWheel(name)
          for (const option of options) tab.actions.addOption(option)
          own.services.pass(1000)
        },
        spin() {
          own.services.pass(10_000)
          tab.actions.requestSpin()
          tab.actions.settleSpin(tab.store.getState().activeSpin?.outcome.id ?? '')
          own.services.pass(10_000)
        },
        /** The names in the library, and nothing of what is at hand. */
        async names() {
          const outcome = await library.wheels.list()
          if (outcome.fault !== null) throw outcome.cause
          return outcome.value.entries.map(({ name }) => name).toSorted()
        },
      }
    },
  }
}

/** Puts a record into the database, whatever it is. */
export async function putRaw(
  store: (typeof STORES)[number],
  key: IDBValidKey,
  record: unknown,
): Promise<void> {
  await raw(store, 'readwrite', (all) => all.put(record, key))
}

export function getRaw(
  store: 'entries' | 'wheels' | 'draws' | 'photos',
  key: IDBValidKey,
): Promise<unknown> {
  return raw(store, 'readonly', (all) => all.get(key))
}

function raw(
  name: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE_NAME, DATABASE_VERSION)
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => createStores(opening.result as never, 0)
    opening.onsuccess = () => {
      const request = ask(opening.result.transaction(name, mode).objectStore(name))
      request.onerror = () => reject(request.error)
      request.onsuccess = () => {
        opening.result.close()
        resolve(request.result)
      }
    }
  })
}

export function ownWheel(id: string, name: string, options: readonly string[] = ['A', 'B']) {
  const wheel = { ...createWheel(options, newId, 1000), id, name }
  return { wheel, settings: DEFAULT_SETTINGS } satisfies OwnWheel
}

export function resultOf(own: OwnWheel, timestamp: number): SpinResult {
  return {
    id: `result-${timestamp}`,
    wheelId: own.wheel.id,
    winner: own.wheel.segments[0] as never,
    spinDuration: 1000,
    order: timestamp,
    timestamp,
    angle: 0 as never,
    isEliminationMode: false,
    isFinalWinner: false,
    remainingSegments: own.wheel.segments.length,
  }
}
