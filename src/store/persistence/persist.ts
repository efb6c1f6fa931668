// Stores what is shared after every change, and takes up what other tabs have stored. Nothing there is overwritten
// unread: where both have changed something, the two are merged.

import type { StoreApi } from 'zustand/vanilla'
import type { Conflict } from '../../wheel/mergeWheels'
import { firstCentered } from '../../wheel/resting'
import type { Services } from '../services'
import { sharedOf, showShared } from '../sharedState'
import type { AppState, OwnWheel, SharedState } from '../state'
import { withoutUndo } from '../toastActions'
import { mergeTabs } from './mergeTabs'
import { quarantine } from './quarantine'
import {
  HISTORY_KEY,
  type Lineage,
  MAX_ANCESTORS,
  NO_LINEAGE,
  OWN_WHEELS_KEY,
  PREFERENCES_KEY,
  readCurrent,
  readOwnWheels,
  readPreferences,
  readTheme,
  THEME_KEY,
  VERSION,
  WHEEL_KEY,
  WHEEL_VERSION,
  writeCurrent,
  writeHistory,
  writeOwnWheels,
  writePreferences,
} from './schema'

type Part = Partial<SharedState>

/** One key of the storage: which part of the shared state it has, and how that is written and read. */
interface Slot {
  readonly key: string
  readonly fields: readonly (keyof SharedState)[]
  readonly version: number
  write(shared: SharedState, lineage: Lineage): string
  /** @throws when the text cannot be read */
  read(text: string, onUnreadable: () => void): Part & { readonly lineage?: Lineage }
  /** What the developer is told when the browser refuses to store it, and when it cannot be read. */
  readonly onRefused?: string
  readonly onUnreadable: string
}

const CURRENT: Slot = {
  key: WHEEL_KEY,
  fields: ['wheel', 'settings', 'link', 'pendingSpins', 'strayResults', 'unseenResult'],
  version: WHEEL_VERSION,
  write: (shared, lineage) => writeCurrent({ ...shared, lineage }),
  read: readCurrent,
  onRefused: 'Failed to save wheel data',
  onUnreadable: 'Failed to load wheel data',
}

const OWN_WHEELS: Slot = {
  key: OWN_WHEELS_KEY,
  fields: ['ownWheels'],
  version: WHEEL_VERSION,
  write: ({ ownWheels }, lineage) => writeOwnWheels({ ownWheels, lineage }),
  read: readOwnWheels,
  onRefused: 'Failed to save wheel data',
  onUnreadable: 'Failed to load wheel data',
}

const PREFERENCES: Slot = {
  key: PREFERENCES_KEY,
  fields: ['preferences'],
  version: VERSION,
  write: ({ preferences }) => writePreferences(preferences),
  read: (text) => ({ preferences: readPreferences(text) }),
  onUnreadable: 'Failed to load preferences',
}

const THEME: Slot = {
  key: THEME_KEY,
  fields: ['theme'],
  version: VERSION,
  write: ({ theme }) => theme,
  read(text) {
    const theme = readTheme(text)
    if (theme === undefined) throw new Error('No theme')
    return { theme }
  },
  onUnreadable: 'Failed to load preferences',
}

/** The other wheels come first: one that is to be replaced is stored there before it is. */
const SLOTS = [OWN_WHEELS, CURRENT, PREFERENCES, THEME] as const

/** States of the shared part that are remembered to merge with; each shares with the others what is the same. */
const REMEMBERED = 6

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
  /** Whether something is not stored. */
  hasUnsaved(): boolean
  /**
   * Stores the visitor's other wheels before the one that is on is replaced.
   * @returns false where that one is stored now and could not be any more
   */
  secure(ownWheels: readonly OwnWheel[]): boolean
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
  const lineages = new Map<Slot, Lineage>()
  /** By revision, newest last. */
  const remembered = new Map<Slot, Map<string, Part>>(SLOTS.map((slot) => [slot, new Map()]))
  /** Slots whose text is gone or not ours, so that it is written again. */
  const missing = new Set<Slot>()
  const refused = new Set<string>()
  const locked = new Set<Slot>()
  let storedHistory = stored.wheel.history
  let isRehydrated = false
  let revisions = 0
  let saves = 0

  const isUnsaved = (slot: Slot, shared: SharedState) =>
    !locked.has(slot) &&
    (missing.has(slot) || slot.fields.some((field) => shared[field] !== stored[field]))

  function hasUnsaved(): boolean {
    const shared = sharedOf(store.getState())
    return SLOTS.some((slot) => isUnsaved(slot, shared))
  }

  function remember(slot: Slot, lineage: Lineage, part: Part): void {
    lineages.set(slot, lineage)
    const known = remembered.get(slot) as Map<string, Part>
    known.delete(lineage.revision)
    known.set(lineage.revision, part)
    for (const revision of [...known.keys()].slice(0, -REMEMBERED)) known.delete(revision)
  }

  // Reading

  /** What is new under the slot's key; `undefined` where nothing is, or nothing that can be read. */
  function readNews(slot: Slot): (Part & { lineage?: Lineage }) | undefined {
    if (locked.has(slot)) return undefined
    const { key } = slot
    const text = storage.read(key)
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
    try {
      const part = slot.read(text, () => quarantined(slot, text))
      missing.delete(slot)
      return part
    } catch (cause) {
      warn(slot.onUnreadable, cause)
      missing.add(slot)
      quarantined(slot, text)
      return undefined
    }
  }

  function quarantined(slot: Slot, text: string): void {
    if (quarantine(slot.key, text, storage)) return
    locked.add(slot)
    hooks.onNoRoom()
  }

  function rehydrate(): void {
    const parts = SLOTS.map((slot) => {
      const news = readNews(slot)
      return news && takeNews(slot, news)
    })
    isRehydrated = true
    stored = Object.assign({}, stored, ...parts)
    storedHistory = stored.wheel.history
    const shared = withoutCopies(stored)
    store.setState({ ...shared, restRotation: firstCentered(shared.wheel) })
    if (missing.has(CURRENT) && !locked.has(CURRENT)) hooks.onQuarantined()
  }

  function takeNews(slot: Slot, { lineage, ...part }: Part & { lineage?: Lineage }): Part {
    if (lineage) remember(slot, lineage, part)
    return part
  }

  function syncFromStorage(): void {
    const before = sharedOf(store.getState())
    const hadUnsaved = SLOTS.some((slot) => isUnsaved(slot, before) && !missing.has(slot))
    let theirs = stored
    let base = stored
    for (const slot of SLOTS) {
      const news = readNews(slot)
      if (!news) continue
      const known = news.lineage && commonAncestor(slot, news.lineage)
      const part = takeNews(slot, withSameObjects(news, [known ?? stored, before]))
      theirs = { ...theirs, ...part }
      if (known) base = { ...base, ...known }
    }
    if (theirs === stored) return
    const isPlain = base === stored && !hadUnsaved
    const { shared, conflicts } = isPlain
      ? { shared: withoutCopies(theirs), conflicts: [] }
      : mergeTabs(withoutCopies(base), before, withoutCopies(theirs))
    stored = theirs
    show(shared)
    if (conflicts.length > 0) hooks.onConflicts(conflicts)
    if (!isPlain) write()
  }

  /** The newest state that both knew, where it is not the last one that this tab knows of. */
  function commonAncestor(slot: Slot, { revision, ancestors }: Lineage): Part | undefined {
    const known = remembered.get(slot) as Map<string, Part>
    const last = lineages.get(slot)?.revision
    for (const one of [revision, ...ancestors]) {
      if (one === last) return undefined
      const part = known.get(one)
      if (part) return part
    }
    return undefined
  }

  function show(shared: SharedState): void {
    const state = store.getState()
    const { activeSpin } = state
    // Whatever others have stored: a spin that is under way here is not over.
    const isLost =
      activeSpin !== null &&
      !shared.pendingSpins.some(({ id }) => id === activeSpin.outcome.id) &&
      sharedOf(state).pendingSpins.some(({ id }) => id === activeSpin.outcome.id)
    const whole = isLost
      ? { ...shared, pendingSpins: [...shared.pendingSpins, activeSpin.outcome] }
      : shared
    const before = sharedOf(state)
    // A way back to a wheel or to settings that are no longer the last would take the newer ones away.
    const isAnother = (['wheel', 'settings', 'link', 'ownWheels'] as const).some(
      (field) => whole[field] !== before[field],
    )
    store.setState({
      ...showShared(state, whole),
      ...(isAnother && { toasts: withoutUndo(state.toasts) }),
    })
  }

  // Writing

  function save(): void {
    if (!hasUnsaved()) return
    syncFromStorage()
    write()
  }

  function write(): void {
    const shared = sharedOf(store.getState())
    const wasWhole = refused.size === 0
    const others = writeOwn(shared)
    // A wheel is not written over one that is stored nowhere else.
    const isSafe = others || !isOnlyCopy(shared)
    if (isUnsaved(CURRENT, shared)) {
      if (isSafe) writeSlot(CURRENT, shared)
      else refuse(CURRENT)
    }
    // It held two copies until now of the wheel that has come back.
    if (isUnsaved(OWN_WHEELS, shared)) writeSlot(OWN_WHEELS, shared)
    for (const slot of [PREFERENCES, THEME]) {
      if (isUnsaved(slot, shared)) writeSlot(slot, shared)
    }
    writeHistoryOf(shared)
    if (wasWhole && refused.size > 0) hooks.onRefused()
  }

  /** Stores the other wheels, with what is about to leave them for the current one until it is stored there. */
  function writeOwn(shared: SharedState): boolean {
    if (!isUnsaved(OWN_WHEELS, shared)) return true
    const leaving = stored.ownWheels.filter(
      ({ wheel }) => wheel.id === shared.wheel.id && stored.wheel.id !== wheel.id,
    )
    const ownWheels = leaving.length > 0 ? [...shared.ownWheels, ...leaving] : shared.ownWheels
    return writeSlot(OWN_WHEELS, { ...shared, ownWheels })
  }

  /** Whether writing the current wheel would take away the only copy of another one that is still wanted. */
  function isOnlyCopy(shared: SharedState): boolean {
    const { id } = stored.wheel
    return (
      texts.has(CURRENT) &&
      id !== shared.wheel.id &&
      shared.ownWheels.some(({ wheel }) => wheel.id === id) &&
      !stored.ownWheels.some(({ wheel }) => wheel.id === id)
    )
  }

  function writeSlot(slot: Slot, shared: SharedState): boolean {
    const before = lineages.get(slot) ?? NO_LINEAGE
    revisions += 1
    const lineage: Lineage = {
      revision: `${tabId}.${revisions}`,
      ancestors: [before.revision, ...before.ancestors].filter(Boolean).slice(0, MAX_ANCESTORS),
    }
    const text = slot.write(shared, lineage)
    if (!storage.write(slot.key, text)) {
      refuse(slot)
      return false
    }
    texts.set(slot, text)
    const part = Object.fromEntries(slot.fields.map((field) => [field, shared[field]])) as Part
    remember(slot, lineage, part)
    stored = { ...stored, ...part }
    missing.delete(slot)
    refused.delete(slot.key)
    saves += 1
    return true
  }

  function writeHistoryOf({ wheel }: SharedState): void {
    if (locked.has(CURRENT) || (wheel.history === storedHistory && !refused.has(HISTORY_KEY))) {
      return
    }
    if (storage.write(HISTORY_KEY, writeHistory(wheel.history))) {
      storedHistory = wheel.history
      refused.delete(HISTORY_KEY)
    } else {
      refused.add(HISTORY_KEY)
      warn('Failed to save wheel history')
    }
  }

  function refuse({ key, onRefused }: Slot): void {
    refused.add(key)
    if (onRefused) warn(onRefused)
  }

  function secure(ownWheels: readonly OwnWheel[]): boolean {
    const shared = sharedOf(store.getState())
    const isStored = texts.has(CURRENT) && !isUnsaved(CURRENT, shared)
    if (!isStored || locked.has(OWN_WHEELS) || ownWheels === stored.ownWheels) return true
    // What comes back from there stays there until it is stored as the current one.
    const leaving = stored.ownWheels.filter(
      (one) => !ownWheels.some(({ wheel }) => wheel.id === one.wheel.id),
    )
    return writeSlot(OWN_WHEELS, {
      ...shared,
      ownWheels: leaving.length > 0 ? [...ownWheels, ...leaving] : ownWheels,
    })
  }

  return { rehydrate, syncFromStorage, save, hasUnsaved, secure, saveCount: () => saves }
}

/** A wheel that was brought back is stored twice until the list without it is. */
function withoutCopies(shared: SharedState): SharedState {
  const { wheel, ownWheels } = shared
  const others = ownWheels.filter((one) => one.wheel.id !== wheel.id)
  return others.length === ownWheels.length ? shared : { ...shared, ownWheels: others }
}

/** The product's own values begin with a version; the bare word of the theme has none. */
function isOfLaterVersion(text: string, version: number): boolean {
  try {
    // A wheel of 10,000 options need not be read for it.
    const begun = /^\{"version":(\d{1,9}),/.exec(text)?.[1]
    const found = begun === undefined ? JSON.parse(text).version : Number(begun)
    return typeof found === 'number' && found > version
  } catch {
    return false
  }
}

/** What was read is never the same object; where it says the same as something known, that is taken instead. */
function withSameObjects<T extends Part>(read: T, known: readonly Part[]): T {
  const entries = Object.entries(read).map(([field, value]) => {
    if (field === 'ownWheels') return [field, sameWheels(value as OwnWheel[], known)]
    const same = known.find((part) => isSame(part[field as keyof SharedState], value))
    return [field, same ? same[field as keyof SharedState] : value]
  })
  return Object.fromEntries(entries)
}

function sameWheels(read: readonly OwnWheel[], known: readonly Part[]): readonly OwnWheel[] {
  const entries = known.flatMap(({ ownWheels = [] }) => ownWheels)
  const wheels = read.map((one) => {
    const olds = entries.filter((other) => other.wheel.id === one.wheel.id)
    return olds.find((old) => isSame(one, old)) ?? one
  })
  const same = known.find(
    ({ ownWheels = [] }) =>
      wheels.length === ownWheels.length && wheels.every((one, index) => one === ownWheels[index]),
  )
  return same?.ownWheels ?? wheels
}

/** Of plain data. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const fields = Object.keys(one)
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => isSame(Reflect.get(one, field), Reflect.get(other, field)))
  )
}
