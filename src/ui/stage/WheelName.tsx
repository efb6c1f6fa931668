import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { app, useApp } from '../../store/app'
import { shownName } from '../../wheel/messages'
import { isNamed, MAX_WHEEL_NAME } from '../../wheel/name'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { FILE_COMMANDS } from '../commands/fileCommands'
import { Button } from '../kit/Button'
import { Input } from '../kit/fields/Field'
import { useLimitedText } from '../kit/fields/limitedText'
import { Menu } from '../kit/Menu'
import { Note } from '../kit/text'
import { startNewWheel } from '../options/newWheel'
import { messages } from './messages'
import { StartFrom } from './StartFrom'
import styles from './WheelName.module.css'

/** In the header: the name is a menu of what can be done with the wheel as a whole. */
export function WheelName() {
  const [isRenaming, setRenaming] = useState(false)
  const id = useApp((state) => state.wheel.id)
  const name = useApp((state) => state.wheel.name)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const box = useRef<HTMLDivElement>(null)

  function renamed() {
    const hadFocus = box.current?.contains(document.activeElement)
    flushSync(() => setRenaming(false))
    if (hadFocus) box.current?.querySelector('summary')?.focus()
  }

  return (
    <div ref={box} className={styles.box} data-part="wheel-name">
      {isRenaming ? (
        <NameField key={id} onDone={renamed} />
      ) : (
        <Menu
          place="start"
          className={styles.name}
          label={
            <bdi dir="auto" className={styles.text}>
              {shownName(name)}
            </bdi>
          }
        >
          <Button kind="text" onClick={() => setRenaming(true)}>
            {messages.rename}
          </Button>
          <Button
            kind="text"
            aria-disabled={isSpinning}
            onClick={() => isSpinning || startNewWheel()}
          >
            {messages.newWheel}
          </Button>
          <StartFrom />
          <CommandButton command={COMMANDS.library} kind="text" />
          <CommandButton command={FILE_COMMANDS.open} kind="text" />
          <CommandButton command={FILE_COMMANDS.save} kind="text" />
        </Menu>
      )}
    </div>
  )
}

/** In a presentation, only a name that somebody gave. */
export function PresentedName() {
  const name = useApp((state) => (isNamed(state.wheel) ? state.wheel.name : ''))
  return (
    name !== '' && (
      <p className={styles.shown} data-part="wheel-name">
        <bdi>{name}</bdi>
      </p>
    )
  )
}

interface NameFieldProps {
  /** The focus has left it, or is to. */
  onDone(): void
}

function NameField({ onDone }: NameFieldProps) {
  // Only the finished name counts.
  const [draft, setDraft] = useState(() => {
    const { wheel } = app.store.getState()
    return isNamed(wheel) ? wheel.name : ''
  })
  const isFinished = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const { isCut, handlers } = useLimitedText(setDraft, MAX_WHEEL_NAME)
  const noteId = useId()

  useEffect(() => field.current?.select(), [])

  /** Once: the field loses the focus when it goes. */
  function finish(isKept: boolean) {
    if (isFinished.current) return
    isFinished.current = true
    if (isKept) app.actions.renameWheel(draft)
    onDone()
  }

  function keyPressed(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    finish(event.key === 'Enter')
  }

  return (
    <>
      <Input
        ref={field}
        dir="auto"
        className={styles.field}
        value={draft}
        placeholder={messages.namePlaceholder}
        aria-label={messages.name}
        aria-describedby={isCut ? noteId : undefined}
        enterKeyHint="done"
        onBlur={() => finish(true)}
        onKeyDown={keyPressed}
        {...handlers}
      />
      <Note id={noteId} className={styles.note} role="status">
        {isCut && messages.nameTooLong}
      </Note>
    </>
  )
}
