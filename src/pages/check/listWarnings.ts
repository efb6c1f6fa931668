// What a list does not show by itself: odds that are not equal, and names that only look the same. Load it on request.

import { lookAlikes } from '../../lists/lookAlikes'
import type { Announcement } from '../../raffle/proof/announcement'
import { messages } from './messages'

export function listWarnings({ entries, weights }: Announcement): readonly string[] {
  const alike = lookAlike(entries)
  return [
    ...(weights ? [messages.warnings.weights] : []),
    ...(alike === null ? [] : [messages.warnings.lookAlike(alike)]),
  ]
}

/** One of two names that look alike; `null` without such. In an announcement, whatever differs is another name. */
function lookAlike(entries: readonly string[]): string | null {
  const [[, second = -1] = []] = lookAlikes(entries, (entry) => entry)
  return entries[second] ?? null
}
