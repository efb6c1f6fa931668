// What My Wheels lists: the current wheel, those at hand and those in the library, one row for each.

import { LOCALE } from '../../text/locale'
import type { AppState } from '../state'
import { wheelsAtHand } from './atHand'
import { type Entry, entryOf } from './schema'
import type { Listed } from './wheels'

export type Order = 'used' | 'name'

export interface Row extends Entry {
  readonly isCurrent: boolean
  /** Whether the record cannot be read; then there is only an id. */
  readonly isUnreadable: boolean
}

/** As people sort names: without case, and `4B` before `10A`. */
const byName = new Intl.Collator(LOCALE, { sensitivity: 'base', numeric: true })

/**
 * The rows, in no order.
 * @param now milliseconds since 1970
 */
export function rowsOf(
  state: Pick<AppState, 'wheel' | 'settings' | 'ownWheels' | 'openedAt'>,
  { entries, unreadable }: Listed,
  now: number,
): readonly Row[] {
  const [current, ...others] = wheelsAtHand(state)
  const rows = new Map<string, Row>()
  const add = (entry: Entry, more: Partial<Row> = {}) => {
    if (rows.has(entry.id)) return
    rows.set(entry.id, { ...entry, isCurrent: false, isUnreadable: false, ...more })
  }
  if (current) add(entryOf(current, now), { isCurrent: true })
  const inLibrary = new Map(entries.map((entry) => [entry.id, entry]))
  others.forEach((own, index) => {
    // The first was in hand until the current wheel was opened.
    const usedAt = index === 0 ? state.openedAt : (inLibrary.get(own.wheel.id)?.usedAt ?? 0)
    add(entryOf(own, Math.max(usedAt, own.wheel.lastUsed)))
  })
  for (const entry of entries) add(entry)
  for (const id of unreadable) {
    const nothing = { id, name: '', count: 0, eliminated: 0, colors: [], usedAt: 0 }
    add(nothing, { isUnreadable: true })
  }
  return [...rows.values()]
}

/** What cannot be read comes last. */
export function sortRows(rows: readonly Row[], order: Order): readonly Row[] {
  return rows.toSorted((one, other) => {
    if (one.isUnreadable !== other.isUnreadable) return one.isUnreadable ? 1 : -1
    const first = order === 'name' ? byName.compare(one.name, other.name) : 0
    return first || other.usedAt - one.usedAt || byName.compare(one.name, other.name)
  })
}
