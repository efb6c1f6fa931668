// A wheel may be the current one, at hand in the local storage, or in the library.

import type { Outcome } from '../../platform/database'
import type { SafeStorage } from '../../platform/storage'
import { compareNames } from '../../text/order'
import { shownName } from '../../wheel/messages'
import { nameText } from '../../wheel/name'
import { type NewId, type Wheel, wheelOf } from '../../wheel/wheel'
import type { App } from '../createApp'
import { WHEEL_KEY } from '../persistence/schema'
import { UNDO_TOAST_MS } from '../screenActions'
import { wheelsOf } from '../sharedState'
import type { AppState, OwnWheel } from '../state'
import type { Library } from './library'
import { type ImportPlan, type Reconciled, reconcile } from './libraryFile'
import { messages } from './messages'
import { type Entry, entryOf } from './schema'
import { type Listed, type UsedWheel, withNewId } from './wheels'

interface WheelCommandsServices {
  readonly app: App
  readonly library: Library
  readonly storage: Pick<SafeStorage, 'read'>
  readonly newId: NewId
  /** Milliseconds since 1970. */
  now(): number
}

export type WheelCommands = ReturnType<typeof createWheelCommands>

export function createWheelCommands({ app, library, storage, newId, now }: WheelCommandsServices) {
  const { store, actions, persistence } = app

  const inState = (id: string) =>
    wheelsOf(store.getState()).find(({ wheel }) => wheel.id === id) ?? null

  function unlessFailed<T>(outcome: Outcome<T>, isReading = false): T | undefined {
    if (outcome.fault === null) return outcome.value
    console.info('The library failed', outcome.cause)
    const { notRead, notDone } = messages
    actions.showToast((isReading ? notRead : notDone)(outcome.fault), 'error')
    return undefined
  }

  /** The visitor is told if there is none, or none that can be read. */
  async function find(id: string): Promise<OwnWheel | null> {
    const known = inState(id)
    if (known) return known
    const outcome = await library.wheels.open(id)
    if (outcome.fault !== null) return unlessFailed(outcome, true) ?? null
    const { value } = outcome
    if (!value) actions.showToast(value === null ? messages.unreadable : messages.gone, 'warning')
    return value ?? null
  }

  /** Whether the local storage has the wheel, as it is. The page may not be allowed to write there. */
  function isHeld(id: string): boolean {
    const text = storage.read(WHEEL_KEY)
    return !persistence.hasUnsaved() && !!text?.includes(JSON.stringify(id))
  }

  /** Returns whether it is the current one. */
  async function open(id: string): Promise<boolean> {
    if (id === store.getState().wheel.id) return true
    const own = await find(id)
    if (!own || !actions.openWheel(own, null, messages.opened(own.wheel.name))) return false
    const opened = inState(id)
    if (opened && isHeld(id)) await library.wheels.takeOut(opened)
    return true
  }

  async function rename(id: string, typed: string): Promise<void> {
    if (store.getState().wheel.id === id) actions.renameWheel(typed)
    else if (inState(id)) actions.renameOwnWheel(id, typed)
    else {
      const isRenamed = unlessFailed(await library.wheels.rename(id, typed))
      if (isRenamed === false) actions.showToast(messages.gone, 'warning')
    }
  }

  /** The copy has no results. */
  async function duplicate(id: string): Promise<void> {
    const own = await find(id)
    if (!own) return
    const copy = { ...own, wheel: copyOf(own.wheel) }
    const outcome = await library.wheels.put([{ own: copy, usedAt: now() }])
    // Where there is no database, the local storage may have room.
    if (outcome.fault !== null && !actions.addOwnWheel(copy)) return void unlessFailed(outcome)
    actions.showToast(messages.duplicated(copy.wheel.name), 'success')
  }

  function copyOf({ name, segments, originalSegments }: Wheel): Wheel {
    const copied = nameText(messages.copyOf(name)) ?? name
    return { ...wheelOf(copied, segments, newId, now()), originalSegments }
  }

  /** A toast can bring it back. @param next opened in its place if it is the current one */
  async function remove(id: string, next: string | null): Promise<void> {
    const { wheel, phase, pendingSpins } = store.getState()
    const isSpun = pendingSpins.some(({ wheelId }) => wheelId === id)
    if (isSpun || (wheel.id === id && phase === 'spinning')) {
      return actions.showToast(messages.spinning, 'warning')
    }
    if (wheel.id === id && !(next === null ? actions.newWheel() : await open(next))) return
    const own = inState(id)
    if (!own) return removeFromLibrary(id)
    const moved = await library.wheels.put([{ own, usedAt: now() }])
    actions.dropOwnWheels([own])
    if (moved.fault === null) return removeFromLibrary(id)
    tellRemoved(own.wheel.name, async () => actions.addOwnWheel(own))
  }

  async function removeFromLibrary(id: string): Promise<void> {
    const removed = unlessFailed(await library.wheels.remove(id))
    if (!removed) return
    const { name, restore } = removed
    tellRemoved(name, async () => {
      const outcome = await restore()
      if (outcome.fault !== null) unlessFailed(outcome)
      return outcome.fault === null
    })
  }

  /** @param restore resolves to whether the wheel is back */
  function tellRemoved(name: string | null, restore: () => Promise<boolean>): void {
    async function undo() {
      const isBack = await restore()
      if (isBack && name !== null) actions.showToast(messages.restored(name), 'success')
    }
    actions.showToast(name === null ? messages.removedUnreadable : messages.removed(name), 'info', {
      durationMs: UNDO_TOAST_MS,
      action: { label: messages.undo, perform: () => void undo() },
    })
  }

  /** `undefined` where the library cannot be read, which the visitor is told. */
  async function everyWheel(): Promise<readonly UsedWheel[] | undefined> {
    const listed = unlessFailed(await library.wheels.list(), true)
    if (!listed) return undefined
    const rows = rowsOf(store.getState(), listed, now())
    const all = await Promise.all(rows.map(({ id, usedAt }) => readUsed(id, usedAt)))
    return all.flatMap((one) => one ?? [])
  }

  async function readUsed(id: string, usedAt: number): Promise<UsedWheel | null> {
    const known = inState(id)
    if (known) return { own: known, usedAt }
    const outcome = await library.wheels.open(id)
    const own = outcome.fault === null ? outcome.value : null
    return own ? { own, usedAt } : null
  }

  /** Reads only wheels that may be one of the file's. */
  async function compare(wheels: readonly UsedWheel[]): Promise<readonly Reconciled[] | undefined> {
    const listed = unlessFailed(await library.wheels.list(), true)
    if (!listed) return undefined
    const ids = new Set(wheels.map(({ own }) => own.wheel.id))
    const looks = new Set(wheels.map(({ own }) => `${own.wheel.segments.length} ${own.wheel.name}`))
    const alike = rowsOf(store.getState(), listed, now()).filter(
      ({ id, count, name, isUnreadable }) =>
        !isUnreadable && (ids.has(id) || looks.has(`${count} ${name}`)),
    )
    const here = await Promise.all(alike.map(({ id, usedAt }) => readUsed(id, usedAt)))
    return reconcile(
      wheels,
      here.flatMap((one) => one ?? []),
    )
  }

  /** All of them or, where the visitor is told why, none. Returns whether they are in. */
  async function takeIn({ added, replaced }: ImportPlan): Promise<boolean> {
    const { wheel } = store.getState()
    const current = replaced.find(({ own }) => own.wheel.id === wheel.id)
    const others = [...added, ...replaced.filter((one) => one !== current)]
    if (others.length > 0) {
      const outcome = await library.wheels.put(others, true)
      if (outcome.fault !== null) {
        unlessFailed(outcome)
        return false
      }
      // Those at hand would hide them.
      actions.dropOwnWheels(replaced.flatMap(({ own }) => inState(own.wheel.id) ?? []))
    }
    if (current) actions.openWheel(current.own, null, messages.opened(current.own.wheel.name))
    const count = others.length + (current ? 1 : 0)
    actions.showToast(messages.takenIn(count), 'success')
    return true
  }

  function copyWithNewId(own: OwnWheel): OwnWheel {
    return { ...own, wheel: withNewId(own.wheel, newId, now()) }
  }

  return { everyWheel, compare, takeIn, copyWithNewId, open, rename, duplicate, remove }
}

export type Order = 'used' | 'name'

export interface Row extends Entry {
  readonly isCurrent: boolean
  /** Then there is only an id. */
  readonly isUnreadable: boolean
}

/** In no order. @param now milliseconds since 1970 */
export function rowsOf(
  state: Pick<AppState, 'wheel' | 'settings' | 'ownWheels' | 'openedAt'>,
  { entries, unreadable }: Listed,
  now: number,
): readonly Row[] {
  const [current, ...others] = wheelsOf(state)
  const rows = new Map<string, Row>()
  const add = (entry: Entry, more: Partial<Row> = {}) => {
    if (rows.has(entry.id)) return
    rows.set(entry.id, { ...entry, isCurrent: false, isUnreadable: false, ...more })
  }
  if (current) add(entryOf(current, now), { isCurrent: true })
  const inLibrary = new Map(entries.map((entry) => [entry.id, entry]))
  others.forEach((own, index) => {
    // The first was in hand until the current wheel was opened.
    const usedAt = index === 0 ? state.openedAt : (inLibrary.get(own.wheel.id)?.usedAt ?? 0)
    add(entryOf(own, Math.max(usedAt, own.wheel.lastUsed)))
  })
  for (const entry of entries) add(entry)
  for (const id of unreadable) {
    const nothing = { id, name: '', count: 0, eliminated: 0, colors: [], usedAt: 0 }
    add(nothing, { isUnreadable: true })
  }
  return [...rows.values()]
}

/** What cannot be read comes last. */
export function sortRows(rows: readonly Row[], order: Order): readonly Row[] {
  return rows.toSorted((one, other) => {
    if (one.isUnreadable !== other.isUnreadable) return one.isUnreadable ? 1 : -1
    const first = order === 'name' ? compareNames(shownName(one.name), shownName(other.name)) : 0
    return (
      first || other.usedAt - one.usedAt || compareNames(shownName(one.name), shownName(other.name))
    )
  })
}
