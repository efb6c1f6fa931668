// What is in the way is never overwritten.

import type { Outcome } from '../../platform/database'
import { isNamed, renameWheel } from '../../wheel/name'
import { isEdited } from '../../wheel/segment'
import { type NewId, type Wheel, withTimesUntil } from '../../wheel/wheel'
import type { OwnWheel } from '../state'
import {
  type Entry,
  entryOf,
  type LibraryServices,
  type LibraryStore,
  readEntry,
  readWheel,
  type Writing,
  writeEntry,
  writeWheel,
} from './schema'

/** How long removed wheels and cleared results are kept, in case somebody wants them back. */
export const KEPT_MS = 3_600_000

export interface UsedWheel {
  readonly own: OwnWheel
  /** Milliseconds since 1970. */
  readonly usedAt: number
}

export interface Listed {
  readonly entries: readonly Entry[]
  readonly unreadable: readonly string[]
}

export interface Removed {
  /** `null` where the wheel cannot be read. */
  readonly name: string | null
  restore(): Promise<Outcome<unknown>>
}

export function libraryWheels(
  { read, write }: Pick<LibraryStore, 'read' | 'write'>,
  { newId, now }: Pick<LibraryServices, 'newId' | 'now'>,
) {
  /** Without the removed ones, in no order. No wheel is read for it. */
  function list(): Promise<Outcome<Listed>> {
    return read(async (transaction) => {
      const store = transaction.objectStore('entries')
      const [keys, records] = await Promise.all([store.getAllKeys(), store.getAll()])
      const all = keys.map((key, index) => ({ key, entry: readEntry(key, records[index]) }))
      return {
        entries: all.flatMap(({ entry }) => (entry && entry.removedAt === undefined ? entry : [])),
        unreadable: all.flatMap(({ key, entry }) => (entry ? [] : key)),
      }
    })
  }

  /** `undefined` if there is none, `null` if it cannot be read. */
  function open(id: string): Promise<Outcome<OwnWheel | null | undefined>> {
    return read(async (transaction) => {
      const record = await transaction.objectStore('wheels').get(id)
      const own = record === undefined ? undefined : readWheel(id, record)
      return own && { ...own, wheel: withTimesUntil(own.wheel, now()) }
    })
  }

  /** All or none. @param isReplacing whether other versions of the same wheels are to go */
  function put(wheels: readonly UsedWheel[], isReplacing = false): Promise<Outcome<void>> {
    return write(async (transaction) => {
      for (const { own, usedAt } of wheels) {
        await makeWay(transaction, own, isReplacing)
        await putOne(transaction, own, entryOf(own, usedAt))
      }
    })
  }

  /** Takes a wheel out that is safe elsewhere. A version that has something of its own stays, as a wheel of its own. */
  function takeOut(own: OwnWheel): Promise<Outcome<void>> {
    return write((transaction) => makeWay(transaction, own, false))
  }

  /** Makes the wheel's place free: what is there goes if the wheel has all of it, and to another id if not. */
  async function makeWay(transaction: Writing, own: OwnWheel, isReplacing: boolean): Promise<void> {
    const { id } = own.wheel
    const [entries, wheels] = [
      transaction.objectStore('entries'),
      transaction.objectStore('wheels'),
    ]
    const [entryRecord, wheelRecord] = await Promise.all([entries.get(id), wheels.get(id)])
    if (entryRecord === undefined && wheelRecord === undefined) return
    const existing = readWheel(id, wheelRecord)
    if (!existing && wheelRecord !== undefined) {
      const aside = `${id.slice(0, 30)}_unreadable_${newId()}`.slice(0, 64)
      await wheels.put(wheelRecord, aside)
      await entries.put(entryRecord ?? null, aside)
    } else if (existing && !isReplacing && !hasAllOf(own.wheel, existing.wheel)) {
      const copy = { ...existing, wheel: withNewId(existing.wheel, newId, now()) }
      const entry = readEntry(id, entryRecord) ?? entryOf(copy, existing.wheel.lastUsed)
      await putOne(transaction, copy, { ...entry, id: copy.wheel.id })
    }
    await Promise.all([entries.delete(id), wheels.delete(id)])
  }

  /** Blank text gives the default name. The value is false for a wheel that is not there or cannot be read. */
  function rename(id: string, typed: string): Promise<Outcome<boolean>> {
    return write(async (transaction) => {
      const found = await readOne(transaction, id)
      if (!found) return false
      const own = { ...found.own, wheel: renameWheel(found.own.wheel, typed) }
      await putOne(transaction, own, { ...found.entry, name: own.wheel.name })
      return true
    })
  }

  /** Hides the wheel until its time to be brought back is over. One that cannot be read goes at once. */
  function remove(id: string): Promise<Outcome<Removed>> {
    return write(async (transaction) => {
      const [entries, wheels] = [
        transaction.objectStore('entries'),
        transaction.objectStore('wheels'),
      ]
      const [record, wheel] = await Promise.all([entries.get(id), wheels.get(id)])
      const entry = readEntry(id, record)
      if (entry) {
        await entries.put(writeEntry({ ...entry, removedAt: now() }), id)
        return { name: entry.name, restore: () => restore(id) }
      }
      await Promise.all([entries.delete(id), wheels.delete(id)])
      const putBack = async (later: Writing) => {
        if (record !== undefined) await later.objectStore('entries').put(record, id)
        if (wheel !== undefined) await later.objectStore('wheels').put(wheel, id)
      }
      return { name: null, restore: () => write(putBack) }
    })
  }

  function restore(id: string): Promise<Outcome<void>> {
    return write(async (transaction) => {
      const entries = transaction.objectStore('entries')
      const entry = readEntry(id, await entries.get(id))
      if (!entry) return
      const { removedAt: _, ...back } = entry
      await entries.put(writeEntry(back), id)
    })
  }

  return { list, open, put, takeOut, rename, remove }
}

async function readOne(
  transaction: Writing,
  id: string,
): Promise<{ own: OwnWheel; entry: Entry } | null> {
  const [record, wheelRecord] = await Promise.all([
    transaction.objectStore('entries').get(id),
    transaction.objectStore('wheels').get(id),
  ])
  const own = readWheel(id, wheelRecord)
  return own && { own, entry: readEntry(id, record) ?? entryOf(own, own.wheel.lastUsed) }
}

async function putOne(transaction: Writing, own: OwnWheel, entry: Entry): Promise<void> {
  await Promise.all([
    transaction.objectStore('wheels').put(writeWheel(own), own.wheel.id),
    transaction.objectStore('entries').put(writeEntry(entry), own.wheel.id),
  ])
}

/** Compares name and options. Results are kept on their own. */
function hasAllOf(one: Wheel, other: Wheel): boolean {
  const options = new Map(one.segments.map((segment) => [segment.id, segment]))
  const hasName = one.name === other.name || !isNamed(other)
  return (
    hasName &&
    other.segments.every((segment) => {
      const twin = options.get(segment.id)
      return twin !== undefined && !isEdited(twin, segment)
    })
  )
}

export function withNewId(wheel: Wheel, newId: NewId, now: number): Wheel {
  const id = `wheel_${now}_${newId()}`
  return { ...wheel, id, history: wheel.history.map((result) => ({ ...result, wheelId: id })) }
}
