import { useRef } from 'react'
import { app, useApp } from '../../../store/app'
import wayBack from '../out/wayBack.module.css'
import { messages } from './messages'

/** Forgets who has won for the chances of the spins to come. */
export function ResetChances() {
  const isLocked = useApp((state) => state.phase === 'spinning')
  const button = useRef<HTMLButtonElement>(null)

  function reset() {
    // The button goes with what it resets: the focus stays beside it.
    const select = button.current?.parentElement?.querySelector('select')
    if (!isLocked && app.actions.resetChances()) select?.focus()
  }

  return (
    <button
      type="button"
      ref={button}
      className={wayBack.back}
      aria-disabled={isLocked}
      onClick={reset}
    >
      {messages.resetChances}
    </button>
  )
}
