// A question that is asked in place of the button that was pressed. The answer that changes nothing comes first and has
// the focus.

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button, ButtonRow } from './Button'
import styles from './Question.module.css'

const ANSWER_AFTER_MS = 500

interface QuestionProps {
  readonly text: string
  readonly no: string
  readonly yes: string
  /** Whether `yes` ends or deletes something. */
  readonly isDanger?: boolean
  /** Whether something else than a press has led to it: then the focus stays where it is. */
  readonly isUnasked?: boolean
  /** Also by Escape. */
  onNo(): void
  onYes(): void
}

export function Question({
  text,
  no,
  yes,
  isDanger = false,
  isUnasked = false,
  onNo,
  onYes,
}: QuestionProps) {
  const id = useId()
  const first = useRef<HTMLButtonElement>(null)
  const isEarly = useEarly(true)
  useEffect(() => {
    // The button that was pressed is gone.
    if (!isUnasked || document.activeElement === document.body) first.current?.focus()
  }, [isUnasked])

  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div role="group" aria-labelledby={id} className={styles.question} onKeyDown={onEscape(onNo)}>
      <p id={id}>{text}</p>
      <ButtonRow>
        <Button ref={first} onClick={({ detail }) => detail < 2 && onNo()}>
          {no}
        </Button>
        <Button
          kind={isDanger ? 'danger' : 'primary'}
          aria-disabled={isEarly}
          onClick={() => !isEarly && onYes()}
        >
          {yes}
        </Button>
      </ButtonRow>
    </div>
  )
}

/** Whether it was asked so shortly ago that a press is the second of a double click. */
export function useEarly(isAsking: boolean): boolean {
  const [isEarly, setEarly] = useState(true)
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => setEarly(false), ANSWER_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setEarly(true)
    }
  }, [isAsking])
  return isEarly
}

/** Escape closes only what is asked here, and not the sheet or the presentation around it. */
export function onEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
}
