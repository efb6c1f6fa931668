import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Awaited } from '../../beacon/awaitRound'
import { countdown, secondsLeft } from '../../desk/countdown'
import styles from './AwaitedRaffle.module.css'
import { countdownMessages as messages } from './messages'

export function AwaitedRaffle() {
  const awaited = useStore(countdown, (state) => state.awaited)
  const left = useSecondsLeft(awaited)
  if (!awaited) return null
  const isDue = awaited.phase !== 'waiting' || left === 0
  return (
    // Screen readers are told by the panel, which says when it is due once, and not each second.
    <span className={styles.awaited} data-part="countdown" aria-hidden="true">
      {isDue ? (
        <span className={styles.due}>
          {awaited.phase === 'trouble' ? messages.unreachable : messages.asking}
        </span>
      ) : (
        <>
          <strong className={styles.time} data-long={left >= 3600 || undefined}>
            {messages.clock(left)}
          </strong>
          <span>{messages.untilDraw}</span>
        </>
      )}
    </span>
  )
}

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
