// Stores the shared state after every change and merges in what other tabs have stored. A stored value is never
// overwritten before it was read.

import type { StoreApi } from 'zustand/vanilla'
import type { Conflict } from '../../wheel/mergeWheels'
import { opened } from '../../wheel/resting'
import { type Wheel, withResults, withTimesUntil, withTimeUntil } from '../../wheel/wheel'
import { logMessages } from '../logMessages'
import { withoutCleared, withoutUndo } from '../screenActions'
import type { Services } from '../services'
import { isOwn, isSettled, sharedOf, showShared, toPutBack, wheelsOf } from '../sharedState'
import type { AppState, SharedState } from '../state'
import { trackLineage } from './lineage'
import { mergeTabs, reuseEqual } from './mergeTabs'
import { createReader } from './reader'
import {
  CLEARED_KEY,
  clearSavedData,
  HISTORY,
  isOfLaterVersion,
  LEGACY,
  LEGACY_TOMBSTONE,
  type Part,
  partOf,
  SLOTS,
  type Slot,
  type SlotContents,
  WHEELS,
  writeHistory,
} from './schema'

/** Tabs that write at the same time may never converge. After so many merges they preserve all that either has. */
const MAX_MERGES = 3

export interface PersistHooks {
  /** Not called again before all writes have succeeded. */
  onRefused(): void
  /** A stored value cannot be read, and there is no room to quarantine it. Its key is not written any more. */
  onNoRoom(): void
  onQuarantined(): void
  /** Keys that a later version of the page has written are not written any more. */
  onLaterVersion(): void
  /** The visitor has cleared all saved data in another tab, and this tab has started over as well. */
  onCleared(): void
  /** Another tab has opened another wheel. @param isStored whether the visitor's own one before it is still there */
  onReplaced(isStored: boolean): void
  onConflicts(conflicts: readonly Conflict[]): void
}

export type Persistence = ReturnType<typeof createPersistence>

export function createPersistence(
  store: StoreApi<AppState>,
  { storage, warn, newId, now }: Pick<Services, 'storage' | 'warn' | 'newId' | 'now'>,
  firstVisit: () => SharedState,
  hooks: PersistHooks,
) {
  /** The stored state as this tab last read or wrote it. */
  let stored = sharedOf(store.getState())
  const texts = new Map<Slot, string>()
  const lineage = trackLineage(newId(), stored)
  /** Slots whose stored text was cleared or is unreadable; written again with the next save. */
  const missing = new Set<Slot>()
  /** Slots whose last read failed. */
  const blocked = new Set<Slot>()
  const refused = new Set<string>()
  const reader = createReader({ storage, warn }, () => hooks.onNoRoom())
  let storedHistory: Wheel['history'] = []
  let isRehydrated = false
  let legacyText: string | null = null
  /** Of the last time the saved data was cleared; `undefined` while it cannot be read. */
  let clearedMark = storage.read(CLEARED_KEY)
  let isShowing = false
  /** Merges of diverged texts since this tab last saved a change of its own. */
  let merges = 0
  let saves = 0

  const isChanged = (slot: Slot, shared: SharedState) =>
    slot.fields.some((field) => shared[field] !== stored[field])
  const isUnsaved = (slot: Slot, shared: SharedState) =>
    !reader.isLocked(slot.key) && (missing.has(slot) || isChanged(slot, shared))

  function hasUnsaved(): boolean {
    const shared = sharedOf(store.getState())
    return SLOTS.some(
      (slot) => !reader.isLocked(slot.key) && (refused.has(slot.key) || isChanged(slot, shared)),
    )
  }

  function readIfChanged(slot: Slot): SlotContents | undefined {
    if (reader.isLocked(slot.key)) return undefined
    const text = storage.read(slot.key)
    const known = texts.get(slot)
    if (text === undefined) {
      // Never overwrite what could not be read.
      blocked.add(slot)
      return undefined
    }
    blocked.delete(slot)
    if (text === known || (text === null && known === undefined)) return undefined
    if (text === null) {
      // Cleared by another tab or the browser. This tab writes its state back with its next change.
      texts.delete(slot)
      missing.add(slot)
      return undefined
    }
    texts.set(slot, text)
    if (isRehydrated && isOfLaterVersion(text, slot.version)) {
      reader.lock(slot.key)
      hooks.onLaterVersion()
      return undefined
    }
    const news = reader.read(slot, text)
    if (news) missing.delete(slot)
    else missing.add(slot)
    return news && withPastTimes(news)
  }

  /** A clock that was wrong may have dated things in the future. */
  function withPastTimes<T extends Part>(part: T): T {
    const { wheel, ownWheels, pendingSpins } = part
    const past = (one: Wheel) => withTimesUntil(one, now())
    return {
      ...part,
      ...(wheel && { wheel: past(wheel) }),
      ...(ownWheels && { ownWheels: ownWheels.map((own) => ({ ...own, wheel: past(own.wheel) })) }),
      ...(pendingSpins && { pendingSpins: pendingSpins.map((spin) => withTimeUntil(spin, now())) }),
    }
  }

  /** Call it once, before any action. */
  function rehydrate(): void {
    for (const slot of SLOTS) {
      const news = readIfChanged(slot)
      if (!news) continue
      const { lineage: newest, ...part } = news
      stored = { ...stored, ...part }
      if (newest) lineage.read(newest, stored, false)
    }
    isRehydrated = true
    storedHistory = stored.wheel.history
    const historyText = storage.read(HISTORY.key)
    const copied = (historyText && reader.read(HISTORY, historyText)) || []
    const results = copied.map((result) => withTimeUntil(result, now()))
    const hasWheel = texts.has(WHEELS) && !missing.has(WHEELS)
    const wheel =
      hasWheel || results.length === 0 ? stored.wheel : withResults(stored.wheel, results)
    store.setState({ ...stored, wheel, ...opened(wheel, stored.settings) })
    loadLegacyWheels()
    if (missing.has(WHEELS) && !reader.isLocked(WHEELS.key)) hooks.onQuarantined()
  }

  /** Version 1 stored the other wheels under a key of their own. */
  function loadLegacyWheels(): void {
    const text = storage.read(LEGACY.key)
    if (!text || text === legacyText || text === LEGACY_TOMBSTONE || reader.isLocked(LEGACY.key))
      return
    const { ownWheels: found = [] } = withPastTimes(reader.read(LEGACY, text) ?? {})
    if (reader.isLocked(LEGACY.key)) return
    legacyText = text
    const known = new Set(wheelsOf(sharedOf(store.getState())).map(({ wheel }) => wheel.id))
    const more = found.filter(({ wheel }) => !known.has(wheel.id))
    if (more.length === 0) return
    store.setState(({ ownWheels }) => ({ ownWheels: [...ownWheels, ...more] }))
  }

  function syncFromStorage(): void {
    followClearing()
    loadLegacyWheels()
    const before = sharedOf(store.getState())
    const hadUnsaved = SLOTS.some((slot) => isChanged(slot, before))
    let theirs = stored
    let base = stored
    for (const slot of SLOTS) {
      const news = readIfChanged(slot)
      if (!news) continue
      const known = news.lineage && lineage.commonAncestor(news.lineage)
      const { lineage: newest, ...found } = news
      const part = reuseEqual(found, [known ?? stored, before])
      theirs = { ...theirs, ...part }
      if (newest) lineage.read(newest, theirs, known !== undefined)
      if (known) base = { ...base, ...partOf(WHEELS, known) }
    }
    if (theirs === stored) return
    const hasDiverged = base !== stored
    stored = theirs
    if (!hasDiverged && !hadUnsaved) {
      merges = 0
      storedHistory = theirs.wheel.history
      show(theirs)
      // A subscriber may have changed the state in response.
      if (hasUnsaved()) write()
      return
    }
    if (hasDiverged) merges += 1
    const agreed = merges > MAX_MERGES ? null : base
    const { shared, conflicts } = mergeTabs(agreed, before, theirs)
    // A merge without changes must not cause a write, or two tabs would rewrite each other's text forever.
    show({ ...shared, ...reuseEqual(shared, [theirs, before]) })
    if (conflicts.length > 0) hooks.onConflicts(conflicts)
    write()
  }

  function show(shared: SharedState): void {
    const state = store.getState()
    const before = sharedOf(state)
    const { activeSpin } = state
    // This tab's own spin goes on until one of them has recorded it, whatever other tabs have stored.
    const own = before.pendingSpins.find(({ id }) => id === activeSpin?.outcome.id)
    const isKnown =
      !own ||
      activeSpin?.isElsewhere ||
      isSettled(shared, own.id) ||
      shared.pendingSpins.some(({ wheelId }) => wheelId === own.wheelId)
    const whole = isKnown ? shared : { ...shared, pendingSpins: [...shared.pendingSpins, own] }
    // Another tab has put back what was cleared.
    const isBack = wheelsOf(whole).some(({ wheel }) => wheel.id === state.clearedData?.wheel.id)
    change({
      ...showShared(state, whole),
      ...(isBack && { clearedData: null, toasts: withoutCleared(state.toasts) }),
    })
    // A spin says so once it has ended.
    const isReplaced = isRehydrated && !isBack && state.phase !== 'spinning'
    if (!isReplaced || whole.wheel.id === before.wheel.id || !isOwn(before)) return
    hooks.onReplaced(whole.ownWheels.some(({ wheel }) => wheel.id === before.wheel.id))
  }

  function change(part: Partial<AppState>): void {
    isShowing = true
    try {
      store.setState(part)
    } finally {
      isShowing = false
    }
  }

  function followClearing(): void {
    const mark = storage.read(CLEARED_KEY)
    const isNews = clearedMark !== undefined && mark && mark !== clearedMark
    if (isNews) {
      startOver(mark)
      hooks.onCleared()
    } else clearedMark ??= mark
  }

  /** A spin under way ends first. */
  function startOver(mark: string, state = store.getState()): void {
    clearedMark = mark
    const clearedData = toPutBack(sharedOf(state), state.clearedData)
    const fresh = { ...firstVisit(), theme: clearedData.theme }
    stored = { ...fresh, theme: stored.theme }
    storedHistory = fresh.wheel.history
    legacyText = null
    merges = 0
    for (const slots of [missing, blocked, refused]) slots.clear()
    reader.unlockAll()
    lineage.startOver(stored)
    change({ ...showShared(state, fresh), clearedData, toasts: withoutUndo(state.toasts) })
  }

  /** Clears all data, in all tabs. @returns false if the browser refuses; then nothing has changed here */
  function clear(): boolean {
    const mark = newId()
    if (!clearSavedData(storage, mark)) return false
    // Other tabs still compare with the texts that they know: these may be there a moment longer.
    texts.clear()
    // At once, though a winner may be on screen: its wheel is cleared.
    startOver(mark, { ...store.getState(), isRevealing: false })
    return true
  }

  function save(): void {
    if (isShowing || !hasUnsaved()) return
    merges = 0
    syncFromStorage()
    write()
  }

  function write(): void {
    const shared = sharedOf(store.getState())
    const hadNoRefusals = refused.size === 0
    for (const slot of SLOTS) {
      if (!isUnsaved(slot, shared)) refused.delete(slot.key)
      else if (!writeSlot(slot, shared)) {
        refused.add(slot.key)
        if (slot.writeFailure) warn(slot.writeFailure)
      }
    }
    // Only after the wheel: another tab that finds the results alone would count them for a wheel of its own.
    const isWheelStored = !isUnsaved(WHEELS, shared) && !reader.isLocked(WHEELS.key)
    if (isWheelStored) writeCopy(shared.wheel.history)
    if (hadNoRefusals && refused.size > 0) hooks.onRefused()
  }

  function writeSlot(slot: Slot, shared: SharedState): boolean {
    if (blocked.has(slot)) return false
    const newest = lineage.next()
    const text = slot.write(shared, newest)
    if (!storage.write(slot.key, text)) return false
    texts.set(slot, text)
    const part = partOf(slot, shared)
    stored = { ...stored, ...part }
    missing.delete(slot)
    refused.delete(slot.key)
    saves += 1
    if (slot === WHEELS) {
      lineage.written(newest, stored)
      // Makes an open tab of version 1 leave the key alone.
      if (legacyText && storage.read(LEGACY.key) === legacyText) {
        storage.write(LEGACY.key, LEGACY_TOMBSTONE)
      }
    }
    return true
  }

  function writeCopy(history: Wheel['history']): void {
    if (history === storedHistory || reader.isLocked(HISTORY.key)) return
    if (storage.write(HISTORY.key, writeHistory(history))) storedHistory = history
    // The wheel is stored with the same results, so the visitor is not told.
    else warn(logMessages.saveHistoryFailed)
  }

  /** Stores what a change would produce. @returns false if there is no room; then the stored state is unchanged */
  function tryChange(change: Part): boolean {
    const shared = { ...sharedOf(store.getState()), ...change }
    if (reader.isLocked(WHEELS.key) || writeSlot(WHEELS, shared)) return true
    save()
    // If the current wheel is not stored either, the visitor was told so already and has nothing more to lose.
    const isStored = texts.has(WHEELS) && !blocked.has(WHEELS)
    return !isStored || isUnsaved(WHEELS, sharedOf(store.getState()))
  }

  return { rehydrate, syncFromStorage, save, hasUnsaved, tryChange, clear, saveCount: () => saves }
}
