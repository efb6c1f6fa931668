// Owns what is kept under which key, and in which words. What reads it again is in restore.ts, loaded later.

import type { SafeStorage } from '../platform/storage'
import { THEME_CHOICES, type ThemeChoice } from '../settings/preferences'
import { DEFAULT_SETTINGS } from '../settings/settings'
import { createWheel, DEFAULT_OPTIONS } from '../wheel/wheel'
import { VERSION, writeOwnWheels, writeSaved } from './kept'
import type { Services } from './services'
import type { AppState, OwnWheel } from './state'

export const WHEEL_KEY = 'wheel_current'
export const HISTORY_KEY = 'wheel_history'
/** Wheels that one from a link stands in for. */
export const OWN_WHEELS_KEY = 'wheel_own'
export const PREFERENCES_KEY = 'user_preferences'
/** Its value is the bare word, because a script that runs before this one reads it too. */
export const THEME_KEY = 'theme'
/** One and the same, so that having none is no change. */
export const NO_WHEELS: readonly OwnWheel[] = []
/** Entries of the history key (product specification, section 9). */
const STORED_HISTORY_LIMIT = 10

interface Kept {
  readonly key: string
  /** What it is made of: while these are the same, there is nothing to write. */
  parts(state: AppState): readonly unknown[]
  write(state: AppState): string
  /** What the developer is told when the browser refuses. */
  readonly complaint?: string
}

export const KEPT: readonly Kept[] = [
  {
    key: WHEEL_KEY,
    parts: ({ wheel, settings, link, activeSpin }) => [wheel, settings, link, activeSpin],
    write(state) {
      // While this tab spins, what another one has made of the wheel is the newer.
      const { wheel, link } = state.elsewhere ?? state
      const { settings, activeSpin, spinsElsewhere } = state
      const pendingSpin = activeSpin?.outcome ?? null
      return writeSaved({ wheel, settings, link, pendingSpin, otherSpins: spinsElsewhere })
    },
    complaint: 'Failed to save wheel data',
  },
  {
    // The last results without the rest of the wheel.
    key: HISTORY_KEY,
    parts: ({ wheel }) => [wheel.history],
    write({ wheel }) {
      const entries = wheel.history
        .slice(0, STORED_HISTORY_LIMIT)
        .map(({ winner, timestamp }) => ({ winner, timestamp }))
      return JSON.stringify({ version: VERSION, entries })
    },
    complaint: 'Failed to save wheel history',
  },
  {
    key: OWN_WHEELS_KEY,
    parts: ({ ownWheels }) => [ownWheels],
    write: ({ ownWheels }) => writeOwnWheels(ownWheels),
    complaint: 'Failed to save wheel data',
  },
  {
    key: PREFERENCES_KEY,
    parts: ({ preferences }) => [preferences],
    write: ({ preferences }) => JSON.stringify({ version: VERSION, ...preferences }),
  },
  { key: THEME_KEY, parts: ({ theme }) => [theme], write: ({ theme }) => theme },
]

/** Whether there is anything to be read, and so anything that needs the reader. */
export function isAnythingKept(storage: SafeStorage): boolean {
  return [WHEEL_KEY, OWN_WHEELS_KEY, PREFERENCES_KEY].some((key) => storage.read(key) !== null)
}

/** The default wheel, as a first visit finds it. */
export function firstWheel({ newId, now }: Pick<Services, 'newId' | 'now'>): OwnWheel {
  return { wheel: createWheel(DEFAULT_OPTIONS, newId, now()), settings: DEFAULT_SETTINGS }
}

/** A stored theme is accepted only if it is one of the three. */
export function loadTheme(storage: SafeStorage): ThemeChoice {
  const text = storage.read(THEME_KEY)
  return THEME_CHOICES.find((choice) => choice === text) ?? 'system'
}
