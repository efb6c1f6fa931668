// A wheel of whole numbers, from one to another.

import { type FormEvent, useId, useState } from 'react'
import { numbersBetween, rangeProblem } from '../../lists/samples'
import { app, useApp } from '../../store/app'
import row from '../kit/buttonRow.module.css'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { dialogMessages as messages } from './messages'
import styles from './NumberDialog.module.css'
import { NumberField } from './NumberField'

export function NumbersDialog({ toasts }: DialogSlots) {
  const id = useId()
  const [first, setFirst] = useState(1)
  const [last, setLast] = useState(100)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const reason = rangeProblem(first, last)
  const problem = isSpinning ? messages.spinning : reason && messages.problems[reason]
  const numbers = reason ? [] : numbersBetween(first, last)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (problem) return
    // First the dialog: where there is no room for the wheel, another one opens.
    app.actions.closeDialog()
    app.actions.openTemplate(numbers, messages.numbersFromTo(first, last))
  }

  return (
    <Dialog title={messages.numbers} toasts={toasts} onClose={app.actions.closeDialog}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <NumberField label={messages.first} value={first} isFirst onChange={setFirst} />
          <NumberField label={messages.last} value={last} onChange={setLast} />
        </div>
        <p id={id} className={problem ? styles.problem : styles.note} role="status">
          {problem ?? messages.numbersNote(numbers)}
        </p>
        <div className={row.row}>
          <button type="button" onClick={app.actions.closeDialog}>
            {messages.cancel}
          </button>
          <button type="submit" data-main aria-disabled={Boolean(problem)} aria-describedby={id}>
            {messages.useNumbers}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
