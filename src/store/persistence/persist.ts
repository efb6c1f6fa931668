// Stores what is shared after every change, and takes up what other tabs have stored. Nothing there is overwritten
// unread: where both have changed something, the two are merged.

import type { StoreApi } from 'zustand/vanilla'
import type { Conflict } from '../../wheel/mergeWheels'
import { firstCentered } from '../../wheel/resting'
import { logMessages } from '../messages'
import type { Services } from '../services'
import { sharedOf, showShared, wheelsOf } from '../sharedState'
import type { AppState, SharedState } from '../state'
import { withoutUndo } from '../toastActions'
import { trackLineage } from './lineage'
import { mergeTabs } from './mergeTabs'
import { quarantine } from './quarantine'
import { HISTORY_KEY, OWN_WHEELS_KEY, writeHistory } from './schema'
import {
  isOfLaterVersion,
  LEGACY,
  LEGACY_TOMBSTONE,
  type Part,
  partOf,
  SLOTS,
  type Slot,
  type SlotContents,
  WHEELS,
} from './slots'
import { reuseEqual } from './structuralSharing'

/**
 * Tabs that write at the same time may keep finding different common ancestors and never converge. After so many
 * merges in a row they merge without one, which keeps everything that either side has.
 */
const MAX_MERGES = 3

export interface PersistHooks {
  /** The browser refuses to store something. Called again only after everything was stored. */
  onRefused(): void
  /** There is something that cannot be read and no room to quarantine it, so its key is left alone. */
  onNoRoom(): void
  /** The stored wheel cannot be read and was quarantined. */
  onQuarantined(): void
  /** Another tab runs a later version of the page; its keys are left alone. */
  onLaterVersion(): void
  /** Both tabs have changed the same thing, and only one change could stay. */
  onConflicts(conflicts: readonly Conflict[]): void
}

export interface Persistence {
  /** Loads the stored state. To be called once, before anything is done. */
  rehydrate(): void
  /** Merges in what other tabs have stored since the last read. */
  syncFromStorage(): void
  /** Stores whatever is not stored yet; what others have stored meanwhile is merged first. */
  save(): void
  /** Whether something was changed that is not stored. */
  hasUnsaved(): boolean
  /**
   * Persists the state that a change would produce, before it is applied.
   * @returns false where there is no room for it, and what is stored is still as it is
   */
  tryChange(change: Part): boolean
  /** How often something was stored. */
  saveCount(): number
}

/** @param tabId what no other tab has */
export function createPersistence(
  store: StoreApi<AppState>,
  { storage, warn }: Pick<Services, 'storage' | 'warn'>,
  tabId: string,
  hooks: PersistHooks,
): Persistence {
  /** What is in the storage, as far as this tab knows. */
  let stored = sharedOf(store.getState())
  const texts = new Map<Slot, string>()
  const lineage = trackLineage(tabId, stored)
  /** Slots whose stored text was cleared or is unreadable; written again with the next save. */
  const missing = new Set<Slot>()
  /** Slots whose last read failed. */
  const blocked = new Set<Slot>()
  const refused = new Set<string>()
  const locked = new Set<Pick<Slot, 'key'>>()
  let storedHistory = stored.wheel.history
  let isRehydrated = false
  let legacyText: string | null = null
  let isShowing = false
  /** Merges of diverged texts in a row, since this tab last saved a change of its own. */
  let merges = 0
  let saves = 0

  const isChanged = (slot: Slot, shared: SharedState) =>
    slot.fields.some((field) => shared[field] !== stored[field])
  const isUnsaved = (slot: Slot, shared: SharedState) =>
    !locked.has(slot) && (missing.has(slot) || isChanged(slot, shared))

  function hasUnsaved(): boolean {
    const shared = sharedOf(store.getState())
    return SLOTS.some((slot) => !locked.has(slot) && isChanged(slot, shared))
  }

  // Reading

  /** What is new under the slot's key; `undefined` where nothing is, or nothing that can be read. */
  function readIfChanged(slot: Slot): SlotContents | undefined {
    if (locked.has(slot)) return undefined
    const text = storage.read(slot.key)
    const known = texts.get(slot)
    if (text === undefined) {
      // Nothing is written over what could not be read.
      blocked.add(slot)
      return undefined
    }
    blocked.delete(slot)
    if (text === known || (text === null && known === undefined)) return undefined
    if (text === null) {
      // Cleared elsewhere. This tab keeps its state, and writes it back with its next change.
      texts.delete(slot)
      missing.add(slot)
      return undefined
    }
    texts.set(slot, text)
    // Another tab runs a later version of the page: what it stores is left to it.
    if (isRehydrated && isOfLaterVersion(text, slot.version)) {
      locked.add(slot)
      hooks.onLaterVersion()
      return undefined
    }
    const news = read(slot, text)
    if (news) missing.delete(slot)
    else missing.add(slot)
    return news
  }

  function read(
    slot: Pick<Slot, 'key' | 'read' | 'readFailure'>,
    text: string,
  ): SlotContents | undefined {
    const quarantineText = () => {
      if (quarantine(slot.key, text, storage)) return
      locked.add(slot)
      hooks.onNoRoom()
    }
    try {
      return slot.read(text, quarantineText)
    } catch (cause) {
      warn(slot.readFailure, cause)
      quarantineText()
      return undefined
    }
  }

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
    store.setState({ ...stored, restRotation: firstCentered(stored.wheel) })
    loadLegacyWheels()
    if (missing.has(WHEELS) && !locked.has(WHEELS)) hooks.onQuarantined()
  }

  /** Adds what version 1 has under a key of its own, until it is stored with the rest. */
  function loadLegacyWheels(): void {
    const text = storage.read(OWN_WHEELS_KEY)
    if (!text || text === legacyText || text === LEGACY_TOMBSTONE || locked.has(LEGACY)) return
    const found = read(LEGACY, text)?.ownWheels ?? []
    if (locked.has(LEGACY)) return
    legacyText = text
    const known = new Set(wheelsOf(sharedOf(store.getState())).map(({ wheel }) => wheel.id))
    const more = found.filter(({ wheel }) => !known.has(wheel.id))
    if (more.length === 0) return
    store.setState(({ ownWheels }) => ({ ownWheels: [...ownWheels, ...more] }))
  }

  function syncFromStorage(): void {
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
      // Whoever listens may have changed something at once.
      if (hasUnsaved()) write()
      return
    }
    if (hasDiverged) merges += 1
    const agreed = merges > MAX_MERGES ? null : base
    const { shared, conflicts } = mergeTabs(agreed, before, theirs)
    // A merge that changes nothing must cause no write, or two tabs would rewrite each other's text for ever.
    show({ ...shared, ...reuseEqual(shared, [theirs, before]) })
    if (conflicts.length > 0) hooks.onConflicts(conflicts)
    write()
  }

  function show(shared: SharedState): void {
    const state = store.getState()
    const before = sharedOf(state)
    const { activeSpin } = state
    // Whatever others have stored: a spin that is under way here is not over.
    const isUnderWay = ({ pendingSpins }: SharedState) =>
      pendingSpins.some(({ id }) => id === activeSpin?.outcome.id)
    const whole =
      activeSpin && isUnderWay(before) && !isUnderWay(shared)
        ? { ...shared, pendingSpins: [...shared.pendingSpins, activeSpin.outcome] }
        : shared
    // Undo would restore a snapshot older than what the other tab has stored.
    const isAnother = (['wheel', 'settings', 'link', 'ownWheels'] as const).some(
      (field) => whole[field] !== before[field],
    )
    isShowing = true
    try {
      store.setState({
        ...showShared(state, whole),
        ...(isAnother && { toasts: withoutUndo(state.toasts) }),
      })
    } finally {
      isShowing = false
    }
  }

  // Writing

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
    writeHistoryOf(shared)
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
      // Tells a tab of version 1 that is still open to leave the key alone.
      if (legacyText && storage.read(OWN_WHEELS_KEY) === legacyText) {
        storage.write(OWN_WHEELS_KEY, LEGACY_TOMBSTONE)
      }
    }
    return true
  }

  function writeHistoryOf({ wheel }: SharedState): void {
    if (wheel.history === storedHistory || locked.has(WHEELS)) return
    if (storage.write(HISTORY_KEY, writeHistory(wheel.history))) storedHistory = wheel.history
    // Only a copy of what is stored with the wheel, so the visitor need not be told.
    else warn(logMessages.saveHistoryFailed)
  }

  function tryChange(change: Part): boolean {
    const shared = { ...sharedOf(store.getState()), ...change }
    if (locked.has(WHEELS) || writeSlot(WHEELS, shared)) return true
    save()
    // Where the current wheel is not stored either, nothing is at stake that the visitor was not told.
    const isStored = texts.has(WHEELS) && !blocked.has(WHEELS)
    return !isStored || isUnsaved(WHEELS, sharedOf(store.getState()))
  }

  return { rehydrate, syncFromStorage, save, hasUnsaved, tryChange, saveCount: () => saves }
}
