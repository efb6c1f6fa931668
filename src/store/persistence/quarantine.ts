// Quarantine for stored values that cannot be read: they move to keys of their own, newest first.

import type { SafeStorage } from '../../platform/storage'

/** Three quarantined values per key; the oldest makes room for a fourth. */
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
