// Not trusted: each record is validated when it is read, and one that cannot be read is left as it is.

import type { DBSchema, IDBPDatabase } from 'idb'
import * as v from 'valibot'
import type { Database, Outcome, Transaction } from '../../platform/database'
import type { SafeStorage } from '../../platform/storage'
import { isHexColor } from '../../wheel/colors/color'
import { type Arcs, segmentAt, totalOf } from '../../wheel/geometry'
import { arcsOf } from '../../wheel/weights'
import type { NewId } from '../../wheel/wheel'
import { CLEARED_KEY } from '../persistence/schema'
import { order, plain, storedWheel, time } from '../persistence/wheelSchema'
import type { OwnWheel } from '../state'

export const DATABASE_NAME = 'fairwheel'
export const DATABASE_VERSION = 3
/** Of single records. Those of a later version are left alone. */
const RECORD_VERSION = 1

/** For a small picture of the wheel. */
export const MAX_COLORS = 16
const MAX_ID = 64
/** Code units, as in a stored wheel. */
const MAX_NAME = 800

export interface Entry {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly eliminated: number
  /** Of active options, evenly chosen around the wheel where there are too many; wide slices have several in a row. */
  readonly colors: readonly string[]
  /** When last in hand, in milliseconds since 1970. */
  readonly usedAt: number
  /** Present until nothing can bring it back. */
  readonly removedAt?: number
}

export interface RaffleHead {
  readonly drawId: string
  readonly wheelId: string
  /** As it was when the draw began. */
  readonly wheelName: string
  /** Milliseconds since 1970. */
  readonly begunAt: number
  readonly places: number
  readonly drawn: number
  /** Milliseconds since 1970; absent while the draw goes on. */
  readonly endedAt?: number
  /** Whether it is bound to a public beacon. */
  readonly isProven?: true
}

/** Records as they were read, of whatever shape. */
export interface LibraryDatabase extends DBSchema {
  entries: { key: string; value: unknown }
  /** Whole wheels, as text: read one at a time, and only when they are wanted. */
  wheels: { key: string; value: unknown }
  /** Whole results, in the order of their keys: by wheel, then as they were drawn. */
  results: { key: [wheelId: string, order: number, id: string]; value: unknown }
  /** Which results were cleared, by the wheel's id; and the mark of the last time that all was cleared. */
  clearings: { key: string; value: unknown }
  draws: { key: [drawId: string, seq: number]; value: unknown }
  drawHeads: { key: string; value: unknown }
  /** What was last set up for a draw, by the wheel's id. */
  drawDesks: { key: string; value: unknown }
  /** Files of photos and sounds, by their hashes. */
  photos: { key: string; value: unknown }
}

/** What each version of the database has added. */
const STORES_BY_VERSION = [
  ['entries', 'wheels', 'results', 'clearings'],
  ['draws', 'drawHeads', 'drawDesks'],
  ['photos'],
] as const

export const STORES = STORES_BY_VERSION.flat()

export function createStores(database: IDBPDatabase<LibraryDatabase>, oldVersion: number): void {
  for (const name of STORES_BY_VERSION.slice(oldVersion).flat()) database.createObjectStore(name)
}

const entry = v.object({
  version: v.literal(RECORD_VERSION),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID)),
  name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  eliminated: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  colors: v.fallback(v.pipe(v.array(v.custom<string>(isHexColor)), v.maxLength(MAX_COLORS)), []),
  usedAt: v.fallback(time, 0),
  removedAt: v.exactOptional(time),
})

export function readEntry(key: string, record: unknown): Entry | null {
  const read = v.safeParse(entry, record)
  if (!read.success || read.output.id !== key) return null
  const { version: _, ...found } = read.output
  return found
}

export function writeEntry(found: Entry): object {
  return { version: RECORD_VERSION, ...found }
}

/** @param usedAt milliseconds since 1970 */
export function entryOf({ wheel, settings }: OwnWheel, usedAt: number): Entry {
  const left = wheel.segments.filter(({ eliminated }) => !eliminated)
  return {
    id: wheel.id,
    name: wheel.name,
    count: wheel.segments.length,
    eliminated: wheel.segments.length - left.length,
    colors: sampled(
      left.map(({ color }) => color),
      arcsOf(wheel, settings, left),
    ),
    usedAt,
  }
}

/** Evenly, so that the picture looks like the wheel. */
function sampled(colors: readonly string[], arcs: Arcs): readonly string[] {
  if (typeof arcs !== 'number') {
    const step = totalOf(arcs) / MAX_COLORS
    const middles = Array.from({ length: MAX_COLORS }, (_, index) => (index + 0.5) * step)
    return middles.map((middle) => colors[segmentAt(middle, arcs)] as string)
  }
  if (colors.length <= MAX_COLORS) return colors
  return Array.from(
    { length: MAX_COLORS },
    (_, index) => colors[Math.floor((index * colors.length) / MAX_COLORS)] as string,
  )
}

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0))

const drawHead = v.object({
  version: v.literal(RECORD_VERSION),
  drawId: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID)),
  wheelId: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID)),
  wheelName: v.pipe(v.string(), v.maxLength(MAX_NAME)),
  begunAt: time,
  places: wholeNumber,
  drawn: wholeNumber,
  endedAt: v.exactOptional(time),
  isProven: v.exactOptional(v.literal(true)),
})

export function readDrawHead(record: unknown): RaffleHead | null {
  const read = v.safeParse(drawHead, record)
  if (!read.success) return null
  const { version: _, ...found } = read.output
  return found
}

export function writeDrawHead(found: RaffleHead): object {
  return { version: RECORD_VERSION, ...found }
}

const wheelRecord = v.object({ version: v.literal(RECORD_VERSION), text: v.string() })

export function readWheel(key: string, record: unknown): OwnWheel | null {
  try {
    const { text } = v.parse(wheelRecord, record)
    const own = v.parse(storedWheel, JSON.parse(text))
    return own.wheel.id === key ? own : null
  } catch {
    return null
  }
}

export function writeWheel(own: OwnWheel): object {
  return { version: RECORD_VERSION, text: JSON.stringify(plain(own)) }
}

interface PhotoBytes {
  readonly bytes: ArrayBuffer
  readonly type: string
}

interface PhotoRecord {
  readonly blob: Blob
  /** When no wheel and no result had it any more, in milliseconds since 1970. */
  readonly unusedSince?: number
}

const photoBytes = v.pipe(
  v.object({ bytes: v.instance(ArrayBuffer), type: v.string() }),
  v.transform(({ bytes, type }) => new Blob([bytes], { type })),
)

const photo = v.object({
  version: v.literal(RECORD_VERSION),
  blob: v.union([v.instance(Blob), photoBytes]),
  // What cannot be read is still to come, and noted anew.
  unusedSince: v.exactOptional(v.fallback(time, Number.POSITIVE_INFINITY)),
})

export function readPhoto(record: unknown): PhotoRecord | null {
  const read = v.safeParse(photo, record)
  if (!read.success) return null
  const { version: _, ...found } = read.output
  return found
}

export function writePhoto(blob: Blob | PhotoBytes): object {
  return { version: RECORD_VERSION, blob }
}

/** For databases that take no Blobs (private windows of WebKit), and to outlive a Blob's record. */
export async function photoBytesOf(blob: Blob): Promise<PhotoBytes> {
  return { bytes: await blob.arrayBuffer(), type: blob.type }
}

const clearing = v.object({ until: order, at: time })

type Clearing = v.InferOutput<typeof clearing>

export function readClearing(record: unknown): Clearing | null {
  const read = v.safeParse(clearing, record)
  return read.success ? read.output : null
}

// Each transaction first follows a clearing of all saved data, and tells every tab when something has changed.

export type Reading = Transaction<LibraryDatabase, 'readonly'>
export type Writing = Transaction<LibraryDatabase, 'readwrite'>

/** Where `clearings` holds the mark of the last time that all saved data was cleared. No wheel has an empty id. */
const MARK = ''

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
  /** Calls back after changes in other tabs too. Returns what ends it. */
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

export async function recordsOf(
  transaction: Reading | Writing,
  name: (typeof STORES)[number],
): Promise<readonly (readonly [IDBValidKey, unknown])[]> {
  const all = (transaction as Reading).objectStore(name)
  const [keys, records] = await Promise.all([all.getAllKeys(), all.getAll()])
  return keys.map((key, index) => [key, records[index]] as const)
}

async function clearAll(transaction: Writing, mark: string): Promise<void> {
  await Promise.all(STORES.map((name) => transaction.objectStore(name).clear()))
  await transaction.objectStore('clearings').put(mark, MARK)
}

export function isMark(key: unknown): boolean {
  return key === MARK
}
