// The stored formats: keys, schemas, reading and writing. What is stored is not trusted (wheelSchema.ts).

import * as v from 'valibot'
import type { SpinResult } from '../../wheel/result'
import {
  DEFAULT_PREFERENCES,
  HAPTIC_INTENSITIES,
  type Preferences,
  THEME_CHOICES,
  type ThemeChoice,
  WHEEL_SIZES,
} from '../../wheel/settings/preferences'
import { newestFirst } from '../../wheel/wheel'
import type { OwnWheel, SharedState } from '../state'
import { migrateOwnWheels, migrateWheels } from './migrate'
import { id, pendingSpin, plain, readable, result, storedWheel, time } from './wheelSchema'

export const SHARE_LOG_KEY = 'wheel_analytics'
export const WHEEL_KEY = 'wheel_current'
/** The current wheel's last results, once more: they outlast a wheel that is missing or cannot be read. */
export const HISTORY_KEY = 'wheel_history'
/** The visitor's other wheels in version 1. Since two keys cannot be written atomically, there is only one now. */
export const OWN_WHEELS_KEY = 'wheel_own'
export const PREFERENCES_KEY = 'user_preferences'
/** The value is the bare word, because public/theme.js reads it before the first paint. */
export const THEME_KEY = 'theme'

/** Version of the wheels' format. A value of a later version is never overwritten. */
export const WHEEL_VERSION = 2
/** Version of the other keys' formats. */
export const VERSION = 1

/** Entries under the history key: fewer than in the wheel's own history, which is stored with the wheel. */
const STORED_HISTORY_LIMIT = 10
const MAX_PENDING_SPINS = 1000

/** Revisions stored with a text: more than all tabs together write before each has read the others' texts. */
export const MAX_ANCESTORS = 24

/** The revisions that a stored text is based on. */
export interface Lineage {
  readonly revision: string
  /** Revisions before this one, newest first. */
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

/**
 * Reads the visitor's other wheels in the format of version 1.
 * @throws when the text is not JSON, of another version, or not a list of wheels
 */
export function readOwnWheels(text: string, onUnreadable: () => void): readonly OwnWheel[] {
  const stored = v.parse(ownWheelsOfVersion1, JSON.parse(text))
  return readEach(migrateOwnWheels(stored.wheels), onUnreadable)
}

const preferences = v.object({
  version: v.literal(VERSION),
  areShortcutsOn: v.fallback(v.boolean(), DEFAULT_PREFERENCES.areShortcutsOn),
  areHapticsOn: v.fallback(v.boolean(), DEFAULT_PREFERENCES.areHapticsOn),
  hapticIntensity: v.fallback(v.picklist(HAPTIC_INTENSITIES), DEFAULT_PREFERENCES.hapticIntensity),
  wheelSize: v.fallback(v.picklist(WHEEL_SIZES), DEFAULT_PREFERENCES.wheelSize),
})

/** @throws when the text is not JSON, of another version, or not preferences */
export function readPreferences(text: string): Preferences {
  const { version: _, ...read } = v.parse(preferences, JSON.parse(text))
  return read
}

export function writePreferences(own: Preferences): string {
  return JSON.stringify({ version: VERSION, ...own })
}

/** The stored theme, or `undefined` for any other text. */
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

/** For entries of earlier versions, which are only a winner and a time. */
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
