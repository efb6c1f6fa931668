import {
  type ClipboardEvent,
  type FormEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { app, useApp } from '../../store/app'
import type { ReadList } from '../../store/state'
import { said, type ToSay } from '../../text/say'
import { isBlank } from '../../wheel/text'
import { Button, ButtonRow } from '../kit/Button'
import { Dialog, type DialogSlots } from '../kit/Dialog'
import { TextArea } from '../kit/fields/Field'
import { Note } from '../kit/text'
import styles from './Import.module.css'
import { openReading, pickImport, read } from './importing'
import { messages } from './messages'
import { Preview } from './Preview'
import { isList } from './pastedText'

export function ImportDialog({ toasts }: DialogSlots) {
  const readList = useApp((state) => state.readList)
  const [shown, setShown] = useState({ list: readList, number: 0 })
  if (shown.list !== readList) setShown({ list: readList, number: shown.number + 1 })
  return (
    <Dialog title={messages.title} toasts={toasts} onClose={app.actions.closeDialog}>
      {readList ? (
        <Preview key={shown.number} list={readList} onImported={() => forgetDraft(readList)} />
      ) : (
        <AskForList />
      )}
    </Dialog>
  )
}

/** Typed or pasted and not yet on the wheel. Kept while the dialog is closed. */
const draft = { text: '' }

function forgetDraft({ fileName }: ReadList): void {
  if (fileName === null) draft.text = ''
}

/** Characters. Fields lay out longer texts too slowly. */
const LONG = 300_000

/** Pasting into a field needs no permission to read the clipboard. Uncontrolled, so that long lists type fast. */
function AskForList() {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<ToSay>()
  const isOpen = useRef(true)
  const isTyped = useRef(false)

  useLayoutEffect(() => {
    const element = field.current
    isOpen.current = true
    if (element) {
      // Otherwise the dialog would focus its close button as it opens.
      element.autofocus = true
      element.focus()
      element.setSelectionRange(element.value.length, element.value.length)
    }
    return () => {
      isOpen.current = false
      if (isTyped.current && element) draft.text = element.value
    }
  }, [])

  async function open(request: { readonly text: string }) {
    draft.text = request.text.length > LONG ? '' : request.text
    isTyped.current = false
    setReading(true)
    setProblem(undefined)
    const reading = await read(request)
    if (!isOpen.current) return
    const reason = await openReading(app, reading)
    // A whole wheel is open now.
    if (reason === undefined && reading.kind !== 'list') draft.text = ''
    if (!isOpen.current) return
    setReading(false)
    setProblem(reason)
    if (reason === undefined || !field.current) return
    if (field.current.value === '') field.current.value = draft.text
    field.current.focus()
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    const text = field.current?.value ?? ''
    if (!isReading && !isBlank(text)) void open({ text })
  }

  // Nobody who pastes a whole list into the empty field wants to type on.
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const text = event.clipboardData.getData('text')
    const isMeant = isList(text) || /^\s*https?:\/\//i.test(text) || text.length > LONG
    if (isReading || !isMeant || !isBlank(event.currentTarget.value)) return
    // A long text would take the field seconds to lay out.
    event.preventDefault()
    void open({ text })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {messages.field}
      </label>
      <TextArea
        ref={field}
        id={id}
        dir="auto"
        rows={8}
        defaultValue={draft.text}
        aria-describedby={`${id}hint`}
        spellCheck={false}
        onPaste={paste}
        onInput={() => {
          isTyped.current = true
        }}
      />
      <Note id={`${id}hint`}>{messages.hint}</Note>
      <div className={styles.file}>
        <Button onClick={() => void pickImport(app)}>{messages.chooseFile}</Button>
        <Note>
          {messages.files} <span className={styles.drop}>{messages.drop}</span>
        </Note>
      </div>
      <Note className={styles.problem} role="alert">
        {problem && said(messages.notOpened(problem))}
      </Note>
      <ButtonRow>
        <Button onClick={app.actions.closeDialog}>{messages.cancel}</Button>
        <Button type="submit" kind="primary" aria-disabled={isReading}>
          {isReading ? said(messages.reading()) : messages.preview}
        </Button>
      </ButtonRow>
    </form>
  )
}
