// The field for a new option. It keeps its text if the option cannot be added.

import { type ClipboardEvent, type FormEvent, useId, useState } from 'react'
import { app, useApp } from '../../store/app'
import { isBlank } from '../../wheel/text'
import { openImport } from '../import/importing'
import { isList } from '../import/pastedText'
import { useLimitedText } from '../kit/limitedText'
import styles from './Controls.module.css'
import { messages } from './messages'

export function AddOption() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const [typed, setTyped] = useState('')
  const { isCut, reset, handlers } = useLimitedText(setTyped)
  const noteId = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!app.actions.addOption(typed)) return
    setTyped('')
    reset()
  }

  // A list is previewed. A single line is pasted as usual.
  async function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    if (isSpinning || !isList(text)) return
    event.preventDefault()
    await openImport(app, { text })
  }

  return (
    <form className={styles.add} onSubmit={submit}>
      <input
        type="text"
        dir="auto"
        data-passes-undo
        value={typed}
        placeholder={messages.newOption}
        aria-label={messages.newOption}
        aria-describedby={isCut ? noteId : undefined}
        autoComplete="off"
        enterKeyHint="done"
        onPaste={paste}
        {...handlers}
      />
      <button type="submit" disabled={isBlank(typed) || isSpinning}>
        {messages.add}
      </button>
      <p id={noteId} className={styles.note} role="status">
        {isCut && messages.textTooLong}
      </p>
    </form>
  )
}
