import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { app } from '../../../store/app'
import { said } from '../../../text/say'
import { Button } from '../../../ui/kit/Button'
import { Disclosure } from '../../../ui/kit/Disclosure'
import { TextArea } from '../../../ui/kit/fields/Field'
import { isSheet, panelId } from '../../../ui/kit/Panel'
import { Note } from '../../../ui/kit/text'
import type { Awaited } from '../../beacon/awaitRound'
import { verifyRound } from '../../beacon/beacon'
import { RELAYS } from '../../beacon/relayOrigins'
import type { Announcement } from '../../proof/announcement'
import { signatureIn } from '../../proof/chain'
import desk from '../RaffleDesk.module.css'
import { messages } from './messages'
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
  const { phase, why, clockOffsetMs, isClockConfirmed, secondsLeft: left } = awaited
  const isDue = phase !== 'waiting' || left === 0
  useSpokenCountdown(left)
  useToldTrouble(why)
  return (
    <>
      <p>{messages.due(announcement)}</p>
      {!isDue && (
        <p className={desk.large} role="timer">
          {messages.left(left)}
        </p>
      )}
      <div role="status" className={desk.stack}>
        {isDue && phase !== 'trouble' && <p>{messages.asking}</p>}
        {phase === 'trouble' && why && (
          <Note className={desk.problem}>{said(messages.trouble(why))}</Note>
        )}
        {clockOffsetMs > CLOCK_TOLERANCE_MS && !isDue && (
          <Note>{messages.clockSlow(clockOffsetMs)}</Note>
        )}
        {isClockConfirmed === false && !isDue && (
          <Note className={desk.warning}>{messages.clockUnconfirmed}</Note>
        )}
      </div>
      {phase === 'trouble' && <Button onClick={onRetry}>{messages.tryAgain}</Button>}
      {isDue && <ByHand announcement={announcement} onSignature={onSignature} />}
      {!isDue && <Note>{messages.relayNote}</Note>}
    </>
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
    <Disclosure summary={messages.byHand} className={desk.more}>
      <form className={desk.stack} onSubmit={(event) => void take(event)}>
        <Note>{messages.byHandNote}</Note>
        {RELAYS[0] && (
          <Note className={styles.code} translate="no">
            {`${RELAYS[0]}/${chain}/public/${round}`}
          </Note>
        )}
        <label htmlFor={id}>{messages.signature}</label>
        <TextArea
          id={id}
          name="signature"
          className={styles.code}
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
          aria-describedby={`${id}said`}
        />
        <Note id={`${id}said`} className={desk.problem} role="status">
          {said}
        </Note>
        <Button type="submit" aria-disabled={isBusy}>
          {messages.use}
        </Button>
      </form>
    </Disclosure>
  )
}
