// Stored values that cannot be read are put beside their key, newest first, rather than overwritten.

import type { SafeStorage } from '../../platform/storage'

/** Each key has so many places for unreadable values: the key with such an ending. */
const SUFFIXES = ['_unreadable', '_unreadable_2', '_unreadable_3'] as const

/** Whether the text is now beside the key; where there is no room for it, all is as it was. */
export function quarantine(key: string, text: string, storage: SafeStorage): boolean {
  const places = SUFFIXES.map((suffix) => key + suffix)
  const before = places.map((place) => storage.read(place))
  // What cannot be seen must not be overwritten.
  if (before.includes(undefined)) return false
  // The same visit after visit, while nothing new is stored under the key.
  if (before.includes(text)) return true
  const after = [...new Set([text, ...before])].filter((one) => typeof one === 'string')
  // From the oldest on, so that each has its new place before the old one is taken.
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
