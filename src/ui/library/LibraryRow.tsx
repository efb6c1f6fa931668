// A wheel in My Wheels. Where there is little room, what can be done with it unfolds below it.

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { app } from '../../store/app'
import { browserLibrary } from '../../store/library/browserLibrary'
import type { Row } from '../../store/library/shelf'
import { isNamed, MAX_WHEEL_NAME } from '../../wheel/name'
import card from '../kit/card.module.css'
import { CopyIcon, CrossIcon, MoreIcon, PencilIcon } from '../kit/icons'
import { useLimitedText } from '../kit/limitedText'
import styles from './Library.module.css'
import { messages } from './messages'
import { WheelThumbnail } from './WheelThumbnail'

const { shelf } = browserLibrary()

interface LibraryRowProps {
  readonly row: Row
  /** From 1, of all rows. */
  readonly position: number
  readonly total: number
  /** The wheel to open if this one is the current one and is removed. */
  readonly next: string | null
  readonly isKept: boolean
}

export function LibraryRow({ row, position, total, next, isKept }: LibraryRowProps) {
  const { id, name, count, eliminated, colors, usedAt, isCurrent, isUnreadable } = row
  const [isUnfolded, setUnfolded] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const item = useRef<HTMLLIElement>(null)

  async function open() {
    if (isCurrent || (await shelf.open(id))) app.actions.closeDialog()
  }

  function remove() {
    focusBeside(item)
    void shelf.remove(id, next)
  }

  function renamed(typed: string | null) {
    setRenaming(false)
    if (typed !== null) void shelf.rename(id, typed)
    // The button that it began with is back after this render.
    requestAnimationFrame(() => item.current?.querySelector<HTMLElement>('[data-open]')?.focus())
  }

  return (
    <li
      ref={item}
      className={styles.row}
      aria-posinset={position}
      aria-setsize={total}
      data-current={isCurrent || undefined}
    >
      <WheelThumbnail colors={colors} />
      {isUnreadable && (
        <div className={styles.what}>
          <span className={styles.name}>{messages.unreadable}</span>
          <span className={styles.about}>{messages.unreadableNote}</span>
        </div>
      )}
      {!isUnreadable && isRenaming && <NameField name={name} onDone={renamed} />}
      {!isUnreadable && !isRenaming && (
        <button
          type="button"
          className={styles.what}
          data-open
          aria-current={isCurrent || undefined}
          onClick={open}
        >
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.about}>
            {messages.options(count, eliminated)}
            {' · '}
            {isCurrent
              ? isKept
                ? messages.current
                : messages.notKept
              : messages.used(Date.now() - usedAt)}
          </span>
        </button>
      )}
      {!isUnreadable && (
        <button
          type="button"
          className={`${card['icon-button']} ${styles.more}`}
          aria-label={messages.more(name)}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <MoreIcon />
        </button>
      )}
      <div className={styles.actions} data-unfolded={isUnfolded || isUnreadable || undefined}>
        {!isKept && (
          <button type="button" className={styles.keep} onClick={() => app.actions.keepWheel()}>
            {messages.keep}
          </button>
        )}
        {!isUnreadable && (
          <>
            <button
              type="button"
              aria-label={messages.doWith(messages.rename, name)}
              onClick={() => setRenaming(true)}
            >
              <PencilIcon />
              <span>{messages.rename}</span>
            </button>
            <button
              type="button"
              aria-label={messages.doWith(messages.duplicate, name)}
              onClick={() => void shelf.duplicate(id)}
            >
              <CopyIcon />
              <span>{messages.duplicate}</span>
            </button>
          </>
        )}
        <button
          type="button"
          aria-label={
            isUnreadable ? messages.removeUnreadable : messages.doWith(messages.remove, name)
          }
          onClick={remove}
        >
          <CrossIcon />
          <span>{messages.remove}</span>
        </button>
      </div>
    </li>
  )
}

/** Before the row disappears, and the focus with it. */
function focusBeside({ current }: RefObject<HTMLLIElement | null>): void {
  const beside = current?.nextElementSibling ?? current?.previousElementSibling
  const dialog = current?.closest('dialog')
  const target = beside?.querySelector('[data-open]') ?? dialog?.querySelector('[data-main]')
  if (target instanceof HTMLElement) target.focus()
}

interface NameFieldProps {
  readonly name: string
  /** @param typed `null` if the name stays as it was */
  onDone(typed: string | null): void
}

function NameField({ name, onDone }: NameFieldProps) {
  const [draft, setDraft] = useState(isNamed({ name }) ? name : '')
  const { handlers } = useLimitedText(setDraft, MAX_WHEEL_NAME)
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)

  useEffect(() => field.current?.select(), [])

  /** Once: the field loses the focus when it goes. */
  function finish(typed: string | null) {
    if (isDone.current) return
    isDone.current = true
    onDone(typed)
  }

  function keyPressed(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The dialog stays open.
    event.preventDefault()
    event.stopPropagation()
    finish(event.key === 'Enter' ? draft : null)
  }

  return (
    <input
      ref={field}
      className={styles.field}
      type="text"
      dir="auto"
      value={draft}
      aria-label={messages.name}
      autoComplete="off"
      enterKeyHint="done"
      onBlur={() => finish(draft)}
      onKeyDown={keyPressed}
      {...handlers}
    />
  )
}
