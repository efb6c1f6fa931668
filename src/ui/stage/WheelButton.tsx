// The wheel as a control: one native button, so that keys, clicks and screen readers work without more code.

import { type ReactNode, useEffect, useRef } from 'react'
import { app, useApp } from '../../store/app'
import { activeSegments } from '../../wheel/segment'
import { COMMANDS } from '../commands/commands'
import { messages } from './messages'
import styles from './Stage.module.css'
import { WheelGestures } from './WheelGestures'

interface WheelButtonProps {
  readonly drawing: string
  /** Ids of the elements that describe it. */
  readonly describedBy: string
  readonly children: ReactNode
}

export function WheelButton({ drawing, describedBy, children }: WheelButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const count = useApp((state) => activeSegments(state.wheel.segments).length)
  const isEnabled = useApp(COMMANDS.spin.isEnabled)
  const focusedId = useApp((state) => state.focusedId)

  // The focused segment belongs to the wheel, so the wheel must have the keyboard focus; but not one that the list shows.
  useEffect(() => {
    if (focusedId !== null && !document.activeElement?.closest('[data-options]')) {
      button.current?.focus()
    }
  }, [focusedId])

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.wheel}
        data-wheel
        data-drawing={drawing}
        aria-label={messages.wheel(count)}
        aria-describedby={describedBy}
        aria-disabled={!isEnabled}
        // Runs even while disabled: with too few options it shows why the wheel does not spin.
        onClick={() => COMMANDS.spin.run(app)}
        onBlur={dropFocus}
      >
        <span className={styles.shadow} />
        {children}
        {drawing === 'loading' && <span className={styles.loading} />}
      </button>
      <WheelGestures wheel={button} />
    </>
  )
}

function dropFocus(): void {
  // Switching to another window blurs the wheel too, but the focus will return.
  if (document.hasFocus()) app.actions.dropFocus()
}
