// What the product has stored, as a test needs it.

import { DEFAULT_SETTINGS } from '../../src/settings/settings'
import {
  NO_LINEAGE,
  readCurrent,
  type StoredCurrent,
  writeCurrent,
} from '../../src/store/persistence/schema'
import type { Wheel } from '../../src/wheel/wheel'

/** The text of a stored wheel. */
export function storedText(parts: { readonly wheel: Wheel } & Partial<StoredCurrent>): string {
  return writeCurrent({
    settings: DEFAULT_SETTINGS,
    link: null,
    pendingSpins: [],
    strayResults: [],
    unseenResult: null,
    lineage: NO_LINEAGE,
    ...parts,
  })
}

export function readStored(text: string | null | undefined): StoredCurrent {
  if (text === null || text === undefined) throw new Error('No wheel is stored')
  return readCurrent(text)
}
