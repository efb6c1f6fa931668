// Announces a draw before the number exists that decides it.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { app } from '../../../store/app'
import row from '../../../ui/kit/buttonRow.module.css'
import { Choice } from '../../../ui/kit/Choice'
import { chooseRound, timeProblem, type When } from './announcing'
import { messages } from './messages'
import styles from './Proof.module.css'

const TIMES: readonly { readonly value: When; readonly label: string }[] = [
  { value: 'seconds', label: messages.inSeconds },
  { value: 'minutes', label: messages.inMinutes },
  { value: 'time', label: messages.atTime },
]

interface ProveDrawProps {
  /** Whether more than one winner is drawn. */
  readonly hasSeveral: boolean
  /** Why it cannot be announced; empty where it can. */
  readonly objection: string
  /** Freezes the draw for a round. Returns what is wrong, or nothing. */
  announce(round: number): Promise<string>
  onCancel(): void
}

export function ProveDraw({ hasSeveral, objection, announce, onCancel }: ProveDrawProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [when, setWhen] = useState<When>('seconds')
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
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
    if (!problem && chosen.problem === null && !chosen.isClockConfirmed)
      app.actions.showToast(messages.clockUnconfirmed, 'warning')
    setBusy(false)
    setSaid(problem)
  }

  return (
    <form
      className={styles.part}
      aria-labelledby={`${id}title`}
      onSubmit={(event) => void submit(event)}
    >
      <h3 id={`${id}title`} ref={heading} tabIndex={-1}>
        {messages.proveTitle}
      </h3>
      <p className={styles.note}>{messages.proveNote}</p>
      {hasSeveral && <p className={styles.note}>{messages.allAtOnce}</p>}
      <Choice
        legend={messages.when}
        options={TIMES}
        value={when}
        onChoose={(value) => setWhen(value)}
      />
      {when === 'time' && (
        <div className={styles.field}>
          <label htmlFor={`${id}time`}>{messages.time}</label>
          <input id={`${id}time`} name="time" type="datetime-local" step={1} required />
        </div>
      )}
      <p role="status" className={isBusy ? styles.note : styles.problem}>
        {objection || said}
      </p>
      <div className={row.row}>
        <button type="submit" data-main aria-disabled={isBusy || objection !== ''}>
          {messages.announce}
        </button>
        <button type="button" onClick={onCancel}>
          {messages.cancel}
        </button>
      </div>
      <p className={styles.note}>
        {messages.announceNote} {messages.relayNote}
      </p>
    </form>
  )
}
