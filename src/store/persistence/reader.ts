// Reads stored texts. One that cannot be read is quarantined before its key is written again; where there is no room
// for that, its key is locked.

import type { Services } from '../services'
import { quarantine } from './quarantine'

/** What is stored under a key, and how it is read. */
export interface Readable<T> {
  readonly key: string
  /**
   * @param onUnreadable called when a part of the text cannot be read
   * @throws when the text cannot be read
   */
  read(text: string, onUnreadable: () => void): T
  /** Logged when a read fails. */
  readonly readFailure: string
}

export interface Reader {
  /** `undefined` for a text that cannot be read. */
  read<T>(from: Readable<T>, text: string): T | undefined
  /** Keeps a key from being read or written any more. */
  lock(key: string): void
  isLocked(key: string): boolean
  unlockAll(): void
}

/** @param onNoRoom called when a key is locked because its text cannot be quarantined */
export function createReader(
  { storage, warn }: Pick<Services, 'storage' | 'warn'>,
  onNoRoom: () => void,
): Reader {
  const locked = new Set<string>()

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
    lock: (key) => locked.add(key),
    isLocked: (key) => locked.has(key),
    unlockAll: () => locked.clear(),
  }
}
