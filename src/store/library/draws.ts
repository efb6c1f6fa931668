// The records of draws. An entry is only ever added, behind the one that it was made to follow, so that two tabs cannot
// both go on with a draw.

import type { Outcome } from '../../platform/database'
import { type DrawHead, readDrawHead, writeDrawHead } from './schema'
import type { LibraryStore, Reading, Writing } from './store'

/** What the library knows of an entry. */
export interface KeptEntry {
  readonly seq: number
  readonly hash: string
}

export interface Addition {
  /** Of the draw with the entries. */
  readonly head: DrawHead
  /** At least one, in order. */
  readonly entries: readonly KeptEntry[]
  /** The one before them; `null` where they are the first of a new draw. */
  readonly after: KeptEntry | null
  /** Draws of the wheel that were known when a new one began. */
  readonly known: readonly string[]
}

/**
 * `elsewhere`: another tab has added something, or begun another draw of the wheel. `gone`: there is nothing left of
 * the draw. Nothing was added then.
 */
export type Added = 'added' | 'elsewhere' | 'gone'

/** In the order of keys every list comes after every number. */
const AFTER_ALL: never[] = []

const allOf = (drawId: string) => IDBKeyRange.bound([drawId], [drawId, AFTER_ALL])

export function libraryDraws({ read, write }: Pick<LibraryStore, 'read' | 'write'>) {
  /** Draws of a wheel, the one begun last first. */
  function heads(wheelId: string): Promise<Outcome<readonly DrawHead[]>> {
    return read((transaction) => headsOf(transaction, wheelId))
  }

  /** How many draws of a wheel cannot be read, not even when they began. */
  function unreadHeads(wheelId: string): Promise<Outcome<number>> {
    return read(async (transaction) => {
      const records = await transaction.objectStore('drawHeads').getAll()
      const isOfWheel = (record: unknown) =>
        (record as { readonly wheelId?: unknown } | null)?.wheelId === wheelId
      return records.filter((record) => isOfWheel(record) && !readDrawHead(record)).length
    })
  }

  /** The record of a draw, of whatever shape; empty where there is none. */
  function entries(drawId: string): Promise<Outcome<readonly unknown[]>> {
    return read((transaction) => transaction.objectStore('draws').getAll(allOf(drawId)))
  }

  /** The last entry of a draw, of whatever shape. */
  function last(drawId: string): Promise<Outcome<unknown>> {
    return read((transaction) => lastOf(transaction, drawId))
  }

  /** All of them or none. */
  function add({ head, entries, after, known }: Addition): Promise<Outcome<Added>> {
    return write(async (transaction): Promise<Added> => {
      const found = (await lastOf(transaction, head.drawId)) as Partial<KeptEntry> | undefined
      if (after && found === undefined) return 'gone'
      if (found?.seq !== after?.seq || found?.hash !== after?.hash) return 'elsewhere'
      if (!after) {
        const others = await headsOf(transaction, head.wheelId)
        const isNews = ({ drawId, endedAt }: DrawHead) =>
          endedAt === undefined && !known.includes(drawId)
        if (others.some(isNews)) return 'elsewhere'
      }
      const draws = transaction.objectStore('draws')
      await Promise.all(entries.map((entry) => draws.put(entry, [head.drawId, entry.seq])))
      await transaction.objectStore('drawHeads').put(writeDrawHead(head), head.drawId)
      return 'added'
    })
  }

  /** What was last set up for a draw of this wheel, of whatever shape. */
  function setUp(wheelId: string): Promise<Outcome<unknown>> {
    return read((transaction) => transaction.objectStore('drawDesks').get(wheelId))
  }

  function keepSetUp(wheelId: string, setUp: object): Promise<Outcome<unknown>> {
    return write((transaction) => transaction.objectStore('drawDesks').put(setUp, wheelId))
  }

  return { heads, unreadHeads, entries, last, add, setUp, keepSetUp }
}

async function headsOf(transaction: Reading | Writing, wheelId: string): Promise<DrawHead[]> {
  const records = await (transaction as Reading).objectStore('drawHeads').getAll()
  return records
    .flatMap((record) => readDrawHead(record) ?? [])
    .filter((head) => head.wheelId === wheelId)
    .sort((one, other) => other.begunAt - one.begunAt)
}

async function lastOf(transaction: Reading | Writing, drawId: string): Promise<unknown> {
  const cursor = await (transaction as Reading)
    .objectStore('draws')
    .openCursor(allOf(drawId), 'prev')
  return cursor?.value
}

/** Deletes all draws of a wheel. */
export async function deleteDrawsOf(transaction: Writing, wheelId: string): Promise<void> {
  for (const { drawId } of await headsOf(transaction, wheelId)) {
    await transaction.objectStore('draws').delete(allOf(drawId))
    await transaction.objectStore('drawHeads').delete(drawId)
  }
  await transaction.objectStore('drawDesks').delete(wheelId)
}
