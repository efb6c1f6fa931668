// The library: the visitor's wheels beside the current one, and all results, in a database that is read when it is
// wanted.

import type { Outcome } from '../../platform/database'
import { deleteDrawsOf, libraryDraws } from './draws'
import { deleteUntil, libraryResults } from './results'
import { readClearing, readEntry } from './schema'
import { isMark, type LibraryServices, libraryStore, STORES, type Writing } from './store'
import { KEPT_MS, libraryWheels } from './wheels'

export type Library = ReturnType<typeof createLibrary>

/** Records as they are, whether or not they can be read. */
type Copy = Readonly<Record<(typeof STORES)[number], readonly (readonly [IDBValidKey, unknown])[]>>

export function createLibrary(services: LibraryServices) {
  const store = libraryStore(services)
  const { read, write } = store
  /** What was cleared, to be put back. Only in memory: it is gone with the page. */
  let cleared: Copy | null = null

  /**
   * Copies everything, to be put back after it was cleared: here, or by any page that finds the mark of the clearing
   * in the local storage.
   */
  async function copyToPutBack(): Promise<Outcome<void>> {
    const outcome = await read(async (transaction) => {
      const lists = await Promise.all(
        STORES.map(async (name) => {
          const all = transaction.objectStore(name)
          const [keys, records] = await Promise.all([all.getAllKeys(), all.getAll()])
          return [name, keys.map((key, index) => [key, records[index]] as const)] as const
        }),
      )
      return Object.fromEntries(lists) as unknown as Copy
    })
    if (outcome.fault !== null) return outcome
    const [copy, earlier] = [outcome.value, cleared]
    cleared = earlier
      ? (Object.fromEntries(
          STORES.map((name) => [name, [...copy[name], ...earlier[name]]]),
        ) as unknown as Copy)
      : copy
    return { fault: null, value: undefined }
  }

  /** Where nothing was cleared after all. */
  function forgetCopy(): void {
    cleared = null
  }

  /** Clears the library if the mark in the local storage says so. */
  function followClearing(): Promise<Outcome<void>> {
    return write(async () => {})
  }

  /** Puts back what was copied. What has been made since stays. */
  async function putBack(): Promise<void> {
    const copy = cleared
    if (!copy) return
    const outcome = await write(async (transaction) => {
      for (const name of STORES) {
        const all = transaction.objectStore(name)
        for (const [key, record] of copy[name]) {
          const isThere = (await all.getKey(key as never)) !== undefined
          if (!isThere && !isMark(key)) await all.put(record, key as never)
        }
      }
    })
    if (outcome.fault === null) cleared = null
  }

  /** Deletes what was removed or cleared so long ago that nothing brings it back. */
  function tidy(): Promise<Outcome<void>> {
    const isOver = (at: number) => at < services.now() - KEPT_MS
    return write(async (transaction) => {
      for (const [key, record] of await recordsOf(transaction, 'entries')) {
        const removedAt = readEntry(key as string, record)?.removedAt
        if (removedAt === undefined || !isOver(removedAt)) continue
        const id = key as string
        await deleteUntil(transaction, id)
        await deleteDrawsOf(transaction, id)
        await Promise.all([
          transaction.objectStore('entries').delete(id),
          transaction.objectStore('wheels').delete(id),
          transaction.objectStore('clearings').delete(id),
        ])
      }
      for (const [key, record] of await recordsOf(transaction, 'clearings')) {
        const clearing = readClearing(record)
        if (!clearing || !isOver(clearing.at)) continue
        await deleteUntil(transaction, key as string, clearing.until)
        await transaction.objectStore('clearings').delete(key as string)
      }
    })
  }

  return {
    watch: store.watch,
    copyToPutBack,
    forgetCopy,
    followClearing,
    putBack,
    tidy,
    wheels: libraryWheels(store, services),
    results: libraryResults(store, services),
    draws: libraryDraws(store),
  }
}

async function recordsOf(
  transaction: Writing,
  name: 'entries' | 'clearings',
): Promise<readonly (readonly [IDBValidKey, unknown])[]> {
  const all = transaction.objectStore(name)
  const [keys, records] = await Promise.all([all.getAllKeys(), all.getAll()])
  return keys.map((key, index) => [key, records[index]] as const)
}
