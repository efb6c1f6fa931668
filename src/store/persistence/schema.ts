// What is stored, under which key and in which format. It is not trusted (wheelSchema.ts).

import * as v from 'valibot'
import { LANGUAGE_KEY } from '../../platform/language'
import type { SafeStorage } from '../../platform/storage'
import { PALETTE_TEXT } from '../../wheel/colors/palette'
import type { SpinResult } from '../../wheel/result'
import {
  DEFAULT_PREFERENCES,
  HAPTIC_INTENSITIES,
  MAX_OWN_PALETTES,
  type Preferences,
  SOUND_VOLUME,
  SPOKEN_WINNERS,
  THEME_CHOICES,
  type ThemeChoice,
  WHEEL_SIZES,
} from '../../wheel/settings/settings'
import { newestFirst } from '../../wheel/wheel'
import { logMessages } from '../logMessages'
import type { OwnWheel, SharedState } from '../state'
import { quarantinePlaces, type Readable } from './reader'
import { id, pendingSpin, plain, readable, result, storedWheel, time } from './wheelSchema'

export const SHARE_LOG_KEY = 'wheel_analytics'
export const WHEEL_KEY = 'wheel_current'
export const HISTORY_KEY = 'wheel_history'
/** The visitor's other wheels in version 1. Since two keys cannot be written atomically, there is only one now. */
export const OWN_WHEELS_KEY = 'wheel_own'
export const PREFERENCES_KEY = 'user_preferences'
/** A bare word, because public/theme.js reads it before the first paint. */
export const THEME_KEY = 'theme'

/** A value of a later version is never overwritten. */
export const WHEEL_VERSION = 2
/** The version of the other keys' formats. */
export const VERSION = 1

/** Fewer than in the wheel's own history, which is stored with the wheel. */
const STORED_HISTORY_LIMIT = 10
const MAX_PENDING_SPINS = 1000

/** More than all tabs together write before each has read the others' texts. */
export const MAX_ANCESTORS = 24

export interface Lineage {
  readonly revision: string
  /** Newest first. */
  readonly ancestors: readonly string[]
}

/** The lineage of a state that was never stored, or of a text from a version without revisions. */
export const NO_LINEAGE: Lineage = { revision: 'none', ancestors: [] }

export interface StoredWheels extends Omit<SharedState, 'preferences' | 'theme'> {
  readonly lineage: Lineage
}

const wheels = v.object({
  version: v.literal(WHEEL_VERSION),
  revision: v.fallback(id, NO_LINEAGE.revision),
  ancestors: readable(id, MAX_ANCESTORS),
  wheel: storedWheel,
  openedAt: v.fallback(time, 0),
  link: v.fallback(v.nullable(v.object({ hash: v.string(), isOpened: v.boolean() })), null),
  ownWheels: v.fallback(v.array(v.unknown()), []),
  pendingSpins: readable(pendingSpin, MAX_PENDING_SPINS),
})

/**
 * The inverse of `writeWheels`, for this version and earlier ones.
 * @param onUnreadable called if one of the other wheels is invalid and was skipped
 * @throws when the text is not JSON, of a later version, or the current wheel is invalid
 */
export function readWheels(text: string, onUnreadable: () => void = () => {}): StoredWheels {
  const {
    version: _,
    revision,
    ancestors,
    wheel,
    ownWheels,
    ...others
  } = v.parse(wheels, migrateWheels(JSON.parse(text)))
  const [first, ...rest] = withDistinctIds([wheel, ...readEach(ownWheels, onUnreadable)])
  return {
    ...(first as OwnWheel),
    ...others,
    ownWheels: rest,
    lineage: { revision, ancestors },
  }
}

/** This app never stores two wheels with the same id, but the storage may contain anything. */
function withDistinctIds(all: readonly OwnWheel[]): readonly OwnWheel[] {
  const known = new Set<string>()
  return all.map((one, index) => {
    const { wheel } = one
    if (!known.has(wheel.id)) {
      known.add(wheel.id)
      return one
    }
    const wheelId = `${wheel.id.slice(0, 40)}_copy${index}`
    known.add(wheelId)
    const history = wheel.history.map((result) => ({ ...result, wheelId }))
    return { ...one, wheel: { ...wheel, id: wheelId, history } }
  })
}

function readEach(stored: readonly unknown[], onUnreadable: () => void): OwnWheel[] {
  const read = stored.flatMap((one) => {
    const found = v.safeParse(storedWheel, one)
    return found.success ? [found.output] : []
  })
  if (read.length < stored.length) onUnreadable()
  return read
}

export function writeWheels(stored: StoredWheels): string {
  const { wheel, settings: own, openedAt, link, ownWheels, pendingSpins } = stored
  return JSON.stringify({
    version: WHEEL_VERSION,
    ...stored.lineage,
    wheel: plain({ wheel, settings: own }),
    openedAt,
    link,
    ownWheels: ownWheels.map(plain),
    pendingSpins,
  })
}

const ownWheelsOfVersion1 = v.object({ version: v.literal(1), wheels: v.array(v.unknown()) })

/** Reads the format of version 1. @throws when the text is not JSON, of another version, or not a list of wheels */
export function readOwnWheels(text: string, onUnreadable: () => void): readonly OwnWheel[] {
  const stored = v.parse(ownWheelsOfVersion1, JSON.parse(text))
  return readEach(migrateOwnWheels(stored.wheels), onUnreadable)
}

/** An unreadable palette is dropped; the others stay. */
function ownPalettes(stored: unknown[]): string[] {
  const isPalette = (one: unknown) => typeof one === 'string' && PALETTE_TEXT.test(one)
  const found = stored.filter((one): one is string => isPalette(one) && one !== '')
  return [...new Set(found)].slice(0, MAX_OWN_PALETTES)
}

const preferences = v.object({
  version: v.literal(VERSION),
  areShortcutsOn: v.fallback(v.boolean(), DEFAULT_PREFERENCES.areShortcutsOn),
  areHapticsOn: v.fallback(v.boolean(), DEFAULT_PREFERENCES.areHapticsOn),
  hapticIntensity: v.fallback(v.picklist(HAPTIC_INTENSITIES), DEFAULT_PREFERENCES.hapticIntensity),
  wheelSize: v.fallback(v.picklist(WHEEL_SIZES), DEFAULT_PREFERENCES.wheelSize),
  areSpinLinksOn: v.fallback(v.boolean(), DEFAULT_PREFERENCES.areSpinLinksOn),
  soundVolume: v.fallback(
    v.pipe(v.number(), v.minValue(SOUND_VOLUME.min), v.maxValue(SOUND_VOLUME.max)),
    DEFAULT_PREFERENCES.soundVolume,
  ),
  palettes: v.fallback(v.pipe(v.array(v.unknown()), v.transform(ownPalettes)), []),
  spokenWinner: v.fallback(v.picklist(SPOKEN_WINNERS), DEFAULT_PREFERENCES.spokenWinner),
})

/** @throws when the text is not JSON, of another version, or not preferences */
export function readPreferences(text: string): Preferences {
  const { version: _, ...read } = v.parse(preferences, JSON.parse(text))
  return read
}

export function writePreferences(own: Preferences): string {
  return JSON.stringify({ version: VERSION, ...own })
}

export function readTheme(text: string | null | undefined): ThemeChoice | undefined {
  return THEME_CHOICES.find((choice) => choice === text)
}

export function writeHistory(history: readonly SpinResult[]): string {
  const entries = history
    .slice(0, STORED_HISTORY_LIMIT)
    // First what entries of every version have.
    .map(({ winner, timestamp, ...more }) => ({ winner, timestamp, ...more }))
  return JSON.stringify({ version: VERSION, entries })
}

const storedHistory = v.object({
  version: v.literal(VERSION),
  entries: v.array(v.looseObject({ winner: v.unknown(), timestamp: v.unknown() })),
})

/** For early entries, which are only a winner and a time. */
const BARE_RESULT = {
  wheelId: 'unknown',
  spinDuration: 0,
  angle: 0,
  isEliminationMode: false,
  isFinalWinner: false,
  remainingSegments: 0,
}

/** @throws when the text is not JSON, of another version, or not a list of results */
export function readHistory(text: string): readonly SpinResult[] {
  const { entries } = v.parse(storedHistory, JSON.parse(text))
  const whole = entries.map((entry) => ({
    id: `result-${entry.timestamp}`,
    ...BARE_RESULT,
    ...entry,
  }))
  return newestFirst(v.parse(readable(result, STORED_HISTORY_LIMIT), whole))
}

// Migrations. Their results are not validated here; the schema does that.

/** Version 1 had no wheel ids in results, and separate fields for the spins of this tab and of others. */
export function migrateWheels(stored: unknown): unknown {
  if (!isRecord(stored) || stored.version !== 1 || !isRecord(stored.wheel)) return stored
  const { pendingSpin, otherSpins, ...rest } = stored
  const wheel = withNamedResults(stored.wheel, stored.wheel.id)
  const spins = [...listOf(otherSpins), ...(pendingSpin ? [pendingSpin] : [])]
  return {
    ...rest,
    version: 2,
    wheel,
    pendingSpins: spins.map((spin) => withWheelId(spin, stored.wheel)),
  }
}

/** In version 1 two wheels created in the same millisecond had the same id. */
export function migrateOwnWheels(wheels: readonly unknown[]): readonly unknown[] {
  return wheels.map((wheel) => {
    if (!isRecord(wheel)) return wheel
    const id = typeof wheel.id === 'string' ? wheel.id.slice(0, 40) : 'wheel'
    return withNamedResults(wheel, `${id}_${hash(JSON.stringify(wheel.segments ?? null))}`)
  })
}

/** FNV-1a, 32 bits: the same wheel gets the same id every time it is read. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return (value >>> 0).toString(36)
}

function withNamedResults(wheel: Readonly<Record<string, unknown>>, id: unknown): object {
  const named = { ...wheel, id }
  const history = listOf(wheel.history).map((result) => withWheelId(result, named))
  // Version 1 stored both lists in full.
  const isSame = JSON.stringify(wheel.segments) === JSON.stringify(wheel.originalSegments)
  return { ...named, history, ...(isSame && { originalSegments: null }) }
}

function withWheelId(result: unknown, wheel: unknown): unknown {
  return isRecord(result) && isRecord(wheel) ? { ...result, wheelId: wheel.id } : result
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export type Part = Partial<SharedState>
export type SlotContents = Part & { readonly lineage?: Lineage }

export interface Slot extends Readable<SlotContents> {
  readonly fields: readonly (keyof SharedState)[]
  readonly version: number
  write(shared: SharedState, lineage: Lineage): string
  readonly writeFailure?: string
}

export const WHEELS: Slot = {
  key: WHEEL_KEY,
  fields: ['wheel', 'openedAt', 'settings', 'link', 'ownWheels', 'pendingSpins'],
  version: WHEEL_VERSION,
  write: (shared, lineage) => writeWheels({ ...shared, lineage }),
  read: readWheels,
  writeFailure: logMessages.saveWheelFailed,
  readFailure: logMessages.loadWheelFailed,
}

export const SLOTS: readonly Slot[] = [
  WHEELS,
  {
    key: PREFERENCES_KEY,
    fields: ['preferences'],
    version: VERSION,
    write: (shared) => writePreferences(shared.preferences),
    read: (text) => ({ preferences: readPreferences(text) }),
    readFailure: logMessages.loadPreferencesFailed,
  },
  {
    key: THEME_KEY,
    fields: ['theme'],
    version: VERSION,
    write: ({ theme }) => theme,
    read(text) {
      // Other apps on the same origin may use this key, so an unknown word is ignored, not quarantined.
      const theme = readTheme(text)
      return theme === undefined ? {} : { theme }
    },
    readFailure: logMessages.loadPreferencesFailed,
  },
]

export function partOf(slot: Slot, shared: SharedState): Part {
  return Object.fromEntries(slot.fields.map((field) => [field, shared[field]]))
}

/** Values of this app begin with their version, except the theme, which is a bare word. */
export function isOfLaterVersion(text: string, version: number): boolean {
  try {
    // Avoids parsing a wheel of 10,000 options.
    const begun = /^\{"version":(\d{1,9}),/.exec(text)?.[1]
    const found = begun === undefined ? JSON.parse(text).version : Number(begun)
    return typeof found === 'number' && found > version
  } catch {
    return false
  }
}

export const LEGACY: Readable<Part> = {
  key: OWN_WHEELS_KEY,
  read: (text, onUnreadable) => ({ ownWheels: readOwnWheels(text, onUnreadable) }),
  readFailure: logMessages.loadWheelFailed,
}

export const LEGACY_TOMBSTONE = JSON.stringify({ version: WHEEL_VERSION })

/** The current wheel's last results, once more: they outlast a wheel that is lost. */
export const HISTORY: Readable<readonly SpinResult[]> = {
  key: HISTORY_KEY,
  read: readHistory,
  readFailure: logMessages.loadHistoryFailed,
}

// Clearing works without the store, for the page of last resort.

/** Tells other open tabs that the data was cleared on purpose; otherwise their next change would store it again. */
export const CLEARED_KEY = 'wheel_cleared'

const SAVED_KEYS = [WHEEL_KEY, HISTORY_KEY, PREFERENCES_KEY, OWN_WHEELS_KEY]

/** Ids of the wheels that have a draw under way, as JSON. */
export const DESK_KEY = 'wheel_desk'

/** What the overlay shows: src/stream/overlaySettings.ts. */
export const OVERLAY_KEY = 'wheel_overlay'

/** The streamer's chat and rules: src/stream/chat/chatSettings.ts. */
export const CHAT_KEY = 'wheel_chat'

/**
 * What no part of the state holds: copies of what could not be read, what was shared, where draws are under way, what the
 * overlay shows, the streamer's chat, and the language that was chosen.
 */
const OTHER_KEYS = [
  ...SAVED_KEYS.flatMap(quarantinePlaces),
  ...[SHARE_LOG_KEY, DESK_KEY, OVERLAY_KEY, CHAT_KEY, LANGUAGE_KEY],
]

/** Removes all that tells of the visitor, so not the theme. Returns whether it is gone. @param mark a new one */
export function clearSavedData(
  storage: Pick<SafeStorage, 'write' | 'remove'>,
  mark: string,
): boolean {
  // First, because a tab that finds its data missing without a new mark stores it again. Where the storage is full,
  // there is room for the mark only afterwards.
  const isMarked = storage.write(CLEARED_KEY, mark)
  const isGone = [...SAVED_KEYS, ...OTHER_KEYS].map((key) => storage.remove(key)).every(Boolean)
  if (!isMarked) storage.write(CLEARED_KEY, mark)
  return isGone
}

/** Returns what puts back that which no part of the state holds. */
export function keepOthers(storage: Pick<SafeStorage, 'read' | 'write'>): () => void {
  const texts = OTHER_KEYS.map((key) => [key, storage.read(key)] as const)
  return () => {
    for (const [key, text] of texts) {
      if (text && storage.read(key) === null) storage.write(key, text)
    }
  }
}
