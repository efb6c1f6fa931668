// Announces a draw before the number exists that decides it.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { randomHex } from '../../../platform/entropy'
import { app } from '../../../store/app'
import { said } from '../../../text/say'
import { inSequence } from '../../../text/sentences'
import { Button } from '../../../ui/kit/Button'
import { Section } from '../../../ui/kit/Card'
import { Field } from '../../../ui/kit/fields/Field'
import { Segmented } from '../../../ui/kit/fields/Segmented'
import { Note } from '../../../ui/kit/text'
import { type DeviceCapabilities, effectiveTiming } from '../../../wheel/settings/timing'
import type { Desk } from '../../desk/deskState'
import { ProofError } from '../../proof/announcement'
import { QUICKNET } from '../../proof/chain'
import { useBigButton } from '../bigButton'
import { messages as drawMessages } from '../messages'
import styles from '../RaffleDesk.module.css'
import { chooseRound, timeProblem, type When } from './announcing'
import { messages } from './messages'
import { Step, Steps } from './Steps'

const TIMES: readonly { readonly value: When; readonly label: string }[] = [
  { value: 'seconds', label: messages.inSeconds },
  { value: 'minutes', label: messages.inMinutes },
  { value: 'time', label: messages.atTime },
]

interface ProveDrawProps {
  /** Why it cannot be announced; empty where it can. */
  readonly objection: string
  /** Freezes the draw for a round. Returns what is wrong, or nothing. */
  announce(round: number): Promise<string>
  onCancel(): void
}

export function AnnounceRaffle({ objection, announce, onCancel }: ProveDrawProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [when, setWhen] = useState<When>('minutes')
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useBigButton(messages.announce, !isBusy && objection === '', () => form.current?.requestSubmit())
  // The button that was pressed is gone, and this may be below the edge of the screen.
  useEffect(() => heading.current?.focus(), [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || objection) return
    const typed = new FormData(event.currentTarget).get('time')
    const timeMs = typed ? new Date(String(typed)).getTime() : Number.NaN
    const wrong = timeProblem(when, timeMs, Date.now())
    if (wrong) return setSaid(messages[wrong])
    setBusy(true)
    setSaid(messages.announcing)
    const chosen = await chooseRound(when, timeMs)
    const problem =
      chosen.problem === null ? await announce(chosen.round) : messages[chosen.problem]
    setBusy(false)
    setSaid(problem)
  }

  return (
    <Section>
      <form
        ref={form}
        className={styles.stack}
        aria-labelledby={`${id}title`}
        onSubmit={(event) => void submit(event)}
      >
        <h3 id={`${id}title`} ref={heading} tabIndex={-1}>
          {messages.proveTitle}
        </h3>
        <Steps>
          <Step name="lock" state="current">
            <Segmented
              legend={messages.when}
              options={TIMES}
              value={when}
              onChoose={(value) => setWhen(value)}
            />
            {when === 'time' && (
              <Field label={messages.time} name="time" type="datetime-local" step={1} required />
            )}
            <Note role="status" className={isBusy ? '' : styles.problem}>
              {objection || said}
            </Note>
            <Note>{messages.announceNote}</Note>
            <Button onClick={onCancel}>{messages.cancel}</Button>
          </Step>
          <Step name="send">
            <Note>{messages.sendNote}</Note>
          </Step>
          <Step name="draw">
            <Note>{inSequence([messages.drawNote, messages.relayNote])}</Note>
          </Step>
        </Steps>
      </form>
    </Section>
  )
}

/** Where the wheel does not turn on this device. Those who watch have settings of their own. */
const USUAL_SPIN_MS = 4000
const SALT_BYTES = 16
const ANY_DEVICE: DeviceCapabilities = {
  canVibrate: false,
  isOnline: true,
  prefersReducedMotion: false,
  prefersDark: false,
}

/** Freezes what is set up, for a round of the beacon. @returns what is wrong, or nothing */
export async function announceRaffle(desk: Desk, round: number): Promise<string> {
  const { settings } = app.store.getState()
  // Each device slows down or shortens its spin by itself.
  const { spinMs } = effectiveTiming(settings.animationSpeed, ANY_DEVICE)
  const announcement = desk.actions.announcementFor({
    chain: QUICKNET.hash,
    round,
    salt: randomHex(SALT_BYTES),
    theme: settings.theme,
    spinMs: spinMs || USUAL_SPIN_MS,
  })
  if (announcement instanceof ProofError) return messages.notAnnounced(announcement.field)
  const { notSaved } = desk.store.getState()
  const problem = await desk.actions.begin({ isUnsaved: notSaved !== null, announcement })
  if (problem === null) return ''
  const fault = desk.store.getState().notSaved
  return problem === 'notSaved' && fault !== null
    ? drawMessages.wouldNotBeSaved(fault)
    : said(drawMessages.deskProblem(problem))
}
