// How often each option was drawn.

import type { SpinResult } from './result'
import type { Segment } from './segment'

export interface TallyEntry {
  /** As it was when it was drawn last. */
  readonly segment: Segment
  readonly count: number
}

/** Most drawn first; of those drawn equally often, the one drawn last. @param history newest first */
export function tally(history: readonly Pick<SpinResult, 'winner'>[]): readonly TallyEntry[] {
  const entries = new Map<string, { readonly segment: Segment; count: number }>()
  for (const { winner } of history) {
    const known = entries.get(winner.id)
    if (known) known.count += 1
    else entries.set(winner.id, { segment: winner, count: 1 })
  }
  return [...entries.values()].toSorted((one, other) => other.count - one.count)
}
