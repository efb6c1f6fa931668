// A text field, because a number field drops what it does not take for a number, such as 0,5 in an English browser.

import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { app } from '../../store/app'
import type { Segment } from '../../wheel/segment'
import {
  heavier,
  isOutOfRange,
  lighter,
  MAX_WEIGHT,
  MIN_WEIGHT,
  nearestWeight,
  writtenNumber,
} from '../../wheel/weights'
import { IconButton } from '../kit/Button'
import { weightMessages as messages } from './messages'
import styles from './OptionRow.module.css'
import { type ListHandle, rowOf } from './rows'

interface WeightProps {
  readonly segment: Segment
  readonly isLocked: boolean
  readonly actions: Pick<ListHandle, 'focus'>
}

export function OptionWeight({ segment, isLocked, actions }: WeightProps) {
  const { id, text } = segment
  const weight = nearestWeight(segment.weight)
  const [draft, setDraft] = useState<string | null>(null)
  // Kept for as long as the option has the weight that came of it.
  const [note, setNote] = useState({ text: '', weight })
  const noteId = useId()
  const control = useRef<HTMLSpanElement>(null)

  // Leaving the text field with “Anna ×3” makes Anna three times as likely.
  useEffect(() => {
    const field = rowOf(control.current)?.querySelector<HTMLInputElement>('[data-text]')
    let text = ''
    const typed = () => {
      text = field?.value ?? ''
    }
    const left = () => {
      const { segments } = app.store.getState().wheel
      const now = segments.find((one) => one.id === id)?.text
      // Escape has taken it back.
      if (now && text.trim().startsWith(now)) app.actions.takeTypedWeight(id, now)
      text = ''
    }
    field?.addEventListener('input', typed)
    field?.addEventListener('blur', left)
    return () => {
      field?.removeEventListener('input', typed)
      field?.removeEventListener('blur', left)
    }
  }, [id])
  const noted = note.weight === weight ? note.text : ''

  function take() {
    setDraft(null)
    const value = draft === null ? null : writtenNumber(draft)
    if (value === null) return
    if (value === 0) return setNote({ text: messages.zero, weight })
    const wanted = nearestWeight(value)
    setNote({ text: isOutOfRange(value) ? messages.range : '', weight: wanted })
    app.actions.setWeight(id, wanted)
  }

  function keyPressed(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || (event.key !== 'Escape' && event.key !== 'Enter')) return
    event.preventDefault()
    if (event.key === 'Enter') take()
    setDraft(null)
    actions.focus(id)
  }

  const step = (next: number, isEnd: boolean) => ({
    tabIndex: -1,
    disabled: isLocked,
    // Keeps the focus, unlike `disabled`.
    'aria-disabled': isEnd || undefined,
    onClick: () => isEnd || app.actions.setWeight(id, next),
  })

  return (
    <>
      <span ref={control} className={styles.weight}>
        <IconButton
          data-less
          icon="−"
          label={messages.less(text)}
          {...step(lighter(weight), weight <= MIN_WEIGHT)}
        />
        <input
          type="text"
          inputMode="decimal"
          data-weight
          tabIndex={-1}
          value={draft ?? weight}
          readOnly={isLocked}
          aria-label={messages.weightOf(text)}
          aria-describedby={noted ? noteId : undefined}
          autoComplete="off"
          enterKeyHint="done"
          onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={take}
          onKeyDown={keyPressed}
        />
        <IconButton
          data-more
          icon="+"
          label={messages.more(text)}
          {...step(heavier(weight), weight >= MAX_WEIGHT)}
        />
      </span>
      <p id={noteId} className={styles.note} role="status">
        {noted}
      </p>
    </>
  )
}
