// The storage slots: which part of the shared state is stored under which key, and in which format.

import { logMessages } from '../messages'
import type { SharedState } from '../state'
import type { Readable } from './reader'
import {
  type Lineage,
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
