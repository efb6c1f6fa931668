// Takes a list as text, one option per line. It needs no permission to read the clipboard: what is pasted into a field
// always arrives.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { app } from '../../store/app'
import { isBlank } from '../../wheel/text'
import row from '../controls/buttonRow.module.css'
import { Dialog, type DialogSlots } from '../controls/Dialog'
import { messages } from './messages'
import styles from './PasteDialog.module.css'
import { linesOf } from './pastedLines'

export function PasteDialog({ toasts }: DialogSlots) {
  const [text, setText] = useState('')
  const ids = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  // The dialog itself would focus its close button.
  useEffect(() => field.current?.focus(), [])
  const lines = linesOf(text).filter((line) => !isBlank(line))
  const { closeDialog, addOptions, replaceOptions } = app.actions

  function add(event: FormEvent) {
    event.preventDefault()
    if (lines.length === 0) return
    // First the dialog: the toast belongs to the page.
    closeDialog()
    addOptions(lines)
  }

  function replace() {
    if (lines.length === 0) return
    closeDialog()
    replaceOptions(lines)
  }

  return (
    <Dialog title={messages.pasteList} toasts={toasts} onClose={closeDialog}>
      <form className={styles.form} onSubmit={add}>
        <label htmlFor={ids}>{messages.lines}</label>
        <textarea
          ref={field}
          id={ids}
          dir="auto"
          rows={8}
          value={text}
          aria-describedby={`${ids}hint`}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${ids}hint`} className={styles.hint}>
          {lines.length === 0 ? (
            messages.linesHint
          ) : (
            <output>{messages.count(lines.length)}</output>
          )}
        </p>
        <div className={row.row}>
          <button type="button" aria-disabled={lines.length === 0} onClick={replace}>
            {messages.replaceAll}
          </button>
          <button type="submit" data-main aria-disabled={lines.length === 0}>
            {messages.addLines}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
