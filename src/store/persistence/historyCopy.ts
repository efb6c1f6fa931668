// The current wheel's last results, once more under a key of their own: they outlast a wheel that is lost.

import type { SpinResult } from '../../wheel/result'
import { logMessages } from '../messages'
import type { Services } from '../services'
import type { Readable, Reader } from './reader'
import { HISTORY_KEY, readHistory, writeHistory } from './schema'

const HISTORY: Readable<readonly SpinResult[]> = {
  key: HISTORY_KEY,
  read: readHistory,
  readFailure: logMessages.loadHistoryFailed,
}

export interface HistoryCopy {
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
