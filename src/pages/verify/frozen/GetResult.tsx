// Comes from an announcement to its result: the random number is fetched, or entered by hand, and verified either way.

import { useEffect, useState } from 'react'
import { fetchRound } from '../../../raffle/beacon/beacon'
import type { Announcement } from '../../../raffle/proof/announcement'
import page from '../../page.module.css'
import report from '../../report.module.css'
import styles from '../VerifyPage.module.css'
import { ByHand } from './ByHand'
import { makeInWorker } from './making'
import { frozenMessages as messages } from './messages'

interface GetResultProps {
  readonly announcement: Announcement
  /** With the text of the proof. */
  onMade(text: string): void
}

export function GetResult({ announcement, onMade }: GetResultProps) {
  const [said, setSaid] = useState('')
  const [running, setRunning] = useState<AbortController | null>(null)
  useEffect(() => () => running?.abort(), [running])

  async function get() {
    const controller = new AbortController()
    const { signal } = controller
    setRunning(controller)
    setSaid(messages.getting)
    const made = await resultOf(announcement, signal)
    if (signal.aborted) return
    setRunning(null)
    if (made.kind === 'made') onMade(made.text)
    else setSaid(messages.failed[made.why])
  }
  function giveUp() {
    running?.abort()
    setRunning(null)
    setSaid('')
  }

  return (
    <>
      <p className={page.buttons}>
        {/* The same button, so that it keeps the focus. */}
        <button
          type="button"
          className={page.button}
          data-main={!running || undefined}
          onClick={() => (running ? giveUp() : void get())}
        >
          {running ? messages.giveUp : messages.get}
        </button>
      </p>
      <p className={report.status} role="status">
        {said}
      </p>
      <p className={`${report.soft} ${styles.afterButton}`}>{messages.getNote}</p>
      <ByHand announcement={announcement} onMade={onMade} />
    </>
  )
}

/** Never rejects. */
async function resultOf(announcement: Announcement, signal: AbortSignal) {
  const { chain, round } = announcement
  const fetched = await fetchRound({ chain, round }, { signal })
  if (fetched.kind === 'failed') return { kind: 'failed', why: fetched.why } as const
  try {
    const text = await makeInWorker({ announcement, signature: fetched.signature }, signal)
    return { kind: 'made', text } as const
  } catch (cause) {
    console.warn('Failed to make a proof', cause)
    return { kind: 'failed', why: 'worker' } as const
  }
}
