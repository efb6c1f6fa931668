// How long until a round is due, looked at twice a second.

import { useEffect, useState } from 'react'
import type { Awaited } from '../../beacon/awaitRound'
import { secondsLeft } from '../../desk/countdown'

const TICK_MS = 500

/** Whole seconds; 0 where nothing is awaited. */
export function useSecondsLeft(awaited: Awaited | null): number {
  const [, setTick] = useState(0)
  const isWaiting = awaited?.phase === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setTick((tick) => tick + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  return awaited ? secondsLeft(awaited, Date.now()) : 0
}
