// Those who are absent, picked in this round, or sit out, each with the way back.

import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { app, useApp } from '../../store/app'
import { backIn } from '../../wheel/cooldown'
import { isRoundOver } from '../../wheel/rounds'
import { isMarked, type Segment } from '../../wheel/segment'
import { modeOf } from '../../wheel/settings/settings'
import { Button } from '../kit/Button'
import { DisclosureButton } from '../kit/Disclosure'
import { Dot } from '../kit/icons'
import { Note } from '../kit/text'
import styles from './Excluded.module.css'
import { outMessages as messages } from './messages'
import { showOption } from './showOption'

interface RestingProps {
  readonly segments: readonly Segment[]
  readonly isBrief?: boolean
}

export function Excluded({ segments, isBrief = false }: RestingProps) {
  const isOver = useApp(
    ({ wheel, settings }) => modeOf(settings) === 'noRepeats' && isRoundOver(wheel.segments),
  )
  // Each is out for one reason, the first of these.
  const absent = segments.filter((one) => one.absent && !one.eliminated)
  const picked = segments.filter((one) => one.picked && !one.absent && !one.eliminated)
  const aside = segments.filter((one) => one.aside && !isMarked(one))
  if (isBrief) return messages.counts(absent.length, picked.length, aside.length)
  return (
    <>
      {absent.length > 0 && (
        <Fold
          title={messages.absentToday(absent.length)}
          options={absent}
          action={messages.allHere}
          onAct={() =>
            app.actions.setAbsent(
              absent.map(({ id }) => id),
              false,
            )
          }
        />
      )}
      {picked.length > 0 && (
        <Fold
          title={messages.pickedInRound(picked.length)}
          options={picked}
          action={messages.newRound}
          onAct={app.actions.unpickAll}
        >
          {isOver && <Note className={styles.line}>{messages.roundOver}</Note>}
        </Fold>
      )}
      {aside.length > 0 && <SittingOut options={aside} />}
    </>
  )
}

function SittingOut({ options }: { readonly options: readonly Segment[] }) {
  const wheel = useApp((state) => state.wheel)
  const settings = useApp((state) => state.settings)
  const back = useMemo(() => backIn(wheel, settings), [wheel, settings])
  return (
    <Fold
      title={messages.sittingOut(options.length)}
      options={options}
      noteOf={({ id }) => messages.backIn(back.get(id) ?? 0)}
      action={messages.backNow}
      onAct={app.actions.resetChances}
    />
  )
}

interface FoldProps {
  readonly title: string
  readonly options: readonly Segment[]
  readonly action: string
  readonly children?: ReactNode
  noteOf?(option: Segment): string
  /** Returns whether they are back. */
  onAct(): boolean
}

function Fold({ title, options, action, children, noteOf, onAct }: FoldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isLocked = useApp((state) => state.phase === 'spinning')
  return (
    <div className={styles.fold} data-resting={isOpen ? 'open' : 'closed'}>
      <DisclosureButton
        id={id}
        className={styles.title}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </DisclosureButton>
      <Button
        isSmall
        aria-disabled={isLocked}
        onClick={() => {
          // The button goes with the fold.
          if (!isLocked && onAct()) showOption()
        }}
      >
        {action}
      </Button>
      {children}
      {isOpen && (
        <div className={styles.line}>
          <OutList options={options} labelledBy={id}>
            {(option) => (
              <>
                <Dot color={option.color} />
                <bdi>{option.text}</bdi>
                {noteOf && <span className={styles.figure}>{noteOf(option)}</span>}
              </>
            )}
          </OutList>
        </div>
      )}
    </div>
  )
}

/** Ten thousand rows would take longer to render than the rest of the page. */
const INITIAL_ROWS = 100

interface OutListProps {
  readonly options: readonly Segment[]
  readonly labelledBy: string
  /** Tab leads to it, to scroll it where nothing in its rows takes the focus. */
  readonly isTabStop?: boolean
  children(option: Segment): ReactNode
}

/** The first hundred, and the rest on request. */
export function OutList({ options, labelledBy, isTabStop = false, children }: OutListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? options : options.slice(0, INITIAL_ROWS)

  function showAll() {
    setExpanded(true)
    // The button disappears, so the focus moves to the list.
    list.current?.focus()
  }

  return (
    <>
      <ul
        ref={list}
        className={styles.rows}
        aria-labelledby={labelledBy}
        tabIndex={isTabStop ? 0 : -1}
      >
        {shown.map((option) => (
          <li key={option.id}>{children(option)}</li>
        ))}
      </ul>
      {shown.length < options.length && (
        <Button isSmall className={styles.more} onClick={showAll}>
          {messages.showAll(options.length)}
        </Button>
      )}
    </>
  )
}
