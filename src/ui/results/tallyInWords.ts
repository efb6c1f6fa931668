// What a tally says at a glance.

import type { TallyEntry } from '../../wheel/result'
import type { Segment } from '../../wheel/segment'
import { messages } from './messages'

/** More names would say nothing. */
const MAX_NAMES = 3

/**
 * Who was drawn most or, where all were drawn equally often, how many; and how many were not drawn yet.
 * @param isWhole whether the tally holds every spin of the wheel: otherwise nobody knows who was not drawn
 */
export function tallyInWords(
  entries: readonly TallyEntry[],
  segments: readonly Segment[],
  isWhole: boolean,
): string {
  const most = entries[0]?.count ?? 0
  const leading = entries.filter(({ count }) => count === most)
  const sentences: string[] = []
  if (most === 1) sentences.push(messages.allDifferent(entries.length))
  else if (leading.length <= MAX_NAMES) {
    const names = leading.map(({ segment }) => segment.text)
    sentences.push(messages.mostDrawn(names, most))
  }
  const drawn = new Set(entries.map(({ segment }) => segment.id))
  const left = segments.filter(({ id }) => !drawn.has(id)).length
  if (isWhole && left > 0) sentences.push(messages.notDrawn(left))
  return sentences.join(' ')
}
