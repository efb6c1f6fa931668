// A text that cannot be read is quarantined before its key is written again; without room for that, the key is locked.

import type { SafeStorage } from '../../platform/storage'
import type { Services } from '../services'

export interface Readable<T> {
  readonly key: string
  /**
   * @param onUnreadable called when a part of the text cannot be read
   * @throws when the text cannot be read
   */
  read(text: string, onUnreadable: () => void): T
  readonly readFailure: string
}

export function createReader(
  { storage, warn }: Pick<Services, 'storage' | 'warn'>,
  onNoRoom: () => void,
) {
  const locked = new Set<string>()

  /** `undefined` for a text that cannot be read. */
  function read<T>(from: Readable<T>, text: string): T | undefined {
    const quarantineText = () => {
      if (quarantine(from.key, text, storage)) return
      locked.add(from.key)
      onNoRoom()
    }
    try {
      return from.read(text, quarantineText)
    } catch (cause) {
      warn(from.readFailure, cause)
      quarantineText()
      return undefined
    }
  }

  return {
    read,
    lock: (key: string) => locked.add(key),
    isLocked: (key: string) => locked.has(key),
    unlockAll: () => locked.clear(),
  }
}

// Quarantined values have keys of their own, newest first.

/** The oldest makes room for a fourth. */
const SUFFIXES = ['_unreadable', '_unreadable_2', '_unreadable_3'] as const

export function quarantinePlaces(key: string): string[] {
  return SUFFIXES.map((suffix) => key + suffix)
}

/** Returns whether the text is quarantined now. If there is no room for it, nothing changes. */
export function quarantine(
  key: string,
  text: string,
  storage: Pick<SafeStorage, 'read' | 'write'>,
): boolean {
  const places = quarantinePlaces(key)
  const before = places.map((place) => storage.read(place))
  // Never overwrite what cannot be read.
  if (before.includes(undefined)) return false
  // Already quarantined by an earlier visit.
  if (before.includes(text)) return true
  const after = [...new Set([text, ...before])].filter((one) => typeof one === 'string')
  // The oldest first, so that each value is copied before its place is overwritten.
  for (const index of [2, 1, 0]) {
    const one = after[index]
    if (one === undefined || one === before[index]) continue
    if (storage.write(places[index] as string, one)) continue
    before.forEach((old, at) => {
      if (typeof old === 'string' && at > index) storage.write(places[at] as string, old)
    })
    return false
  }
  return true
}
