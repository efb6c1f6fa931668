// The storage slots: which part of the shared state is stored under which key, and in which format.

import type { SpinResult } from '../../wheel/result'
import { logMessages } from '../messages'
import type { Services } from '../services'
import type { SharedState } from '../state'
import type { Readable, Reader } from './reader'
import {
  HISTORY_KEY,
  type Lineage,
  OWN_WHEELS_KEY,
  PREFERENCES_KEY,
  readHistory,
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

export type Part = Partial<SharedState>
export type SlotContents = Part & { readonly lineage?: Lineage }

export interface Slot extends Readable<SlotContents> {
  readonly fields: readonly (keyof SharedState)[]
  readonly version: number
  write(shared: SharedState, lineage: Lineage): string
  /** Logged when a write fails. */
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

const PREFERENCES: Slot = {
  key: PREFERENCES_KEY,
  fields: ['preferences'],
  version: VERSION,
  write: ({ preferences }) => writePreferences(preferences),
  read: (text) => ({ preferences: readPreferences(text) }),
  readFailure: logMessages.loadPreferencesFailed,
}

const THEME: Slot = {
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
}

export const SLOTS = [WHEELS, PREFERENCES, THEME] as const

/** Replaces version 1's other wheels once they are stored with the rest. */
export const LEGACY_TOMBSTONE = JSON.stringify({ version: WHEEL_VERSION })

/** The other wheels in version 1. */
export const LEGACY: Readable<Part> = {
  key: OWN_WHEELS_KEY,
  read: (text, onUnreadable) => ({ ownWheels: readOwnWheels(text, onUnreadable) }),
  readFailure: logMessages.loadWheelFailed,
}

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

// The current wheel's last results, once more under a key of their own: they outlast a wheel that is lost.

const HISTORY: Readable<readonly SpinResult[]> = {
  key: HISTORY_KEY,
  read: readHistory,
  readFailure: logMessages.loadHistoryFailed,
}

interface HistoryCopy {
  /** The stored results, newest first; none where they are missing or cannot be read. */
  read(): readonly SpinResult[]
  /** Takes results as stored. */
  markStored(history: readonly SpinResult[]): void
  /** Stores results that have changed. */
  write(history: readonly SpinResult[]): void
}

export function createHistoryCopy(
  { storage, warn }: Pick<Services, 'storage' | 'warn'>,
  reader: Reader,
): HistoryCopy {
  let stored: readonly SpinResult[] = []
  return {
    read() {
      const text = storage.read(HISTORY_KEY)
      return (text && reader.read(HISTORY, text)) || []
    },
    markStored(history) {
      stored = history
    },
    write(history) {
      if (history === stored || reader.isLocked(HISTORY_KEY)) return
      if (storage.write(HISTORY_KEY, writeHistory(history))) stored = history
      // The wheel is stored with the same results, so the visitor is not told.
      else warn(logMessages.saveHistoryFailed)
    },
  }
}
