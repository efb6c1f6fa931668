// The chances to be the last, worked out in slices so that the page stays alive meanwhile.

import { useEffect, useState } from 'react'
import { type LastChance, lastChances } from '../../../spin/lastChances'

/** So long at a time: less than a frame. */
const SLICE_MS = 8
/** Any will do, as long as it is always the same: the same wheel has the same estimates. */
const SEED = 20

interface Found {
  readonly weights: readonly number[]
  readonly chances: readonly LastChance[]
}

/**
 * `null` until they are known.
 * @param weights of those who are in; the same array for the same wheel
 * @param isWaiting while the wheel turns, which needs the time
 */
export function useLastChances(
  weights: readonly number[],
  isWaiting: boolean,
): readonly LastChance[] | null {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (isWaiting) return
    let isWanted = true
    void inSlices(weights, () => isWanted).then((chances) => {
      if (isWanted && chances) setFound({ weights, chances })
    })
    return () => {
      isWanted = false
    }
  }, [weights, isWaiting])
  return found?.weights === weights ? found.chances : null
}

async function inSlices(
  weights: readonly number[],
  isWanted: () => boolean,
): Promise<readonly LastChance[] | null> {
  const work = lastChances(weights, SEED)
  while (isWanted()) {
    const until = performance.now() + SLICE_MS
    while (performance.now() < until) {
      const step = work.next()
      if (step.done) return step.value
    }
    await new Promise((resolve) => setTimeout(resolve))
  }
  return null
}
