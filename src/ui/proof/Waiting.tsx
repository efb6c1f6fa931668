// How long until a draw's number is there, and what keeps it away.

import { useEffect, useState } from 'react'
import type { Awaited } from '../../beacon/awaitRound'
import type { Announcement } from '../../proof/announcement'
import row from '../controls/buttonRow.module.css'
import { ByHand } from './ByHand'
import { secondsLeft } from './countdown'
import { countdownMessages } from './countdownMessages'
import { messages } from './messages'
import styles from './Proof.module.css'

/** A clock that is off by less is not worth a word. */
const CLOCK_TOLERANCE_MS = 5000
/** Screen readers are told when this many seconds are left. */
const SPOKEN_AT = [60, 10]

interface WaitingProps {
  readonly announcement: Announcement
  readonly awaited: Awaited
  onRetry(): void
  onSignature(signature: string): void
}

export function Waiting({ announcement, awaited, onRetry, onSignature }: WaitingProps) {
  const { phase, why, clockOffsetMs } = awaited
  const left = useSecondsLeft(awaited)
  const isDue = phase !== 'waiting' || left === 0
  const spokenAt = SPOKEN_AT.findLast((seconds) => left <= seconds)
  return (
    <section className={styles.part} aria-label={messages.announced}>
      <h3>{messages.announced}</h3>
      <p>{messages.due(announcement)}</p>
      {!isDue && (
        <p className={styles.clock} role="timer">
          {messages.left(countdownMessages.clock(left))}
        </p>
      )}
      <div role="status" className={styles.said}>
        {!isDue && spokenAt !== undefined && (
          <p className={styles.spoken}>{messages.soon(spokenAt)}</p>
        )}
        {isDue && phase !== 'trouble' && <p>{messages.asking}</p>}
        {phase === 'trouble' && why && <p className={styles.problem}>{messages.trouble(why)}</p>}
        {Math.abs(clockOffsetMs) > CLOCK_TOLERANCE_MS && !isDue && (
          <p className={styles.note}>{messages.clockOff(clockOffsetMs)}</p>
        )}
      </div>
      {phase === 'trouble' && (
        <div className={row.row}>
          <button type="button" onClick={onRetry}>
            {messages.tryAgain}
          </button>
        </div>
      )}
      {isDue && <ByHand announcement={announcement} onSignature={onSignature} />}
    </section>
  )
}

function useSecondsLeft(awaited: Awaited): number {
  const [, setTick] = useState(0)
  const isWaiting = awaited.phase === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setTick((tick) => tick + 1), 500)
    return () => clearInterval(timer)
  }, [isWaiting])
  return secondsLeft(awaited, Date.now())
}
