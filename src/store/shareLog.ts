// Never sent anywhere.

import { SHARE_LOG_KEY, VERSION } from './persistence/schema'
import type { Services } from './services'
import type { AppState } from './state'

const LIMIT = 100

interface Entry {
  readonly action: string
  readonly platform: string
  readonly segments_count: number
  readonly has_custom_name: boolean
  readonly elimination_mode: boolean
  /** Milliseconds since 1970. */
  readonly timestamp: number
}

/** Newest last. A log that cannot be read is replaced, because nothing depends on it. */
export function logShare(
  action: string,
  platform: string,
  hasCustomName: boolean,
  { wheel, settings }: Pick<AppState, 'wheel' | 'settings'>,
  { storage, now }: Pick<Services, 'storage' | 'now'>,
): void {
  const entry: Entry = {
    action,
    platform,
    segments_count: wheel.segments.filter(({ eliminated }) => !eliminated).length,
    has_custom_name: hasCustomName,
    elimination_mode: settings.eliminationMode,
    timestamp: now(),
  }
  const entries = [...readEntries(storage.read(SHARE_LOG_KEY)), entry].slice(-LIMIT)
  storage.write(SHARE_LOG_KEY, JSON.stringify({ version: VERSION, entries }))
}

function readEntries(text: string | null | undefined): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    const { entries } = found as { entries?: unknown }
    return Array.isArray(entries) ? entries : []
  } catch {
    return []
  }
}
