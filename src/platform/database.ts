// IndexedDB that never throws and never hangs. It can be forbidden (private windows), full, blocked by another tab's
// older version, or closed by the browser at any time; some browsers have also left requests unanswered for ever.

import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb'

/** `blocked` by a tab of an older version; `newer` where a newer version has already changed the database. */
export type DatabaseFault = 'forbidden' | 'blocked' | 'newer' | 'full' | 'failed'

export type Outcome<T> =
  | { readonly fault: null; readonly value: T }
  | { readonly fault: DatabaseFault; readonly cause: unknown }

type Mode = 'readonly' | 'readwrite'
export type Transaction<S extends DBSchema, M extends Mode> = IDBPTransaction<S, StoreNames<S>[], M>
type Work<S extends DBSchema, M extends Mode, T> = (transaction: Transaction<S, M>) => Promise<T>

/** A transaction takes place wholly or not at all. Its work may wait only for its own requests. */
export interface Database<S extends DBSchema> {
  read<T>(stores: readonly StoreNames<S>[], work: Work<S, 'readonly', T>): Promise<Outcome<T>>
  /** Resolves once the data is on disk. */
  write<T>(stores: readonly StoreNames<S>[], work: Work<S, 'readwrite', T>): Promise<Outcome<T>>
  close(): void
}

interface DatabaseOptions<S extends DBSchema> {
  readonly name: string
  readonly version: number
  upgrade(database: IDBPDatabase<S>, oldVersion: number): void
  /** A newer version of the page needs the database; this page can no longer use it. */
  onOutdated?(): void
  /** The longest waits, in milliseconds. */
  readonly openMs?: number
  readonly transactionMs?: number
}

/** The first transaction opens it, and any later one that finds the connection closed. */
export function database<S extends DBSchema>(options: DatabaseOptions<S>): Database<S> {
  const { name, version, upgrade, onOutdated, openMs = 5000, transactionMs = 30_000 } = options
  let opening: Promise<IDBPDatabase<S>> | null = null
  let isBlocked = false

  function open(): Promise<IDBPDatabase<S>> {
    const forget = () => {
      if (opening === current) opening = null
    }
    const current: Promise<IDBPDatabase<S>> = openNow(forget).then((opened) => {
      isBlocked = false
      return opened
    })
    // The next transaction tries again.
    current.catch(forget)
    return current
  }

  async function openNow(forget: () => void): Promise<IDBPDatabase<S>> {
    return openDB<S>(name, version, {
      upgrade: (opened, oldVersion) => upgrade(opened, oldVersion),
      blocked() {
        isBlocked = true
      },
      blocking(_, newVersion, event) {
        forget()
        ;(event.target as IDBDatabase).close()
        // There is none if the database is deleted.
        if (newVersion !== null) onOutdated?.()
      },
      terminated: forget,
    })
  }

  async function run<M extends Mode, T>(
    mode: M,
    stores: readonly StoreNames<S>[],
    work: Work<S, M, T>,
  ): Promise<Outcome<T>> {
    // Twice, because the browser may have closed the connection since the last time.
    for (let attempt = 1; ; attempt += 1) {
      opening ??= open()
      const used = opening
      let opened: IDBPDatabase<S>
      try {
        opened = await within(openMs, used)
      } catch (cause) {
        if (isBlocked) return { fault: 'blocked', cause }
        return { fault: faultOf(cause, true), cause }
      }
      try {
        return { fault: null, value: await transact(opened, mode, stores, work) }
      } catch (cause) {
        const isClosed = opening !== used || isNamed(cause, 'InvalidStateError')
        if (!isClosed || attempt === 2) return { fault: faultOf(cause, false), cause }
        if (opening === used) opening = null
      }
    }
  }

  async function transact<M extends Mode, T>(
    opened: IDBPDatabase<S>,
    mode: M,
    stores: readonly StoreNames<S>[],
    work: Work<S, M, T>,
  ): Promise<T> {
    // Not every browser waits for the disk by default; what leaves the local storage must be there.
    const transaction = opened.transaction([...stores], mode, { durability: 'strict' })
    // Awaited below, unless the work fails first.
    transaction.done.catch(() => {})
    try {
      return await within(
        transactionMs,
        work(transaction).then((value) => transaction.done.then(() => value)),
      )
    } catch (cause) {
      try {
        transaction.abort()
      } catch {
        // It has ended already.
      }
      // The requests of a transaction that failed as a whole know only that it did.
      throw transaction.error ?? cause
    }
  }

  return {
    read: (stores, work) => run('readonly', stores, work),
    write: (stores, work) => run('readwrite', stores, work),
    close() {
      void opening?.then((opened) => opened.close()).catch(() => {})
      opening = null
    },
  }
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms)
  })
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

function faultOf(cause: unknown, isOpening: boolean): DatabaseFault {
  if (isNamed(cause, 'QuotaExceededError')) return 'full'
  if (isNamed(cause, 'VersionError')) return 'newer'
  const isForbidden =
    isNamed(cause, 'SecurityError') ||
    // There is no IndexedDB, or a private window of Firefox.
    isNamed(cause, 'ReferenceError') ||
    isNamed(cause, 'TypeError') ||
    isNamed(cause, 'InvalidStateError')
  return isOpening && isForbidden ? 'forbidden' : 'failed'
}

function isNamed(cause: unknown, name: string): boolean {
  return (cause as { name?: unknown } | null)?.name === name
}
