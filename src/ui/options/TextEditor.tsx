// An option a line. Uncontrolled: nothing renders while one types, however long the list. What was typed is never lost:
// it is applied as soon as the focus goes elsewhere.

import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { diffLines, type TextEdit, textOf, withEditedText } from '../../lists/editText'
import { app, useApp } from '../../store/app'
import type { ToSay } from '../../text/say'
import type { Wheel } from '../../wheel/wheel'
import { COMMANDS, runIfEnabled } from '../commands/commands'
import { Button, ButtonRow } from '../kit/Button'
import { TextArea } from '../kit/fields/Field'
import { Note } from '../kit/text'
import { TEXT_FORM } from '../lists/ListTools'
import { textMessages as messages } from './messages'
import styles from './TextEditor.module.css'

interface TextEditorProps {
  /** @param keepsFocus whether what has the focus stays */
  onLeave(keepsFocus?: boolean): void
}

export function TextEditor({ onLeave }: TextEditorProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const wheel = useApp((state) => state.wheel)
  const hasWeights = useApp((state) => state.settings.weightsCount)
  const isLocked = useApp((state) => state.phase === 'spinning')
  /** The list as the field last had it from the wheel. */
  const base = useRef({ wheel, text: textOf(wheel, hasWeights) })
  const [firstText] = useState(base.current.text)
  const [note, setNote] = useState<string>()

  const show = useCallback((wheel: Wheel, text: string) => {
    base.current = { wheel, text }
    if (field.current) field.current.value = text
  }, [])

  /** @returns whether the wheel now has the options of the text */
  const apply = useCallback((): boolean => {
    const text = field.current?.value ?? base.current.text
    if (text === base.current.text) return true
    const { problem } = applyText(text, base.current.wheel)
    if (problem) {
      setNote(messages.problems[problem])
      return false
    }
    setNote(undefined)
    const { wheel, settings } = app.store.getState()
    show(wheel, textOf(wheel, settings.weightsCount))
    return true
  }, [show])

  useEffect(() => {
    field.current?.focus()
    // With its buttons, where a sheet has room for both.
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  // However it closes. Another tab may have opened another wheel.
  useLayoutEffect(() => {
    const element = field.current
    return () => {
      const { wheel, text } = base.current
      if (!element || element.value === text) return
      if (app.store.getState().wheel.id === wheel.id) applyText(element.value, wheel)
      else offerText(element.value, messages.replaced)
    }
  }, [])

  // Another tab, Undo or a button beside the text has changed the list.
  useEffect(() => {
    const text = textOf(wheel, hasWeights)
    if (text === base.current.text || !field.current) return
    if (field.current.value === base.current.text) show(wheel, text)
    else setNote(messages.changedMeanwhile)
  }, [wheel, hasWeights, show])

  // A press elsewhere acts on the text as it stands, and so does whatever hides the text.
  useEffect(() => {
    const pressed = ({ target }: Event) => {
      if (!form.current?.contains(target as Node)) apply()
    }
    const hidden = () => void apply()
    document.addEventListener('pointerdown', pressed, true)
    addEventListener('pagehide', hidden)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('pointerdown', pressed, true)
      removeEventListener('pagehide', hidden)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [apply])

  function left({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !form.current?.contains(relatedTarget)) apply()
  }

  function cancel() {
    const text = field.current?.value ?? ''
    const isChanged = text !== base.current.text
    if (field.current) field.current.value = base.current.text
    onLeave()
    if (isChanged) offerText(text, messages.notApplied, base.current.wheel)
  }

  function keyPressed(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const isEnter = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (isEnter) {
      if (apply()) runIfEnabled(COMMANDS.spin, app)
    } else if (event.key === 'Escape') cancel()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <form
      ref={form}
      className={styles.editor}
      onBlur={left}
      onKeyDown={keyPressed}
      id={TEXT_FORM}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        // A button beside the form stays.
        if (!isLocked && apply()) onLeave(!event.currentTarget.contains(submitter))
      }}
    >
      <label htmlFor={id}>{messages.label}</label>
      <TextArea
        ref={field}
        id={id}
        dir="auto"
        defaultValue={firstText}
        readOnly={isLocked}
        aria-describedby={`${id}hint`}
        spellCheck={false}
      />
      <Note id={`${id}hint`} className={styles.hint}>
        {messages.hint}
      </Note>
      <Note className={styles.note} role="status">
        {note}
      </Note>
      <ButtonRow>
        <Button onClick={cancel}>{messages.cancel}</Button>
        <Button kind="primary" type="submit" aria-disabled={isLocked}>
          {messages.apply}
        </Button>
      </ButtonRow>
    </form>
  )
}

/** @param base the wheel that the text was taken from; without it, the text becomes the list of another one */
function offerText(text: string, message: ToSay, base?: Wheel): void {
  const isStill = () => base?.id === app.store.getState().wheel.id
  app.actions.showToast(message, 'info', {
    durationMs: 20_000,
    action: {
      label: base ? messages.applyAfterAll : messages.applyHere,
      perform: () => void applyText(text, isStill() ? base : undefined),
    },
  })
}

/** In one step, which can be undone. @param base the wheel that the text was taken from */
function applyText(text: string, base = app.store.getState().wheel): Pick<TextEdit, 'problem'> {
  const hasWeights = app.store.getState().settings.weightsCount
  // Ids for the numbers and the problem alone: those of the options are made when it is applied.
  const outcome = diffLines(base.segments, text, () => '', hasWeights)
  if (!outcome.problem) {
    app.actions.editList((before, { newId, isEliminationMode }) => {
      const edit = diffLines(base.segments, text, newId, hasWeights, base.palette)
      return withEditedText(before, edit, isEliminationMode, base)
    }, messages.applied(outcome))
  }
  return outcome
}
