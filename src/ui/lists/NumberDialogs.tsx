import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { numbersBetween, rangeProblem } from '../../lists/samples'
import { MIN_REPEATS, mostRepeats, repeatOptions } from '../../lists/tidy'
import { app, useApp } from '../../store/app'
import { Button, ButtonRow } from '../kit/Button'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { Field } from '../kit/fields/Field'
import { Note } from '../kit/text'
import { dialogMessages as messages, tidyMessages } from './messages'
import styles from './NumberDialog.module.css'

export function NumbersDialog({ toasts }: DialogSlots) {
  const [first, setFirst] = useState(1)
  const [last, setLast] = useState(100)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const reason = rangeProblem(first, last)
  const problem = isSpinning ? messages.spinning : reason && messages.problems[reason]
  const numbers = reason ? [] : numbersBetween(first, last)

  function done() {
    // First the dialog: where there is no room for the wheel, another one opens.
    app.actions.closeDialog()
    app.actions.openTemplate(numbers, messages.numbersFromTo(first, last))
  }

  return (
    <NumberDialog
      toasts={toasts}
      title={messages.numbers}
      note={problem ?? messages.numbersNote(numbers)}
      isProblem={problem !== null}
      action={messages.useNumbers}
      onDone={done}
    >
      <NumberField label={messages.first} value={first} isFirst onChange={setFirst} />
      <NumberField label={messages.last} value={last} onChange={setLast} />
    </NumberDialog>
  )
}

export function RepeatDialog({ toasts }: DialogSlots) {
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

  function done() {
    const isDone = app.actions.editList(
      (before, { newId, isEliminationMode }) =>
        repeatOptions(before, times, newId, isEliminationMode),
      tidyMessages.repeated(times * count),
    )
    if (isDone) app.actions.closeDialog()
  }

  return (
    <NumberDialog
      toasts={toasts}
      title={messages.repeat}
      note={problem ?? messages.repeatNote(count, times * count)}
      isProblem={problem !== null}
      action={messages.repeatNow}
      onDone={done}
    >
      <NumberField label={messages.times} value={times} isFirst onChange={setTimes} />
    </NumberDialog>
  )
}

interface NumberDialogProps extends DialogSlots {
  readonly title: string
  readonly note: string
  readonly isProblem: boolean
  readonly action: string
  readonly children: ReactNode
  onDone(): void
}

function NumberDialog(props: NumberDialogProps) {
  const { toasts, title, note, isProblem, action, children, onDone } = props
  const id = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isProblem) onDone()
  }

  return (
    <Dialog title={title} toasts={toasts} onClose={app.actions.closeDialog}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>{children}</div>
        <Note id={id} className={isProblem ? styles.problem : ''} role="status">
          {note}
        </Note>
        <ButtonRow>
          <Button onClick={app.actions.closeDialog}>{messages.cancel}</Button>
          <Button kind="primary" type="submit" aria-disabled={isProblem} aria-describedby={id}>
            {action}
          </Button>
        </ButtonRow>
      </form>
    </Dialog>
  )
}

interface NumberFieldProps {
  readonly label: string
  /** `NaN` where no number is typed. */
  readonly value: number
  readonly isFirst?: boolean
  onChange(value: number): void
}

export function NumberField({ label, value, isFirst = false, onChange }: NumberFieldProps) {
  const [firstValue] = useState(value)
  return (
    <Field
      label={label}
      ref={(field) => {
        // React's own `autoFocus` comes before the dialog opens.
        if (field) field.autofocus = isFirst
      }}
      className={styles.number}
      type="number"
      step="1"
      defaultValue={firstValue}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  )
}
