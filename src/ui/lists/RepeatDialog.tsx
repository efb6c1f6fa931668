// The whole list so many times.

import { type FormEvent, useId, useState } from 'react'
import { MIN_REPEATS, mostRepeats, repeatOptions } from '../../lists/tidy'
import { app, useApp } from '../../store/app'
import row from '../kit/buttonRow.module.css'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { dialogMessages as messages, tidyMessages } from './messages'
import styles from './NumberDialog.module.css'
import { NumberField } from './NumberField'

export function RepeatDialog({ toasts }: DialogSlots) {
  const id = useId()
  const [times, setTimes] = useState(MIN_REPEATS)
  const wheel = useApp((state) => state.wheel)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const count = wheel.segments.length
  const most = mostRepeats(wheel)
  const isPossible = Number.isInteger(times) && times >= MIN_REPEATS && times <= most
  const problem = isSpinning
    ? messages.spinning
    : most < MIN_REPEATS
      ? tidyMessages.noRoom
      : isPossible
        ? null
        : messages.timesBetween(MIN_REPEATS, most)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (problem) return
    const isDone = app.actions.editList(
      (before, { newId, isEliminationMode }) =>
        repeatOptions(before, times, newId, isEliminationMode),
      tidyMessages.repeated(times * count),
    )
    if (isDone) app.actions.closeDialog()
  }

  return (
    <Dialog title={messages.repeat} toasts={toasts} onClose={app.actions.closeDialog}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <NumberField label={messages.times} value={times} isFirst onChange={setTimes} />
        </div>
        <p id={id} className={problem ? styles.problem : styles.note} role="status">
          {problem ?? messages.repeatNote(count, times * count)}
        </p>
        <div className={row.row}>
          <button type="button" onClick={app.actions.closeDialog}>
            {messages.cancel}
          </button>
          <button type="submit" data-main aria-disabled={problem !== null} aria-describedby={id}>
            {messages.repeatNow}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
