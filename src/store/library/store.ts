// The library's transactions: each begins with a library that was cleared if the visitor has cleared all saved data, and
// tells everyone who shows it, in every tab, when something has changed.

import type { Database, Outcome, Transaction } from '../../platform/database'
import type { SafeStorage } from '../../platform/storage'
import type { NewId } from '../../wheel/wheel'
import { CLEARED_KEY } from '../persistence/savedData'
import type { LibraryDatabase } from './schema'

export type Reading = Transaction<LibraryDatabase, 'readonly'>
export type Writing = Transaction<LibraryDatabase, 'readwrite'>

export const STORES = [
  ...(['entries', 'wheels', 'results', 'clearings'] as const),
  ...(['draws', 'drawHeads', 'drawDesks'] as const),
] as const
/** Where `clearings` holds the mark of the last time that all saved data was cleared. No wheel has an empty id. */
const MARK = ''

/** Messages without content between tabs. */
export interface Channel {
  post(): void
  listen(heard: () => void): void
}

export interface LibraryServices {
  readonly database: Database<LibraryDatabase>
  readonly storage: Pick<SafeStorage, 'read'>
  readonly channel: Channel
  readonly newId: NewId
  /** Milliseconds since 1970. */
  now(): number
}

export interface LibraryStore {
  read<T>(work: (transaction: Reading) => Promise<T>): Promise<Outcome<T>>
  write<T>(work: (transaction: Writing) => Promise<T>): Promise<Outcome<T>>
  /** Calls back after each change, here and in other tabs. Returns what ends it. */
  watch(changed: () => void): () => void
}

export function libraryStore({
  database,
  storage,
  channel,
}: Pick<LibraryServices, 'database' | 'storage' | 'channel'>): LibraryStore {
  const watchers = new Set<() => void>()
  const tell = () => {
    for (const changed of watchers) changed()
  }
  channel.listen(tell)
  /** The last mark that the library was compared with. */
  let followed: string | null = null

  /** The data may have been cleared by a page that had no time, or no code, to clear the library too. */
  async function followClearing(): Promise<Outcome<void>> {
    const mark = storage.read(CLEARED_KEY)
    if (typeof mark !== 'string' || mark === followed) return { fault: null, value: undefined }
    const outcome = await database.write(STORES, async (transaction) => {
      const clearings = transaction.objectStore('clearings')
      if ((await clearings.get(MARK)) === mark) return
      await clearAll(transaction, mark)
    })
    if (outcome.fault === null) followed = mark
    return outcome
  }

  return {
    async read(work) {
      const followed = await followClearing()
      return followed.fault === null ? database.read(STORES, work) : followed
    },
    async write(work) {
      const followed = await followClearing()
      if (followed.fault !== null) return followed
      const outcome = await database.write(STORES, work)
      if (outcome.fault === null) {
        tell()
        channel.post()
      }
      return outcome
    },
    watch(changed) {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
  }
}

/** Leaves nothing but the mark. */
async function clearAll(transaction: Writing, mark: string): Promise<void> {
  await Promise.all(STORES.map((name) => transaction.objectStore(name).clear()))
  await transaction.objectStore('clearings').put(mark, MARK)
}

export function isMark(key: unknown): boolean {
  return key === MARK
}
