// Takes the random number of a round as text, for whoever has no connection here, or trusts no relay.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { verifyRound } from '../../../raffle/beacon/beacon'
import { RELAYS } from '../../../raffle/beacon/relayOrigins'
import type { Announcement } from '../../../raffle/proof/announcement'
import { signatureIn } from '../../../raffle/proof/chain'
import page from '../../page.module.css'
import report from '../../report.module.css'
import { LongText } from '../LongText'
import styles from '../VerifyPage.module.css'
import { makeInWorker } from './making'
import { frozenMessages as messages } from './messages'

interface ByHandProps {
  readonly announcement: Announcement
  /** With the text of the proof. */
  onMade(text: string): void
}

export function ByHand({ announcement, onMade }: ByHandProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const running = useRef<AbortController>(undefined)
  const [said, setSaid] = useState('')
  useEffect(() => () => running.current?.abort(), [])
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
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setSaid(messages.verifying)
    try {
      const isValid = await verifyRound(chain, round, signature)
      const made = isValid
        ? await makeInWorker({ announcement, signature }, controller.signal)
        : null
      if (controller.signal.aborted) return
      if (made === null) setSaid(messages.wrong)
      else onMade(made)
    } catch (cause) {
      console.warn('Failed to make a proof', cause)
      setSaid(messages.failed.worker)
    }
  }

  return (
    <details className={styles.more}>
      <summary>{messages.byHand}</summary>
      <p>{messages.byHandText}</p>
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
