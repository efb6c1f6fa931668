// What a list does not show by itself: odds that are not equal, and names that only look the same.

import type { Announcement } from '../../proof/announcement'
import { messages } from './messages'

/** Empty for a list that is what it looks like. */
export function surprisesIn({ entries, weights }: Announcement): readonly string[] {
  const alike = lookAlike(entries)
  return [
    ...(weights ? [messages.warnings.weights] : []),
    ...(alike === null ? [] : [messages.warnings.lookAlike(alike)]),
  ]
}

/** Signs that are not seen, or only as a space. */
const UNSEEN = /[\s\p{Cf}\p{Cc}\p{Zs}]+/gu

/** One of two names that differ in what is not seen, in case or in the width of letters; `null` without such. */
function lookAlike(entries: readonly string[]): string | null {
  const seen = new Map<string, string>()
  for (const entry of entries) {
    const look = entry.normalize('NFKC').replace(UNSEEN, '').toLowerCase()
    const before = seen.get(look)
    if (before !== undefined && before !== entry) return entry
    seen.set(look, entry)
  }
  return null
}
