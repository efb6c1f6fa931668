// The field for a new option. What was typed stays there until it has become one.

import { type ClipboardEvent, type FormEvent, useId, useState } from 'react'
import { app, useApp } from '../../store/app'
import { isBlank } from '../../wheel/text'
import { LENGTH_NOTE, useLimitedText } from '../controls/limitedText'
import styles from './Controls.module.css'

export function AddOption() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const [typed, setTyped] = useState('')
  const { isCut, startAnew, handlers } = useLimitedText(setTyped)
  const noteId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!app.actions.addOption(typed)) return
    setTyped('')
    startAnew()
  }

  // A pasted list becomes an option a line; a single line is pasted as ever.
  function paste(event: ClipboardEvent) {
    const lines = event.clipboardData.getData('text').split(/[\r\n\u2028\u2029]+/)
    if (isSpinning || lines.filter((line) => !isBlank(line)).length < 2) return
    event.preventDefault()
    app.actions.addOptions(lines)
  }

  return (
    <form className={styles.add} onSubmit={submit}>
      <input
        type="text"
        dir="auto"
        value={typed}
        placeholder="Add New Option"
        aria-label="Add New Option"
        aria-describedby={isCut ? noteId : undefined}
        autoComplete="off"
        enterKeyHint="done"
        onPaste={paste}
        {...handlers}
      />
      <button type="submit" disabled={isBlank(typed) || isSpinning}>
        Add
      </button>
      <p id={noteId} className={styles.note} role="status">
        {isCut && LENGTH_NOTE}
      </p>
    </form>
  )
}
