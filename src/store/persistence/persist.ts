// Stores what is shared after every change, and takes up what other tabs have stored. Nothing there is overwritten
// unread: where both have changed something, the two are merged.

import type { StoreApi } from 'zustand/vanilla'
import type { Conflict } from '../../wheel/mergeWheels'
import { firstCentered } from '../../wheel/resting'
import type { Services } from '../services'
import { sharedOf, showShared, wheelsOf } from '../sharedState'
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
  readOwnWheels,
  readPreferences,
  readTheme,
  readWheels,
  THEME_KEY,
  VERSION,
  WHEEL_KEY,
  WHEEL_VERSION,
  writeHistory,
  writePreferences,
  writeWheels,
} from './schema'

type Part = Partial<SharedState>
type News = Part & { readonly lineage?: Lineage }

/** One key of the storage: which part of the shared state it has, and how that is written and read. */
interface Slot {
  readonly key: string
  readonly fields: readonly (keyof SharedState)[]
  readonly version: number
  write(shared: SharedState, lineage: Lineage): string
  /** @throws when the text cannot be read */
  read(text: string, onUnreadable: () => void): News
  /** What the developer is told when the browser refuses to store it, and when it cannot be read. */
  readonly refusal?: string
  readonly complaint: string
}

const WHEELS: Slot = {
  key: WHEEL_KEY,
  fields: [
    ...(['wheel', 'openedAt', 'settings', 'link', 'ownWheels'] as const),
    ...(['pendingSpins', 'strayResults', 'abandonedResult'] as const),
  ],
  version: WHEEL_VERSION,
  write: (shared, lineage) => writeWheels({ ...shared, lineage }),
  read: readWheels,
  refusal: 'Failed to save wheel data',
  complaint: 'Failed to load wheel data',
}

const PREFERENCES: Slot = {
  key: PREFERENCES_KEY,
  fields: ['preferences'],
  version: VERSION,
  write: ({ preferences }) => writePreferences(preferences),
  read: (text) => ({ preferences: readPreferences(text) }),
  complaint: 'Failed to load preferences',
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
  complaint: 'Failed to load preferences',
}

const SLOTS = [WHEELS, PREFERENCES, THEME] as const

/** States that are remembered to merge with; each shares with the others what is the same in them. */
const REMEMBERED = 24

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
  let lineage = NO_LINEAGE
  /** The last one that this tab has written. */
  let ownRevision: string | null = null
  /** The wheels' part by revision, newest last. */
  const remembered = new Map<string, SharedState>([[lineage.revision, stored]])
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
  let revisions = 0
  let saves = 0

  const isChanged = (slot: Slot, shared: SharedState) =>
    slot.fields.some((field) => shared[field] !== stored[field])
  const isUnsaved = (slot: Slot, shared: SharedState) =>
    !locked.has(slot) && (missing.has(slot) || isChanged(slot, shared))

  function hasUnsaved(): boolean {
    const shared = sharedOf(store.getState())
    return SLOTS.some((slot) => !locked.has(slot) && isChanged(slot, shared))
  }

  function remember(newest: Lineage, shared: SharedState): void {
    lineage = newest
    remembered.delete(newest.revision)
    remembered.set(newest.revision, shared)
    for (const revision of [...remembered.keys()].slice(0, -REMEMBERED)) remembered.delete(revision)
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
    const setAside = () => {
      if (quarantine(slot.key, text, storage)) return
      locked.add(slot)
      hooks.onNoRoom()
    }
    try {
      return slot.read(text, setAside)
    } catch (cause) {
      warn(slot.complaint, cause)
      setAside()
      return undefined
    }
  }

  function rehydrate(): void {
    for (const slot of SLOTS) {
      const news = readNews(slot)
      if (!news) continue
      const { lineage: newest, ...part } = news
      stored = { ...stored, ...part }
      if (newest) remember(newest, stored)
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
    const ownLineage = lineage
    let theirs = stored
    let base = stored
    for (const slot of SLOTS) {
      const news = readNews(slot)
      if (!news) continue
      const known = news.lineage && commonAncestor(news.lineage)
      const { lineage: newest, ...found } = news
      const part = withSameObjects(found, [known ?? stored, before])
      theirs = { ...theirs, ...part }
      if (newest) remember(newest, theirs)
      if (known) base = { ...base, ...partOf(WHEELS, known) }
    }
    if (theirs === stored) return
    const isPlain = base === stored && !hadUnsaved
    // What is stored next has both in it.
    if (base !== stored) lineage = joined(lineage, ownLineage)
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

  /**
   * Two tabs may write at the same moment, and the later write is made without knowing of the other.
   * @returns the newest state that both knew, where it is this tab's write that was lost; the tab of another one
   * sees to that itself
   */
  function commonAncestor({ revision, ancestors }: Lineage): SharedState | undefined {
    const theirs = [revision, ...ancestors]
    const mine = [lineage.revision, ...lineage.ancestors]
    if (ownRevision === null || theirs.includes(ownRevision)) return undefined
    if (theirs.includes(lineage.revision)) return undefined
    const common = [...remembered].flatMap(([one, part]) =>
      mine.includes(one) && theirs.includes(one) ? [part] : [],
    )
    const newest = common.at(-1)
    if (!newest) return undefined
    // Tabs may have met more than once: of each wheel, the newest that both knew.
    const wheels = new Map(common.flatMap(wheelsOf).map((one) => [one.wheel.id, one]))
    wheels.delete(newest.wheel.id)
    return { ...newest, ownWheels: [...wheels.values()] }
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
    const newest: Lineage = {
      revision: `${tabId}.${revisions}`,
      ancestors: [lineage.revision, ...lineage.ancestors].slice(0, MAX_ANCESTORS),
    }
    const text = slot.write(shared, newest)
    if (!storage.write(slot.key, text)) return false
    texts.set(slot, text)
    const part = partOf(slot, shared)
    stored = { ...stored, ...part }
    missing.delete(slot)
    refused.delete(slot.key)
    saves += 1
    if (slot === WHEELS) {
      remember(newest, stored)
      ownRevision = newest.revision
      revisions += 1
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

const LEGACY: Pick<Slot, 'key' | 'read' | 'complaint'> = {
  key: OWN_WHEELS_KEY,
  read: (text, onUnreadable) => ({ ownWheels: readOwnWheels(text, onUnreadable) }),
  complaint: 'Failed to load wheel data',
}

/** A lineage that has another one among its ancestors. */
function joined({ revision, ancestors }: Lineage, other: Lineage): Lineage {
  const all = [...ancestors.slice(0, MAX_ANCESTORS / 2), other.revision, ...other.ancestors]
  const more = [...new Set([...all, ...ancestors])].filter((one) => one !== revision)
  return { revision, ancestors: more.slice(0, MAX_ANCESTORS) }
}

function partOf(slot: Slot, shared: SharedState): Part {
  return Object.fromEntries(slot.fields.map((field) => [field, shared[field]]))
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
function withSameObjects(read: Part, known: readonly Part[]): Part {
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
