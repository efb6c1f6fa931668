// Owns where the wheel is kept and what happens when it cannot be: nothing already kept is overwritten
// unread, and a spin never fails for it.

import { DEFAULT_SETTINGS } from '../settings/settings'
import { createWheel, DEFAULT_OPTIONS, recordResult } from '../wheel/wheel'
import { readSaved, type Saved, writeSaved } from './savedWheel'
import type { Services } from './services'

const WHEEL_KEY = 'wheel_current'
const HISTORY_KEY = 'wheel_history'
const UNREADABLE_SUFFIX = '_unreadable'
/** Entries of the history key (product specification, section 9). */
const STORED_HISTORY_LIMIT = 10

type LoadServices = Pick<Services, 'storage' | 'newId' | 'now' | 'warn'>

export interface Loaded extends Saved {
  /** A saved wheel was there and could not be read; it was set aside. */
  readonly isDamaged: boolean
}

/** The saved wheel, or the default one. A value that cannot be read is kept under another key. */
export function loadWheel({ storage, newId, now, warn }: LoadServices): Loaded {
  const text = storage.read(WHEEL_KEY)
  if (text !== null) {
    try {
      return { ...readSaved(text), isDamaged: false }
    } catch (cause) {
      warn('Failed to load wheel data', cause)
      storage.write(WHEEL_KEY + UNREADABLE_SUFFIX, text)
    }
  }
  return {
    wheel: createWheel(DEFAULT_OPTIONS, newId, now()),
    settings: DEFAULT_SETTINGS,
    pendingSpin: null,
    isDamaged: text !== null,
  }
}

/** Keeps the wheel; false when the browser refuses. */
export function saveWheel(saved: Saved, { storage, warn }: LoadServices): boolean {
  const isKept = storage.write(WHEEL_KEY, writeSaved(saved))
  if (!isKept) warn('Failed to save wheel data')
  return isKept
}

/** Keeps the last results under their own key, without the rest of the wheel. */
export function saveHistory({ wheel }: Saved, { storage, warn }: LoadServices): void {
  const entries = wheel.history
    .slice(0, STORED_HISTORY_LIMIT)
    .map(({ winner, timestamp }) => ({ winner, timestamp }))
  if (!storage.write(HISTORY_KEY, JSON.stringify({ version: 1, entries }))) {
    warn('Failed to save wheel history')
  }
}

/** A spin that the page was closed on is settled with the outcome that was drawn for it. */
export function settlePending(saved: Saved): Saved {
  const { pendingSpin } = saved
  if (!pendingSpin) return saved
  return { ...saved, wheel: recordResult(saved.wheel, pendingSpin) }
}
