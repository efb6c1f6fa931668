import { type KeyboardEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { app, useApp } from '../../store/app'
import { isNamed, MAX_WHEEL_NAME } from '../../wheel/name'
import { Input } from '../kit/fields/Field'
import { useLimitedText } from '../kit/fields/limitedText'
import { findWheel } from '../kit/findWheel'
import { PencilIcon } from '../kit/icons'
import { Note } from '../kit/text'
import { useIsPresenting } from '../presentation/presentation'
import { messages } from './messages'
import styles from './WheelName.module.css'

export function WheelName() {
  const id = useApp((state) => state.wheel.id)
  const name = useApp((state) => (isNamed(state.wheel) ? state.wheel.name : ''))
  const isPresenting = useIsPresenting()
  if (!isPresenting) return <NameField key={id} name={name} />
  return (
    name !== '' && (
      <p className={styles.shown} data-part="wheel-name">
        <bdi>{name}</bdi>
      </p>
    )
  )
}

/** @param name blank if none was given */
function NameField({ name }: { readonly name: string }) {
  // Only the finished name counts.
  const [draft, setDraft] = useState<string | null>(null)
  const { isCut, reset, handlers } = useLimitedText(setDraft, MAX_WHEEL_NAME)
  const noteId = useId()
  const text = draft ?? name

  function finish() {
    if (draft !== null) app.actions.renameWheel(draft)
    setDraft(null)
    reset()
  }

  function keyPressed(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') finish()
    else if (event.key === 'Escape') {
      // Before the field loses the focus, which would finish the name.
      flushSync(() => setDraft(null))
      reset()
    } else return
    // What is next is a spin, by another press.
    event.preventDefault()
    findWheel()?.focus()
  }

  return (
    <div className={styles.name} data-part="wheel-name" data-named={text !== '' || undefined}>
      {/* As wide as its text, which the styles repeat. */}
      <span className={styles.field} data-text={text || messages.namePlaceholder}>
        <Input
          dir="auto"
          value={text}
          placeholder={messages.namePlaceholder}
          aria-label={messages.name}
          aria-describedby={isCut ? noteId : undefined}
          enterKeyHint="done"
          onBlur={finish}
          onKeyDown={keyPressed}
          {...handlers}
        />
        <PencilIcon />
      </span>
      <Note id={noteId} className={styles.note} role="status">
        {isCut && messages.nameTooLong}
      </Note>
    </div>
  )
}
