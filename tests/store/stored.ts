// Reads and writes the stored format for tests.

import {
  NO_LINEAGE,
  readWheels,
  type StoredWheels,
  writeWheels,
} from '../../src/store/persistence/schema'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import type { Wheel } from '../../src/wheel/wheel'

/** The text of a stored wheel. */
export function storedText(parts: { readonly wheel: Wheel } & Partial<StoredWheels>): string {
  return writeWheels({
    settings: DEFAULT_SETTINGS,
    openedAt: 0,
    link: null,
    ownWheels: [],
    pendingSpins: [],
    lineage: NO_LINEAGE,
    ...parts,
  })
}

export function readStored(text: string | null | undefined): StoredWheels {
  if (text === null || text === undefined) throw new Error('No wheel is stored')
  return readWheels(text)
}
