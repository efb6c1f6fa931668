import type { Outcome } from '../../platform/database'
import { libraryPhotos } from './photos'
import { AFTER_ALL, deleteUntil, libraryResults } from './results'
import {
  isMark,
  type LibraryServices,
  type LibraryStore,
  libraryStore,
  photoBytesOf,
  type RaffleHead,
  type Reading,
  readClearing,
  readDrawHead,
  readEntry,
  readPhoto,
  recordsOf,
  STORES,
  type Writing,
  writeDrawHead,
} from './schema'
import { KEPT_MS, libraryWheels } from './wheels'

export type Library = ReturnType<typeof createLibrary>

/** Records, whether or not they can be read. */
type Copy = Readonly<Record<(typeof STORES)[number], readonly (readonly [IDBValidKey, unknown])[]>>

export function createLibrary(services: LibraryServices) {
  const store = libraryStore(services)
  const { read, write } = store
  const photos = libraryPhotos(store, services)
  /** To be put back. Only in memory: it is gone with the page. */
  let cleared: Copy | null = null

  /** Copies everything before it is cleared: here, or by any page that finds the mark in the local storage. */
  async function copyToPutBack(): Promise<Outcome<void>> {
    const outcome = await read(async (transaction) => {
      const lists = await Promise.all(
        STORES.map(async (name) => [name, await recordsOf(transaction, name)] as const),
      )
      return Object.fromEntries(lists) as unknown as Copy
    })
    if (outcome.fault !== null) return outcome
    const copy = { ...outcome.value, photos: await inMemory(outcome.value.photos) }
    const earlier = cleared
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

  /** What has been made since stays. */
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

  /** Deletes what was removed or cleared so long ago that nothing brings it back, and photos that nothing uses. */
  async function tidy(): Promise<Outcome<void>> {
    const isOver = (at: number) => at < services.now() - KEPT_MS
    const outcome = await write(async (transaction) => {
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
    return outcome.fault === null ? photos.tidy() : outcome
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
    photos,
  }
}

/** A browser may delete the file behind a blob with its record. */
async function inMemory(photos: Copy['photos']): Promise<Copy['photos']> {
  const copies = photos.map(async ([key, record]) => {
    const photo = readPhoto(record)
    if (!photo) return [[key, record] as const]
    try {
      const blob = await photoBytesOf(photo.blob)
      return [[key, { ...(record as object), blob }] as const]
    } catch {
      // It is gone already, and would keep the rest from being put back.
      return []
    }
  })
  return (await Promise.all(copies)).flat()
}

// An entry of a draw is only added behind the one that it was made to follow, so that two tabs cannot both go on.

interface KeptEntry {
  readonly seq: number
  readonly hash: string
}

interface Addition {
  readonly head: RaffleHead
  /** At least one, in order. */
  readonly entries: readonly KeptEntry[]
  /** `null` where the entries are the first of a new draw. */
  readonly after: KeptEntry | null
  /** Draws of the wheel that were known when a new one began. */
  readonly known: readonly string[]
}

/** `elsewhere`: another tab has added to it or begun another. Nothing was added then, nor where it is gone. */
type Added = 'added' | 'elsewhere' | 'gone'

const allOf = (drawId: string) => IDBKeyRange.bound([drawId], [drawId, AFTER_ALL])

function libraryDraws({ read, write }: Pick<LibraryStore, 'read' | 'write'>) {
  /** The one begun last comes first. */
  function heads(wheelId: string): Promise<Outcome<readonly RaffleHead[]>> {
    return read((transaction) => headsOf(transaction, wheelId))
  }

  /** How many draws cannot be read, not even when they began. */
  function unreadHeads(wheelId: string): Promise<Outcome<number>> {
    return read(async (transaction) => {
      const records = await transaction.objectStore('drawHeads').getAll()
      const isOfWheel = (record: unknown) =>
        (record as { readonly wheelId?: unknown } | null)?.wheelId === wheelId
      return records.filter((record) => isOfWheel(record) && !readDrawHead(record)).length
    })
  }

  /** Of whatever shape; empty where there is no such draw. */
  function entries(drawId: string): Promise<Outcome<readonly unknown[]>> {
    return read((transaction) => transaction.objectStore('draws').getAll(allOf(drawId)))
  }

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
        const isNews = ({ drawId, endedAt }: RaffleHead) =>
          endedAt === undefined && !known.includes(drawId)
        if (others.some(isNews)) return 'elsewhere'
      }
      const draws = transaction.objectStore('draws')
      await Promise.all(entries.map((entry) => draws.put(entry, [head.drawId, entry.seq])))
      await transaction.objectStore('drawHeads').put(writeDrawHead(head), head.drawId)
      return 'added'
    })
  }

  function setUp(wheelId: string): Promise<Outcome<unknown>> {
    return read((transaction) => transaction.objectStore('drawDesks').get(wheelId))
  }

  function keepSetUp(wheelId: string, setUp: object): Promise<Outcome<unknown>> {
    return write((transaction) => transaction.objectStore('drawDesks').put(setUp, wheelId))
  }

  return { heads, unreadHeads, entries, last, add, setUp, keepSetUp }
}

async function headsOf(transaction: Reading | Writing, wheelId: string): Promise<RaffleHead[]> {
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

async function deleteDrawsOf(transaction: Writing, wheelId: string): Promise<void> {
  for (const { drawId } of await headsOf(transaction, wheelId)) {
    await transaction.objectStore('draws').delete(allOf(drawId))
    await transaction.objectStore('drawHeads').delete(drawId)
  }
  await transaction.objectStore('drawDesks').delete(wheelId)
}
