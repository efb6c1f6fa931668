// The random number is fetched, or entered by hand without a connection or trust in a relay; checked either way.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { fetchRound, verifyRound } from '../../../raffle/beacon/beacon'
import { RELAYS } from '../../../raffle/beacon/relayOrigins'
import type { Announcement } from '../../../raffle/proof/announcement'
import { signatureIn } from '../../../raffle/proof/chain'
import { Button } from '../../../ui/kit/Button'
import { Disclosure } from '../../../ui/kit/Disclosure'
import { Note } from '../../../ui/kit/text'
import { CodeField } from '../../CodeField'
import page from '../../page.module.css'
import { makeInWorker } from '../../workers'
import styles from '../CheckPage.module.css'
import { LongText } from '../Copyable'
import { frozenMessages as messages } from './messages'

interface GetResultProps {
  readonly announcement: Announcement
  onMade(proofText: string): void
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
        <Button
          kind={running ? 'plain' : 'primary'}
          onClick={() => (running ? giveUp() : void get())}
        >
          {running ? messages.giveUp : messages.get}
        </Button>
      </p>
      <p role="status">{said}</p>
      <Note>{messages.getNote}</Note>
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

function ByHand({ announcement, onMade }: GetResultProps) {
  const saidId = useId()
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
    setSaid(messages.checking)
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
    <Disclosure summary={messages.byHand}>
      <p>{messages.byHandText}</p>
      <LongText label={messages.address} text={`${RELAYS[0]}/${chain}/public/${round}`} />
      <form className={styles.handForm} onSubmit={(event) => void submit(event)}>
        <CodeField label={messages.signature} ref={field} rows={3} aria-describedby={saidId} />
        <p>
          <Button type="submit">{messages.check}</Button>
        </p>
        <p id={saidId} role="status">
          {said}
        </p>
      </form>
    </Disclosure>
  )
}
