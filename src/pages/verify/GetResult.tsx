// Comes from an announcement to its result: the random number is fetched, or entered by hand, and verified either way.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { fetchRound, verifyRound } from '../../beacon/beacon'
import { RELAYS } from '../../beacon/relayOrigins'
import type { Announcement } from '../../proof/announcement'
import { makeProof, proofText } from '../../proof/proof'
import page from '../page.module.css'
import report from '../report.module.css'
import { frozenMessages as messages } from './frozenMessages'
import { LongText } from './LongText'
import { signatureIn } from './signatureIn'
import styles from './VerifyPage.module.css'

interface GetResultProps {
  readonly announcement: Announcement
  /** With the text of the proof. */
  onMade(text: string): void
}

export function GetResult({ announcement, onMade }: GetResultProps) {
  const { chain, round } = announcement
  const [said, setSaid] = useState('')
  const [running, setRunning] = useState<AbortController | null>(null)
  useEffect(() => () => running?.abort(), [running])

  async function get() {
    const controller = new AbortController()
    setRunning(controller)
    setSaid(messages.getting)
    const fetched = await fetchRound({ chain, round }, { signal: controller.signal })
    if (controller.signal.aborted) return
    setRunning(null)
    if (fetched.kind === 'found') onMade(proofText(makeProof(announcement, fetched.signature)))
    else setSaid(messages.failed[fetched.why])
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
      <p className={report.soft}>{messages.getNote}</p>
      <ByHand announcement={announcement} onMade={onMade} />
    </>
  )
}

function ByHand({ announcement, onMade }: GetResultProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [said, setSaid] = useState('')
  const { chain, round } = announcement

  async function submit(event: FormEvent) {
    event.preventDefault()
    const text = field.current?.value ?? ''
    const signature = signatureIn(text)
    if (signature === null) {
      setSaid(text.trim() === '' ? messages.empty : messages.noSignature)
      field.current?.focus()
      return
    }
    setSaid(messages.verifying)
    try {
      const isValid = await verifyRound(chain, round, signature)
      if (isValid) onMade(proofText(makeProof(announcement, signature)))
      else setSaid(messages.wrong(round))
    } catch (cause) {
      console.warn('Failed to verify a signature', cause)
      setSaid(messages.failed.worker)
    }
  }

  return (
    <details className={styles.more}>
      <summary>{messages.byHand}</summary>
      <p>{messages.byHandText(round)}</p>
      <LongText label={messages.address} text={`${RELAYS[0]}/${chain}/public/${round}`} />
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <label htmlFor={id}>{messages.signature}</label>
        <textarea
          ref={field}
          id={id}
          rows={3}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}said`}
        />
        <p>
          <button type="submit" className={page.button}>
            {messages.verify}
          </button>
        </p>
        <p id={`${id}said`} className={report.status} role="status">
          {said}
        </p>
      </form>
    </details>
  )
}
