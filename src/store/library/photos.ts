// Files of photos and of the visitor's own sounds, each once however many wheels use it. One that nothing uses any more is
// first noted, later deleted.

import type { Outcome } from '../../platform/database'
import { quarantinePlaces } from '../persistence/reader'
import { HISTORY_KEY, OWN_WHEELS_KEY, WHEEL_KEY } from '../persistence/schema'
import {
  type LibraryServices,
  type LibraryStore,
  photoBytesOf,
  type Reading,
  readPhoto,
  recordsOf,
  writePhoto,
} from './schema'

/** Until then, an open tab may undo what took the photo off its wheel. */
export const UNUSED_MS = 86_400_000

/** Where the local storage has wheels and results, and copies of those that could not be read. */
const WHEEL_KEYS = [WHEEL_KEY, HISTORY_KEY, OWN_WHEELS_KEY].flatMap((key) => [
  key,
  ...quarantinePlaces(key),
])

/** In whatever text. Behind the dot is the photo's preview, or the sound's name. */
const HASH = /[\w-]{43}(?=\.)/g

interface Change {
  readonly hash: string
  /** Since when it was unused, if at all. */
  readonly was: number | undefined
  readonly becomes: number | undefined | 'deleted'
}

export function libraryPhotos(
  { read, write }: Pick<LibraryStore, 'read' | 'write'>,
  { storage, now }: Pick<LibraryServices, 'storage' | 'now'>,
) {
  /** Those that are there and can be read. */
  function find(hashes: Iterable<string>): Promise<Outcome<ReadonlyMap<string, Blob>>> {
    return read(async (transaction) => {
      const photos = transaction.objectStore('photos')
      const found = await Promise.all(
        Array.from(hashes, async (hash) => {
          const photo = readPhoto(await photos.get(hash))
          return photo ? [[hash, photo.blob] as const] : []
        }),
      )
      return new Map(found.flat())
    })
  }

  /** All or none. */
  async function put(photos: ReadonlyMap<string, Blob>): Promise<Outcome<void>> {
    const outcome = await putRecords(Array.from(photos, ([hash, blob]) => [hash, writePhoto(blob)]))
    if (outcome.fault !== 'failed') return outcome
    try {
      const copies = Array.from(photos, async ([hash, blob]) => {
        return [hash, writePhoto(await photoBytesOf(blob))] as const
      })
      return await putRecords(await Promise.all(copies))
    } catch {
      return outcome
    }
  }

  function putRecords(records: readonly (readonly [string, object])[]): Promise<Outcome<void>> {
    return write(async (transaction) => {
      const all = transaction.objectStore('photos')
      const puts = records.map(async ([hash, record]) => {
        const known = readPhoto(await all.get(hash))
        const isThere = known !== null && known.unusedSince === undefined
        if (!isThere) await all.put(record, hash)
      })
      await Promise.all(puts)
    })
  }

  /** Of those that can be read. */
  function size(): Promise<Outcome<{ readonly count: number; readonly bytes: number }>> {
    return read(async (transaction) => {
      const records = await transaction.objectStore('photos').getAll()
      const photos = records.flatMap((record) => readPhoto(record) ?? [])
      return { count: photos.length, bytes: photos.reduce((sum, { blob }) => sum + blob.size, 0) }
    })
  }

  async function tidy(): Promise<Outcome<void>> {
    const outcome = await read(changesDue)
    if (outcome.fault !== null) return outcome
    const changes = outcome.value
    if (changes.length === 0) return { fault: null, value: undefined }
    return write(async (transaction) => {
      const all = transaction.objectStore('photos')
      for (const { hash, was, becomes } of changes) {
        const record = await all.get(hash)
        const photo = readPhoto(record)
        // Somebody may have put it again meanwhile.
        if (!photo || photo.unusedSince !== was) continue
        const { unusedSince: _, ...used } = record as { unusedSince?: unknown }
        if (becomes === 'deleted') await all.delete(hash)
        else if (becomes === undefined) await all.put(used, hash)
        else await all.put({ ...used, unusedSince: becomes }, hash)
      }
    })
  }

  /** Reads everything that could use a photo, but only while there are photos that nothing is known to use. */
  async function changesDue(transaction: Reading): Promise<readonly Change[]> {
    const photos = (await recordsOf(transaction, 'photos')).flatMap(([key, record]) => {
      const photo = readPhoto(record)
      return photo ? [{ hash: key as string, was: photo.unusedSince }] : []
    })
    const unused = new Set(photos.map(({ hash }) => hash))
    const see = (text: string) => {
      for (const [hash] of text.matchAll(HASH)) unused.delete(hash)
    }

    /** @param step records that are in memory at once */
    async function seeAll(name: 'wheels' | 'results' | 'draws', step: number): Promise<void> {
      const all = transaction.objectStore(name)
      let range: IDBKeyRange | undefined
      while (unused.size > 0) {
        const [keys, records] = await Promise.all([
          all.getAllKeys(range, step),
          all.getAll(range, step),
        ])
        for (const record of records) see(JSON.stringify(record) ?? '')
        if (keys.length < step) return
        range = IDBKeyRange.lowerBound(keys.at(-1), true)
      }
    }

    if (photos.length === 0) return []
    const texts = WHEEL_KEYS.map((key) => storage.read(key))
    // What the browser denies access to may use any of them.
    if (texts.includes(undefined)) return []
    for (const text of texts) see(text ?? '')
    // With those that were removed and can still be brought back. A wheel may be large.
    await seeAll('wheels', 10)
    await seeAll('results', 1000)
    await seeAll('draws', 1000)
    const time = now()
    return photos.flatMap(({ hash, was }): readonly Change[] => {
      if (!unused.has(hash)) return was === undefined ? [] : [{ hash, was, becomes: undefined }]
      // A time that is still to come was told by a wrong clock.
      if (was === undefined || was > time) return [{ hash, was, becomes: time }]
      return was < time - UNUSED_MS ? [{ hash, was, becomes: 'deleted' }] : []
    })
  }

  return { read: find, put, size, tidy }
}
