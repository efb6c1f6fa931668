import { type KeyboardEvent, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react'
import { app, useApp } from '../../store/app'
import { said } from '../../text/say'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS, isIdle } from '../commands/commands'
import { Button } from '../kit/Button'
import { RedoIcon, UndoIcon } from '../kit/icons'
import styles from './History.module.css'
import { messages } from './messages'

const HISTORY_ID = 'undo-history'

export function UndoButtons() {
  const undo = useApp(({ undoHistory }) => undoHistory.done.at(-1)?.name)
  const redo = useApp(({ undoHistory }) => undoHistory.undone.at(-1)?.name)
  if (undo === undefined && redo === undefined) return null
  return (
    <>
      <CommandButton
        command={COMMANDS.undo}
        kind="text"
        name={undo === undefined ? messages.nothingToUndo : messages.undo(said(undo))}
        hasTip
      >
        <UndoIcon />
      </CommandButton>
      <CommandButton
        command={COMMANDS.redo}
        kind="text"
        className={styles.redo}
        name={redo === undefined ? messages.nothingToRedo : messages.redo(said(redo))}
        hasTip
      >
        <RedoIcon />
      </CommandButton>
      <History />
    </>
  )
}

export function HistoryButton() {
  const isEmpty = useApp(
    ({ undoHistory }) => undoHistory.done.length + undoHistory.undone.length === 0,
  )
  return (
    <Button kind="text" aria-disabled={isEmpty} popoverTarget={isEmpty ? undefined : HISTORY_ID}>
      {messages.history}
    </Button>
  )
}

function History() {
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)

  // A popover is positioned apart from the page: below the row of tools, aligned with its end.
  function place({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
    const row = currentTarget.parentElement?.getBoundingClientRect()
    if (newState !== 'open' || !row) return
    currentTarget.style.setProperty('--y', `${row.bottom}px`)
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
    const { clientWidth } = document.documentElement
    currentTarget.style.setProperty('--x', `${isMirrored ? row.left : clientWidth - row.right}px`)
  }

  return (
    <div
      ref={list}
      id={HISTORY_ID}
      popover="auto"
      role="dialog"
      aria-label={messages.history}
      className={styles.history}
      onBeforeToggle={place}
      onToggle={({ newState }) => setOpen(newState === 'open')}
      onKeyDown={walk}
    >
      {isOpen && <Steps onDone={() => list.current?.hidePopover()} />}
    </div>
  )
}

function Steps({ onDone }: { onDone(): void }) {
  const { done, undone } = useApp((state) => state.undoHistory)
  const isLocked = useApp((state) => !isIdle(state))
  const list = useRef<HTMLOListElement>(null)

  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [])

  function choose(id: string | null) {
    if (isLocked) return
    onDone()
    app.actions.goToStep(id)
  }

  const entry = (id: string | null, name: string, isNow: boolean, isUndone = false) => (
    <li key={id}>
      <Button
        kind="text"
        aria-current={isNow ? 'step' : undefined}
        aria-disabled={isLocked}
        data-undone={isUndone || undefined}
        onClick={() => choose(id)}
      >
        <span>{name}</span>
        {(isNow || isUndone) && <small>{isNow ? messages.isNow : messages.isUndone}</small>}
      </Button>
    </li>
  )

  return (
    <ol ref={list}>
      {undone.map(({ id, name }) => entry(id, said(name), false, true))}
      {done.toReversed().map(({ id, name }, index) => entry(id, said(name), index === 0))}
      {entry(null, messages.beforeSteps, done.length === 0)}
    </ol>
  )
}

function walk(event: KeyboardEvent<HTMLElement>) {
  // The browser closes it, and the sheet around it stays.
  if (event.key === 'Escape') event.stopPropagation()
  const steps = [...event.currentTarget.querySelectorAll('button')]
  const index = steps.indexOf(document.activeElement as HTMLButtonElement)
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: steps.length - 1 }
  const next = target[event.key as keyof typeof target]
  if (next === undefined) return
  event.preventDefault()
  event.stopPropagation()
  steps[Math.max(0, Math.min(next, steps.length - 1))]?.focus()
}
