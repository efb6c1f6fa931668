// How long until a draw's random number is there, and what keeps it away.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { app } from '../../../store/app'
import row from '../../../ui/kit/buttonRow.module.css'
import card from '../../../ui/kit/card.module.css'
import { isSheet, panelId } from '../../../ui/kit/Panel'
import type { Awaited } from '../../beacon/awaitRound'
import { verifyRound } from '../../beacon/beacon'
import { RELAYS } from '../../beacon/relayOrigins'
import type { Announcement } from '../../proof/announcement'
import { signatureIn } from '../../proof/chain'
import { useSecondsLeft } from './AwaitedRaffle'
import { countdownMessages, messages } from './messages'
import styles from './Proof.module.css'

/** A clock that is slow by less is not worth a word. */
const CLOCK_TOLERANCE_MS = 5000
/** Screen readers are told when so many seconds are left. */
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
  useSpokenCountdown(left)
  useToldTrouble(why)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that announced it is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <section className={styles.part} aria-label={messages.listFinal}>
      <h3 ref={heading} tabIndex={-1}>
        {messages.listFinal}
      </h3>
      <p>{messages.due(announcement)}</p>
      {!isDue && (
        <p className={styles.clock} role="timer">
          {messages.left(countdownMessages.clock(left))}
        </p>
      )}
      <div role="status" className={styles.said}>
        {isDue && phase !== 'trouble' && <p>{messages.asking}</p>}
        {phase === 'trouble' && why && <p className={styles.problem}>{messages.trouble(why)}</p>}
        {clockOffsetMs > CLOCK_TOLERANCE_MS && !isDue && (
          <p className={styles.note}>{messages.clockSlow(clockOffsetMs)}</p>
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
      {!isDue && <p className={styles.note}>{messages.relayNote}</p>}
    </section>
  )
}

/** Read out as a mark is passed, wherever the visitor is on the page. */
function useSpokenCountdown(left: number): void {
  const before = useRef(left)
  useEffect(() => {
    const passed = SPOKEN_AT.find((seconds) => before.current > seconds && left <= seconds)
    before.current = left
    if (passed !== undefined) app.actions.tellDraw(messages.soon(left))
  }, [left])
}

/** On a phone this is in a sheet: whoever looks at the wheel has to be told, once. */
function useToldTrouble(why: Awaited['why']): void {
  const isTold = useRef(false)
  useEffect(() => {
    if (why === null || isTold.current) return
    if (!isSheet(document.getElementById(panelId('options')))) return
    isTold.current = true
    app.actions.showToast(messages.trouble(why), 'warning', {
      durationMs: 10_000,
      action: {
        label: messages.openByHand,
        perform() {
          if (app.store.getState().panel !== 'options') app.actions.togglePanel('options')
        },
      },
    })
  }, [why])
}

interface ByHandProps {
  readonly announcement: Announcement
  onSignature(signature: string): void
}

/** Takes the beacon's number from somebody who has looked it up elsewhere. It is verified like any other. */
function ByHand({ announcement: { chain, round }, onSignature }: ByHandProps) {
  const id = useId()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const signature = signatureIn(String(new FormData(event.currentTarget).get('signature')))
    if (signature === null) return setSaid(messages.signatureShape)
    setBusy(true)
    setSaid(messages.checking)
    const isGenuine = await verifyRound(chain, round, signature).catch(() => null)
    setBusy(false)
    setSaid(isGenuine === null ? messages.notChecked : isGenuine ? '' : messages.signatureWrong)
    if (isGenuine) onSignature(signature)
  }

  return (
    <details className={styles.more}>
      <summary className={card.disclosure}>{messages.byHand}</summary>
      <form className={styles.form} onSubmit={(event) => void take(event)}>
        <p className={styles.note}>{messages.byHandNote}</p>
        {RELAYS[0] && (
          <p className={styles.address} translate="no">
            {`${RELAYS[0]}/${chain}/public/${round}`}
          </p>
        )}
        <label htmlFor={id}>{messages.signature}</label>
        <textarea
          id={id}
          name="signature"
          rows={3}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby={`${id}said`}
        />
        <p id={`${id}said`} className={styles.problem} role="status">
          {said}
        </p>
        <div className={row.row}>
          <button type="submit" aria-disabled={isBusy}>
            {messages.use}
          </button>
        </div>
      </form>
    </details>
  )
}
