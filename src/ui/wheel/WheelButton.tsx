// The wheel as a control: one native button, so that keys, clicks and screen readers find their way by themselves.
// What fingers mean, and its menu, come a moment later; until then a touch is a plain click.

import { type ReactNode, useEffect, useRef } from 'react'
import { app, useApp } from '../../store/app'
import { activeSegments } from '../../wheel/segment'
import { COMMANDS } from '../commands/commands'
import { useDeferred } from '../deferred'
import { messages } from './messages'
import styles from './Stage.module.css'

interface WheelButtonProps {
  readonly drawing: string
  /** Ids of what is said about it besides its name. */
  readonly describedBy: string
  readonly children: ReactNode
}

export function WheelButton({ drawing, describedBy, children }: WheelButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const count = useApp((state) => activeSegments(state.wheel.segments).length)
  const isEnabled = useApp(COMMANDS.spin.isEnabled)
  const focusedId = useApp((state) => state.focusedId)
  const WheelTouch = useDeferred((parts) => parts.wheelTouch)

  // A segment is focused on the wheel, so the wheel is where the keyboard is.
  useEffect(() => {
    if (focusedId !== null) button.current?.focus()
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
        // Not only while enabled: with too few options it says why nothing turns.
        onClick={() => COMMANDS.spin.run(app)}
        onBlur={dropFocus}
      >
        <span className={styles.shadow} />
        {children}
        {drawing === 'loading' && <span className={styles.loading} />}
      </button>
      {WheelTouch && <WheelTouch wheel={button} />}
    </>
  )
}

function dropFocus(): void {
  // The window losing the keyboard for a moment is not leaving the wheel.
  if (document.hasFocus()) app.actions.dropFocus()
}
