import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { app } from '../../store/app'
import { browserLibrary } from '../../store/library/browserLibrary'
import type { Row } from '../../store/library/wheelCommands'
import { shownName } from '../../wheel/messages'
import { isNamed, MAX_WHEEL_NAME } from '../../wheel/name'
import { Button, IconButton } from '../kit/Button'
import { Input } from '../kit/fields/Field'
import { useLimitedText } from '../kit/fields/limitedText'
import { CopyIcon, CrossIcon, MoreIcon, PencilIcon } from '../kit/icons'
import styles from './Library.module.css'
import { messages } from './messages'

const { wheelCommands } = browserLibrary()

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
  const shown = shownName(name)
  const [isUnfolded, setUnfolded] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const item = useRef<HTMLLIElement>(null)

  async function open() {
    if (isCurrent || (await wheelCommands.open(id))) app.actions.closeDialog()
  }

  function remove() {
    focusBeside(item)
    void wheelCommands.remove(id, next)
  }

  function renamed(typed: string | null) {
    setRenaming(false)
    if (typed !== null) void wheelCommands.rename(id, typed)
    // The button that opened the field is back after this render.
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
          <bdi className={styles.name}>{shown}</bdi>
          <span className={styles.about}>
            {messages.options(count, eliminated)}
            {' · '}
            {isCurrent
              ? isKept
                ? messages.current
                : messages.notSaved
              : messages.used(Date.now() - usedAt)}
          </span>
        </button>
      )}
      {!isUnreadable && (
        <IconButton
          className={styles.more}
          icon={<MoreIcon />}
          label={messages.more(shown)}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        />
      )}
      <div className={styles.actions} data-unfolded={isUnfolded || isUnreadable || undefined}>
        {!isKept && (
          <Button kind="text" onClick={() => app.actions.keepWheel()}>
            {messages.keep}
          </Button>
        )}
        {!isUnreadable && (
          <>
            <Action
              icon={<PencilIcon />}
              verb={messages.rename}
              label={messages.doWith('rename', shown)}
              onDo={() => setRenaming(true)}
            />
            <Action
              icon={<CopyIcon />}
              verb={messages.duplicate}
              label={messages.doWith('duplicate', shown)}
              onDo={() => void wheelCommands.duplicate(id)}
            />
          </>
        )}
        <Action
          icon={<CrossIcon />}
          verb={messages.remove}
          label={isUnreadable ? messages.removeUnreadable : messages.doWith('remove', shown)}
          onDo={remove}
        />
      </div>
    </li>
  )
}

interface ActionProps {
  readonly icon: ReactNode
  readonly verb: string
  readonly label: string
  onDo(): void
}

function Action({ icon, verb, label, onDo }: ActionProps) {
  return (
    <Button kind="text" className={styles.action} icon={icon} aria-label={label} onClick={onDo}>
      <span>{verb}</span>
    </Button>
  )
}

/** Before the row disappears, and the focus with it. */
function focusBeside({ current }: RefObject<HTMLLIElement | null>): void {
  const beside = current?.nextElementSibling ?? current?.previousElementSibling
  const dialog = current?.closest('dialog')
  const target = beside?.querySelector('[data-open]') ?? dialog?.querySelector('[data-make]')
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
    <Input
      ref={field}
      className={styles.field}
      dir="auto"
      value={draft}
      aria-label={messages.name}
      enterKeyHint="done"
      onBlur={() => finish(draft)}
      onKeyDown={keyPressed}
      {...handlers}
    />
  )
}

/** SVG, because the content security policy forbids inline styles. */
function WheelThumbnail({ colors }: { readonly colors: readonly string[] }) {
  // Neighbors of one color are one sector: a seam would show between two.
  const starts = colors.flatMap((color, index) => (color === colors[index - 1] ? [] : [index]))
  return (
    <svg className={styles.thumbnail} viewBox="-16 -16 32 32" aria-hidden="true">
      {starts.length < 2 ? (
        <circle r="14.5" fill={colors[0] ?? 'none'} />
      ) : (
        starts.map((start, index) => {
          const end = starts[index + 1] ?? colors.length
          const path = sector(start / colors.length, end / colors.length)
          return <path key={start} d={path} fill={colors[start]} />
        })
      )}
      <circle className={styles.rim} r="14.5" fill="none" />
      <circle className={styles.hub} r="3" />
    </svg>
  )
}

/** @param from turns, clockwise from the top; as is `to` */
function sector(from: number, to: number): string {
  const at = (turn: number) => {
    const angle = turn * 2 * Math.PI
    return `${(14.5 * Math.sin(angle)).toFixed(2)} ${(-14.5 * Math.cos(angle)).toFixed(2)}`
  }
  return `M0 0 ${at(from)}A14.5 14.5 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`
}
