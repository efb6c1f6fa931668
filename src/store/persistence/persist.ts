// Stores what is shared after every change, and takes up what other tabs have stored. Nothing there is overwritten
// unread: where both have changed something, the two are merged.

import type { StoreApi } from 'zustand/vanilla'
import type { Conflict } from '../../wheel/mergeWheels'
import { firstCentered } from '../../wheel/resting'
import type { Services } from '../services'
import { sharedOf, showShared } from '../sharedState'
import type { AppState, SharedState } from '../state'
import { withoutUndo } from '../toastActions'
import { trackLineage } from './lineage'
import { mergeTabs } from './mergeTabs'
import { quarantine } from './quarantine'
import { HISTORY_KEY, OWN_WHEELS_KEY, writeHistory } from './schema'
import {
  isOfLaterVersion,
  LEGACY,
  type News,
  type Part,
  partOf,
  SLOTS,
  type Slot,
  WHEELS,
} from './slots'
import { withSameObjects } from './structuralSharing'

/**
 * Several tabs that write at the same moments, again and again, may go round in circles over what they last agreed
 * on. After so many merges they keep all that each of them has.
 */
const MAX_ANSWERS = 3

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
  /** Takes up what is stored. To be called once, before anything is done. */
  rehydrate(): void
  /** Takes up what other tabs have stored since. */
  syncFromStorage(): void
  /** Stores whatever is not stored yet; what others have stored meanwhile is merged first. */
  save(): void
  /** Whether something was changed that is not stored. */
  hasUnsaved(): boolean
  /**
   * Stores what a change would come to, before it is made.
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
  /** Slots whose text is gone or not ours, so that it is written again. */
  const missing = new Set<Slot>()
  const refused = new Set<string>()
  const locked = new Set<Pick<Slot, 'key'>>()
  let storedHistory = stored.wheel.history
  let isRehydrated = false
  let isLegacyTaken = false
  let isShowing = false
  /** Merges since the visitor last did something here. */
  let answers = 0
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
  function readNews(slot: Slot): News | undefined {
    if (locked.has(slot)) return undefined
    const text = storage.read(slot.key)
    const known = texts.get(slot)
    if (text === known || (text === null && known === undefined)) return undefined
    if (text === null) {
      // Cleared by another tab, which takes nothing from this one: it is stored again with the next change.
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

  function read(slot: Pick<Slot, 'key' | 'read' | 'complaint'>, text: string): News | undefined {
    const quarantineText = () => {
      if (quarantine(slot.key, text, storage)) return
      locked.add(slot)
      hooks.onNoRoom()
    }
    try {
      return slot.read(text, quarantineText)
    } catch (cause) {
      warn(slot.complaint, cause)
      quarantineText()
      return undefined
    }
  }

  function rehydrate(): void {
    for (const slot of SLOTS) {
      const news = readNews(slot)
      if (!news) continue
      const { lineage: newest, ...part } = news
      stored = { ...stored, ...part }
      if (newest) lineage.read(newest, stored, false)
    }
    isRehydrated = true
    storedHistory = stored.wheel.history
    const shared = { ...stored, ...legacyOwnWheels() }
    store.setState({ ...shared, restRotation: firstCentered(shared.wheel) })
    if (missing.has(WHEELS) && !locked.has(WHEELS)) hooks.onQuarantined()
  }

  /** What version 1 had under a key of its own, until it is stored with the rest. */
  function legacyOwnWheels(): Part {
    const text = storage.read(OWN_WHEELS_KEY)
    const news = text === null ? undefined : read(LEGACY, text)
    isLegacyTaken = text !== null && !locked.has(LEGACY)
    const known = new Set(stored.ownWheels.map(({ wheel }) => wheel.id))
    const more = news?.ownWheels?.filter(({ wheel }) => !known.has(wheel.id)) ?? []
    return more.length > 0 ? { ownWheels: [...stored.ownWheels, ...more] } : {}
  }

  function syncFromStorage(): void {
    const before = sharedOf(store.getState())
    const hadUnsaved = SLOTS.some((slot) => isChanged(slot, before))
    let theirs = stored
    let base = stored
    for (const slot of SLOTS) {
      const news = readNews(slot)
      if (!news) continue
      const known = news.lineage && lineage.commonAncestor(news.lineage)
      const { lineage: newest, ...found } = news
      const part = withSameObjects(found, [known ?? stored, before])
      theirs = { ...theirs, ...part }
      if (newest) lineage.read(newest, theirs, known !== undefined)
      if (known) base = { ...base, ...partOf(WHEELS, known) }
    }
    if (theirs === stored) return
    const isPlain = base === stored && !hadUnsaved
    stored = theirs
    if (isPlain) {
      show(theirs)
      return
    }
    answers += 1
    const agreed = answers > MAX_ANSWERS ? null : base
    const { shared, conflicts } = mergeTabs(agreed, before, theirs)
    // What comes to the same needs no write, or two tabs would go on answering each other.
    show({ ...shared, ...withSameObjects(shared, [theirs, before]) })
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
    // A way back to a wheel or to settings that are no longer the last would take the newer ones away.
    const isAnother = (['wheel', 'settings', 'link', 'ownWheels'] as const).some(
      (field) => whole[field] !== before[field],
    )
    isShowing = true
    store.setState({
      ...showShared(state, whole),
      ...(isAnother && { toasts: withoutUndo(state.toasts) }),
    })
    isShowing = false
  }

  // Writing

  function save(): void {
    if (isShowing || !hasUnsaved()) return
    answers = 0
    syncFromStorage()
    write()
  }

  function write(): void {
    const shared = sharedOf(store.getState())
    const wasWhole = refused.size === 0
    for (const slot of SLOTS) {
      if (!isUnsaved(slot, shared)) refused.delete(slot.key)
      else if (!writeSlot(slot, shared)) {
        refused.add(slot.key)
        if (slot.refusal) warn(slot.refusal)
      }
    }
    writeHistoryOf(shared)
    if (wasWhole && refused.size > 0) hooks.onRefused()
  }

  function writeSlot(slot: Slot, shared: SharedState): boolean {
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
      if (isLegacyTaken) storage.remove(OWN_WHEELS_KEY)
      isLegacyTaken = false
    }
    return true
  }

  function writeHistoryOf({ wheel }: SharedState): void {
    if (wheel.history === storedHistory || locked.has(WHEELS)) return
    if (storage.write(HISTORY_KEY, writeHistory(wheel.history))) storedHistory = wheel.history
    // A copy of what is stored with the wheel, so the visitor need not be told.
    else warn('Failed to save wheel history')
  }

  function tryChange(change: Part): boolean {
    const shared = sharedOf(store.getState())
    // Where nothing can be stored, the visitor knows already.
    if (isUnsaved(WHEELS, shared) || locked.has(WHEELS)) return true
    return writeSlot(WHEELS, { ...shared, ...change })
  }

  return { rehydrate, syncFromStorage, save, hasUnsaved, tryChange, saveCount: () => saves }
}
