// Owns where things are kept and what happens when they cannot be: nothing already kept is overwritten
// unread, and a spin never fails for it.

import type { SafeStorage } from '../platform/storage'
import {
  DEFAULT_PREFERENCES,
  type Preferences,
  THEME_CHOICES,
  type ThemeChoice,
} from '../settings/preferences'
import { DEFAULT_SETTINGS } from '../settings/settings'
import { createWheel, DEFAULT_OPTIONS, recordResult, type Wheel } from '../wheel/wheel'
import { type Saved, VERSION, writeOwnWheels, writeSaved } from './kept'
import type { KeptReader, Services } from './services'
import type { AppState, OwnWheel } from './state'

const WHEEL_KEY = 'wheel_current'
const HISTORY_KEY = 'wheel_history'
/** Wheels that one from a link stands in for. */
const OWN_WHEELS_KEY = 'wheel_own'
const PREFERENCES_KEY = 'user_preferences'
/** Its value is the bare word, because a script that runs before this one reads it too. */
const THEME_KEY = 'theme'
const UNREADABLE_SUFFIX = '_unreadable'
/** One and the same, so that having none is no change. */
export const NO_WHEELS: readonly OwnWheel[] = []
/** Entries of the history key (product specification, section 9). */
const STORED_HISTORY_LIMIT = 10

type StorageServices = Pick<Services, 'storage' | 'warn'>

/** Whether there is anything to be read, and so anything that needs the reader. */
export function isAnythingKept(storage: SafeStorage): boolean {
  return [WHEEL_KEY, OWN_WHEELS_KEY, PREFERENCES_KEY].some((key) => storage.read(key) !== null)
}

/** The value under a key, `undefined` when there is none, or when it cannot be read: then it is set aside. */
function load<T>(
  key: string,
  read: ((text: string) => T) | undefined,
  message: string,
  { storage, warn }: StorageServices,
): T | undefined {
  const text = storage.read(key)
  if (text === null) return undefined
  try {
    if (!read) throw new Error('The code that reads it could not be loaded')
    return read(text)
  } catch (cause) {
    warn(message, cause)
    storage.write(key + UNREADABLE_SUFFIX, text)
    return undefined
  }
}

/** The default wheel, as a first visit finds it. */
export function firstWheel({ newId, now }: Pick<Services, 'newId' | 'now'>): Saved {
  const wheel = createWheel(DEFAULT_OPTIONS, newId, now())
  return { wheel, settings: DEFAULT_SETTINGS, link: null, pendingSpin: null }
}

/** The kept wheel; `undefined` when there is none, or none that can be read: then it is set aside. */
export function loadWheel(reader: KeptReader | null, services: StorageServices): Saved | undefined {
  return load(WHEEL_KEY, reader?.readSaved, 'Failed to load wheel data', services)
}

/** Whether a wheel is kept at all. */
export function isWheelKept({ storage }: StorageServices): boolean {
  return storage.read(WHEEL_KEY) !== null
}

/** A spin that the page was closed on is settled with the outcome that was drawn for it. */
export function settlePending(saved: Saved): Saved {
  const { pendingSpin } = saved
  if (!pendingSpin) return saved
  return { ...saved, wheel: recordResult(saved.wheel, pendingSpin) }
}

/** Keeps the wheel, its settings and the spin under way; false when the browser refuses. */
export function keepWheel(
  { wheel, settings, link, activeSpin }: AppState,
  { storage, warn }: StorageServices,
): boolean {
  const pendingSpin = activeSpin?.outcome ?? null
  const isKept = storage.write(WHEEL_KEY, writeSaved({ wheel, settings, link, pendingSpin }))
  if (!isKept) warn('Failed to save wheel data')
  return isKept
}

/** Keeps the last results under their own key, without the rest of the wheel. */
export function keepHistory(wheel: Wheel, { storage, warn }: StorageServices): boolean {
  const entries = wheel.history
    .slice(0, STORED_HISTORY_LIMIT)
    .map(({ winner, timestamp }) => ({ winner, timestamp }))
  const isKept = storage.write(HISTORY_KEY, JSON.stringify({ version: VERSION, entries }))
  if (!isKept) warn('Failed to save wheel history')
  return isKept
}

export function loadOwnWheels(
  reader: KeptReader | null,
  services: StorageServices,
): readonly OwnWheel[] {
  return (
    load(OWN_WHEELS_KEY, reader?.readOwnWheels, 'Failed to load wheel data', services) ?? NO_WHEELS
  )
}

export function keepOwnWheels(
  wheels: readonly OwnWheel[],
  { storage, warn }: StorageServices,
): boolean {
  const isKept = storage.write(OWN_WHEELS_KEY, writeOwnWheels(wheels))
  if (!isKept) warn('Failed to save wheel data')
  return isKept
}

export function loadPreferences(reader: KeptReader | null, services: StorageServices): Preferences {
  const message = 'Failed to load preferences'
  return load(PREFERENCES_KEY, reader?.readPreferences, message, services) ?? DEFAULT_PREFERENCES
}

export function keepPreferences(preferences: Preferences, { storage }: StorageServices): boolean {
  return storage.write(PREFERENCES_KEY, JSON.stringify({ version: VERSION, ...preferences }))
}

/** A stored theme is accepted only if it is one of the three. */
export function loadTheme({ storage }: StorageServices): ThemeChoice {
  const text = storage.read(THEME_KEY)
  return THEME_CHOICES.find((choice) => choice === text) ?? 'system'
}

export function keepTheme(theme: ThemeChoice, { storage }: StorageServices): boolean {
  return storage.write(THEME_KEY, theme)
}
