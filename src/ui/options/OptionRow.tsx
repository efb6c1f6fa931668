// An option in the list. The wheel shows edits as they are typed.

import { type ComponentType, type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { app } from '../../store/app'
import type { Segment } from '../../wheel/segment'
import { CrossIcon } from '../controls/icons'
import { useLimitedText } from '../controls/limitedText'
import { ColorField } from './ColorField'
import styles from './Controls.module.css'
import { messages } from './messages'

interface OptionRowProps {
  readonly segment: Segment
  /** Counted from 1. */
  readonly position: number
  /** How likely it is to win, from 0 to 1, where that is shown. */
  readonly chance: number | undefined
  /** What shows it; `null` until it has been loaded. */
  readonly Chance: ComponentType<{ readonly chance: number; readonly id: string }> | null
  /** Tells screen readers the number of rows; given only if the list does not render them all. */
  readonly listLength: number | undefined
  readonly isLocked: boolean
  readonly canRemove: boolean
  onRemove(id: string): boolean
}

export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { segment, position, chance, Chance, listLength, isLocked, canRemove, onRemove } = props
  const row = useRef<HTMLLIElement>(null)
  // The text while it is edited. It may be blank, the option itself never is.
  const [draft, setDraft] = useState<string | null>(null)
  const textBefore = useRef(segment.text)
  const noteId = useId()
  const chanceId = useId()
  const { isCut, handlers } = useLimitedText((text) => {
    setDraft(text)
    app.actions.editOption(segment.id, { text })
  })

  const hasChance = chance !== undefined && Chance !== null
  const described = [hasChance && chanceId, isCut && noteId].filter(Boolean).join(' ')

  function keyPressed(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      app.actions.editOption(segment.id, { text: textBefore.current })
      setDraft(null)
    } else if (event.key === 'Enter') {
      // Finishes the edit but keeps the focus.
      setDraft(null)
      event.currentTarget.select()
    }
  }

  function remove() {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    const list = row.current?.parentElement
    let isRemoved = false
    flushSync(() => {
      isRemoved = onRemove(segment.id)
    })
    // Focuses the next remove button, so that several can be removed in a row. A text field would open the keyboard of
    // a phone.
    if (isRemoved) (next?.querySelector<HTMLElement>('[data-remove]') ?? list)?.focus()
  }

  return (
    <li
      ref={row}
      className={styles.option}
      aria-posinset={listLength && position}
      aria-setsize={listLength}
    >
      <ColorField segment={segment} isLocked={isLocked} />
      <input
        type="text"
        data-text
        dir="auto"
        className={styles.text}
        value={draft ?? segment.text}
        readOnly={isLocked}
        aria-label={messages.option(position)}
        aria-describedby={described || undefined}
        autoComplete="off"
        onFocus={() => {
          textBefore.current = segment.text
        }}
        onBlur={() => setDraft(null)}
        onKeyDown={keyPressed}
        {...handlers}
      />
      {hasChance && <Chance chance={chance} id={chanceId} />}
      {canRemove && (
        <button
          type="button"
          data-remove
          className={styles.remove}
          disabled={isLocked}
          aria-label={messages.remove(segment.text)}
          onClick={remove}
        >
          <CrossIcon />
        </button>
      )}
      <p id={noteId} className={styles.note} role="status">
        {isCut && draft !== null && messages.textTooLong}
      </p>
    </li>
  )
})
