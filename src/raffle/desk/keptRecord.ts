// The record of a draw as the library keeps it. It is not trusted.

import type { DrawHead } from '../../store/library/schema'
import type { DrawState } from '../model/drawState'
import { NO_HASH } from '../model/hashChain'
import { isBound, provenOf } from '../model/proven'
import { readRecord } from '../model/readRecord'
import { type Entry, RECORD_FORMAT } from '../model/record'

/**
 * The entries in order; `null` where they are no record that can be gone on with. Whether each says what its hash was
 * made of is left to the check of a record.
 */
export function readEntries(kept: readonly unknown[]): readonly Entry[] | null {
  // Each entry is kept by itself: the first one says of what version all are.
  const { version } = (kept[0] ?? {}) as { readonly version?: unknown }
  const { lines } = readRecord({ format: RECORD_FORMAT, version, entries: kept })
  if (lines?.[0]?.kind !== 'begun') return null
  // Nothing can be drawn of it, and it must not be drawn by chance.
  if (isBound(lines[0]) && !provenOf(lines[0], null)) return null
  let before = NO_HASH
  for (const [index, line] of lines.entries()) {
    if (line?.seq !== index + 1 || line.before !== before) return null
    before = line.hash
  }
  return lines as readonly Entry[]
}

export function headOf(
  { begun, places, drawn, hasEnded }: DrawState,
  entries: readonly Entry[],
): DrawHead {
  const head = {
    drawId: begun.drawId,
    wheelId: begun.wheel.id,
    wheelName: begun.wheel.name,
    begunAt: entries[0]?.at ?? 0,
    places,
    drawn,
    ...(isBound(begun) && { isProven: true as const }),
  }
  const endedAt = entries.at(-1)?.at ?? head.begunAt
  return hasEnded ? { ...head, endedAt } : head
}
