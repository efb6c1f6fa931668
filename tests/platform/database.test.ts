// The database answers whatever the browser does: it never throws and never hangs.

import 'fake-indexeddb/auto'
import type { DBSchema } from 'idb'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Database, database } from '../../src/platform/database'

interface WheelCommands extends DBSchema {
  books: { key: string; value: string }
}

let names = 0
let opened: Database<WheelCommands>[] = []

function shelf(
  options: Partial<Parameters<typeof database<WheelCommands>>[0]> = {},
): Database<WheelCommands> {
  const one = database<WheelCommands>({
    name: `shelf${names}`,
    version: 1,
    upgrade: (db, oldVersion) => void (oldVersion === 0 && db.createObjectStore('books')),
    ...options,
  })
  opened.push(one)
  return one
}

const put = (db: Database<WheelCommands>, key: string, text: string) =>
  db.write(['books'], async (transaction) => {
    await transaction.objectStore('books').put(text, key)
  })
const get = (db: Database<WheelCommands>, key: string) =>
  db.read(['books'], (transaction) => transaction.objectStore('books').get(key))

beforeEach(() => {
  names += 1
  opened = []
})
afterEach(() => {
  for (const one of opened) one.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const named = (name: string) => new DOMException('No', name)

describe('the database', () => {
  it('keeps what is written, for the next connection too', async () => {
    expect(await put(shelf(), 'a', 'Alice')).toEqual({ fault: null, value: undefined })
    expect(await get(shelf(), 'a')).toEqual({ fault: null, value: 'Alice' })
  })

  it('opens nothing before it is used', () => {
    const open = vi.spyOn(indexedDB, 'open')
    shelf()
    expect(open).not.toHaveBeenCalled()
  })

  it('writes all of a transaction or nothing', async () => {
    const db = shelf()
    await put(db, 'a', 'before')
    const outcome = await db.write(['books'], async (transaction) => {
      await transaction.objectStore('books').put('after', 'a')
      throw new Error('half way')
    })
    expect(outcome).toMatchObject({ fault: 'failed', cause: new Error('half way') })
    expect(await get(db, 'a')).toMatchObject({ value: 'before' })
  })

  it.each([
    ['there is none', undefined],
    [
      'asking for it throws',
      {
        open: () => {
          throw named('SecurityError')
        },
      },
    ],
    [
      'a private window refuses',
      {
        open: () => {
          throw named('InvalidStateError')
        },
      },
    ],
  ])('is forbidden where %s', async (_, factory) => {
    vi.stubGlobal('indexedDB', factory)
    expect(await put(shelf(), 'a', 'x')).toMatchObject({ fault: 'forbidden' })
  })

  it('says that the disk is full, and works again when it is not', async () => {
    const db = shelf()
    await put(db, 'a', 'before')
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw named('QuotaExceededError')
    })
    expect(await put(db, 'a', 'after')).toMatchObject({ fault: 'full' })
    full.mockRestore()
    expect(await get(db, 'a')).toMatchObject({ value: 'before' })
    expect(await put(db, 'a', 'after')).toMatchObject({ fault: null })
  })

  it('says that the disk is full where only the end of the transaction tells', async () => {
    const db = shelf()
    await put(db, 'a', 'before')
    const outcome = await db.write(['books'], async (transaction) => {
      Object.defineProperty(transaction, 'error', { value: named('QuotaExceededError') })
      transaction.abort()
    })
    expect(outcome).toMatchObject({ fault: 'full' })
  })

  it('makes way for a newer version, says so, and does not open again', async () => {
    const onOutdated = vi.fn()
    const old = shelf({ onOutdated })
    await put(old, 'a', 'Alice')
    const newer = shelf({ version: 2 })
    expect(await get(newer, 'a')).toMatchObject({ value: 'Alice' })
    expect(onOutdated).toHaveBeenCalledTimes(1)
    expect(await get(old, 'a')).toMatchObject({ fault: 'newer' })
  })

  it('does not wait for ever for a tab that stays open on an older version', async () => {
    const request = indexedDB.open(`shelf${names}`, 1)
    const stuck = await new Promise<IDBDatabase>((resolve) => {
      request.onsuccess = () => resolve(request.result)
    })
    const newer = shelf({
      version: 2,
      openMs: 20,
      upgrade: (db) => void db.createObjectStore('books'),
    })
    expect(await put(newer, 'a', 'x')).toMatchObject({ fault: 'blocked' })
    stuck.close()
    await expect.poll(() => put(newer, 'a', 'x')).toMatchObject({ fault: null })
  })

  it('does not wait for ever for a browser that does not answer', async () => {
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() })
    expect(await put(shelf({ openMs: 20 }), 'a', 'x')).toMatchObject({ fault: 'failed' })
    vi.unstubAllGlobals()
    const db = shelf({ transactionMs: 20 })
    const outcome = await db.write(['books'], () => new Promise(() => {}))
    expect(outcome).toMatchObject({ fault: 'failed' })
    expect(await put(db, 'a', 'x')).toMatchObject({ fault: null })
  })

  it('waits five seconds for a browser to open it, and half a minute for a transaction', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const isAnsweredIn = async (ms: number, outcome: Promise<unknown>) => {
      let isThere = false
      void outcome.then(() => (isThere = true))
      await vi.advanceTimersByTimeAsync(ms)
      return isThere
    }
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() })
    const opening = put(shelf(), 'a', 'x')
    expect(await isAnsweredIn(4999, opening)).toBe(false)
    expect(await isAnsweredIn(1, opening)).toBe(true)
    vi.unstubAllGlobals()
    let isBegun = false
    const writing = shelf().write(['books'], () => {
      isBegun = true
      return new Promise(() => {})
    })
    await expect.poll(() => isBegun).toBe(true)
    expect(await isAnsweredIn(29_000, writing)).toBe(false)
    expect(await isAnsweredIn(1000, writing)).toBe(true)
  })

  it('leaves no clock running once it has answered', async () => {
    const clear = vi.spyOn(globalThis, 'clearTimeout')
    const set = vi.spyOn(globalThis, 'setTimeout')
    await put(shelf(), 'a', 'x')
    const waits = set.mock.results.flatMap(({ value }, index) =>
      (set.mock.calls[index]?.[1] ?? 0) >= 5000 ? [value] : [],
    )
    expect(waits).toHaveLength(2)
    expect(clear.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(waits))
  })

  it('says that something is written only once the disk has it', async () => {
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await put(shelf(), 'a', 'x')
    expect(begin.mock.lastCall?.[2]).toEqual({ durability: 'strict' })
  })

  it('that is closed hinders no newer version', async () => {
    const onOutdated = vi.fn()
    const old = shelf({ onOutdated })
    await put(old, 'a', 'Alice')
    old.close()
    expect(await get(shelf({ version: 2 }), 'a')).toMatchObject({ value: 'Alice' })
    expect(onOutdated).not.toHaveBeenCalled()
  })

  it('that is deleted is made anew, and nobody is told of a newer version', async () => {
    const onOutdated = vi.fn()
    const db = shelf({ onOutdated })
    await put(db, 'a', 'Alice')
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(`shelf${names}`).onsuccess = resolve
    })
    expect(onOutdated).not.toHaveBeenCalled()
    expect(await get(db, 'a')).toEqual({ fault: null, value: undefined })
  })

  it('that is closed by the browser again and again fails, and does not try for ever', async () => {
    const db = shelf()
    let attempts = 0
    const outcome = await db.write(['books'], () => {
      attempts += 1
      throw named('InvalidStateError')
    })
    expect(outcome).toMatchObject({ fault: 'failed' })
    expect(attempts).toBe(2)
  })

  it('does not do a transaction again that has failed for another reason', async () => {
    const work = vi.fn(() => Promise.reject(new Error('half way')))
    await shelf().write(['books'], work)
    expect(work).toHaveBeenCalledOnce()
  })

  it('connects again after the browser has closed the connection', async () => {
    const db = shelf()
    let connection: IDBDatabase | undefined
    await db.write(['books'], async (transaction) => {
      connection = transaction.db as unknown as IDBDatabase
      await transaction.objectStore('books').put('Alice', 'a')
    })
    connection?.close()
    expect(await get(db, 'a')).toEqual({ fault: null, value: 'Alice' })
  })
})
