// All results, whole. A wheel itself holds only the last 20.

import * as v from 'valibot'
import type { Outcome } from '../../platform/database'
import type { NoShows } from '../../wheel/drawnWinners'
import type { SpinResult } from '../../wheel/result'
import { withTimeUntil } from '../../wheel/wheel'
import { result as resultSchema } from '../persistence/wheelSchema'
import {
  type LibraryServices,
  type LibraryStore,
  type Reading,
  readClearing,
  type Writing,
} from './schema'

type ResultKey = [wheelId: string, order: number, id: string]

export interface ResultPage {
  /** Newest first. Those that cannot be read are left out. */
  readonly results: readonly SpinResult[]
  /** Results of this page that cannot be read. */
  readonly unread: number
  /** Of the wheel, on all pages. */
  readonly total: number
  /** `null` on the last page. */
  readonly next: ResultKey | null
}

const keyOf = ({ wheelId, order, id }: SpinResult): ResultKey => [wheelId, order, id]

/** In the order of keys every list comes after every text and every number. */
export const AFTER_ALL: never[] = []

export function libraryResults(
  { read, write }: Pick<LibraryStore, 'read' | 'write'>,
  { now }: Pick<LibraryServices, 'now'>,
) {
  /** Those that are there already stay as they are. */
  function record(results: readonly SpinResult[]): Promise<Outcome<void>> {
    return write(async (transaction) => {
      const store = transaction.objectStore('results')
      for (const result of results) {
        if ((await store.getKey(keyOf(result))) === undefined) {
          await store.put(result, keyOf(result))
        }
      }
    })
  }

  /** Of the draw that is going on, so the newest results are looked at first. */
  function markNoShows(wheelId: string, noShows: NoShows): Promise<Outcome<void>> {
    return write(async (transaction) => {
      const left = new Map(noShows)
      const range = IDBKeyRange.bound([wheelId], [wheelId, AFTER_ALL])
      let cursor = await transaction.objectStore('results').openCursor(range, 'prev')
      while (cursor && left.size > 0) {
        const [, , id] = cursor.key
        const noShow = left.get(id)
        left.delete(id)
        if (noShow) await cursor.update({ ...(cursor.value as object), noShow })
        cursor = await cursor.continue()
      }
    })
  }

  /** @param from where the page before has ended; at first the newest result */
  function page(wheelId: string, limit: number, from?: ResultKey): Promise<Outcome<ResultPage>> {
    return read(async (transaction) => {
      const store = transaction.objectStore('results')
      const range = await shownOf(transaction, wheelId)
      const total = await store.count(range)
      const upTo = from ? IDBKeyRange.bound(range.lower, from, true, false) : range
      const results: SpinResult[] = []
      let unread = 0
      let cursor = await store.openCursor(upTo, 'prev')
      for (let count = 0; cursor && count < limit; count += 1) {
        const found = v.safeParse(resultSchema, cursor.value)
        if (found.success) results.push(withTimeUntil(found.output, now()))
        else unread += 1
        cursor = await cursor.continue()
      }
      return { results, unread, total, next: cursor?.key ?? null }
    })
  }

  /** Hides results up to an order. What was hidden before is deleted. */
  function clear(wheelId: string, until: number): Promise<Outcome<void>> {
    return write(async (transaction) => {
      const clearings = transaction.objectStore('clearings')
      const before = readClearing(await clearings.get(wheelId))
      if (before && before.until >= until) return
      if (before) await deleteUntil(transaction, wheelId, before.until)
      await clearings.put({ until, at: now() }, wheelId)
    })
  }

  /** Shows what was cleared last, if its time to be brought back is not over. */
  function bringBack(wheelId: string): Promise<Outcome<void>> {
    return write((transaction) => transaction.objectStore('clearings').delete(wheelId))
  }

  /** Of spins that were taken back. */
  function remove(results: readonly SpinResult[]): Promise<Outcome<void>> {
    return write(async (transaction) => {
      const store = transaction.objectStore('results')
      for (const result of results) await store.delete(keyOf(result))
    })
  }

  return { record, markNoShows, page, clear, bringBack, remove }
}

async function shownOf(transaction: Reading, wheelId: string): Promise<IDBKeyRange> {
  const clearing = readClearing(await transaction.objectStore('clearings').get(wheelId))
  const lower = clearing ? [wheelId, clearing.until, AFTER_ALL] : [wheelId]
  return IDBKeyRange.bound(lower, [wheelId, AFTER_ALL], true, true)
}

export async function deleteUntil(
  transaction: Writing,
  wheelId: string,
  until?: number,
): Promise<void> {
  const upper = until === undefined ? [wheelId, AFTER_ALL] : [wheelId, until, AFTER_ALL]
  await transaction.objectStore('results').delete(IDBKeyRange.bound([wheelId], upper))
}
