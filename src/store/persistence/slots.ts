// The keys of the storage, and which part of the shared state each of them has.

import { logMessages } from '../messages'
import type { SharedState } from '../state'
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

/** One key of the storage: which part of the shared state it has, and how that is written and read. */
export interface Slot {
  readonly key: string
  readonly fields: readonly (keyof SharedState)[]
  readonly version: number
  write(shared: SharedState, lineage: Lineage): string
  /** @throws when the text cannot be read */
  read(text: string, onUnreadable: () => void): SlotContents
  /** For the console, when a write or a read fails. */
  readonly writeFailure?: string
  readonly readFailure: string
}

export const WHEELS: Slot = {
  key: WHEEL_KEY,
  fields: [
    ...(['wheel', 'openedAt', 'settings', 'link', 'ownWheels'] as const),
    ...(['pendingSpins', 'strayResults', 'abandonedResult'] as const),
  ],
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
    // Any script of the origin may write this word; one that is no theme means nothing.
    const theme = readTheme(text)
    return theme === undefined ? {} : { theme }
  },
  readFailure: logMessages.loadPreferencesFailed,
}

export const SLOTS = [WHEELS, PREFERENCES, THEME] as const

/** Stands in place of version 1's other wheels once they are stored with the rest. */
export const LEGACY_TOMBSTONE = JSON.stringify({ version: WHEEL_VERSION })

/** Where version 1 had the other wheels. */
export const LEGACY: Pick<Slot, 'key' | 'read' | 'readFailure'> = {
  key: OWN_WHEELS_KEY,
  read: (text, onUnreadable) => ({ ownWheels: readOwnWheels(text, onUnreadable) }),
  readFailure: logMessages.loadWheelFailed,
}

export function partOf(slot: Slot, shared: SharedState): Part {
  return Object.fromEntries(slot.fields.map((field) => [field, shared[field]]))
}

/** The product's own values begin with a version; the bare word of the theme has none. */
export function isOfLaterVersion(text: string, version: number): boolean {
  try {
    // A wheel of 10,000 options need not be read for it.
    const begun = /^\{"version":(\d{1,9}),/.exec(text)?.[1]
    const found = begun === undefined ? JSON.parse(text).version : Number(begun)
    return typeof found === 'number' && found > version
  } catch {
    return false
  }
}
