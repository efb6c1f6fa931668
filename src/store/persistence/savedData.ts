// Clearing all that is saved: for the settings, and for the page of last resort, which has no store.

import type { SafeStorage } from '../../platform/storage'
import { quarantinePlaces } from './reader'
import { HISTORY_KEY, OWN_WHEELS_KEY, PREFERENCES_KEY, SHARE_LOG_KEY, WHEEL_KEY } from './schema'

/** Tells other open tabs that the data was cleared on purpose; otherwise their next change would store it again. */
export const CLEARED_KEY = 'wheel_cleared'

/** The last is of an earlier version. */
const SAVED_KEYS = [WHEEL_KEY, HISTORY_KEY, PREFERENCES_KEY, OWN_WHEELS_KEY]

/** What no part of the state holds: copies of what could not be read, and the log of what was shared. */
const OTHER_KEYS = [...SAVED_KEYS.flatMap(quarantinePlaces), SHARE_LOG_KEY]

/**
 * Removes everything that says something of the visitor. The theme stays. Returns whether all of it is gone.
 * @param mark unlike that of any earlier time
 */
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

/** Returns what puts back that which no part of the state holds, beside what was stored since. */
export function keepOthers(storage: Pick<SafeStorage, 'read' | 'write'>): () => void {
  const texts = OTHER_KEYS.map((key) => [key, storage.read(key)] as const)
  return () => {
    for (const [key, text] of texts) {
      if (text && storage.read(key) === null) storage.write(key, text)
    }
  }
}
