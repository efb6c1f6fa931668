// The color of an option. Where Tab skips color fields, an element around the field takes the focus and passes it on.

import { type FocusEvent, useRef } from 'react'
import { doesTabSkipColorFields } from '../../platform/colorFields'
import { app } from '../../store/app'
import type { Segment } from '../../wheel/segment'
import styles from './Controls.module.css'
import { messages } from './messages'

interface ColorFieldProps {
  readonly segment: Segment
  readonly isLocked: boolean
}

export function ColorField({ segment: { id, text, color }, isLocked }: ColorFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={field}
      type="color"
      className={styles.swatch}
      value={color}
      disabled={isLocked}
      aria-label={messages.colorOf(text)}
      onChange={(event) => app.actions.editOption(id, { color: event.target.value })}
    />
  )
  if (!doesTabSkipColorFields) return input

  // Not focusable while the field has the focus, or Shift+Tab would lead back into the field.
  function focused({ currentTarget, target }: FocusEvent<HTMLElement>) {
    currentTarget.tabIndex = -1
    if (target === currentTarget) field.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it passes the focus on at once
    <span
      tabIndex={isLocked ? -1 : 0}
      className={styles.stop}
      onFocus={focused}
      onBlur={({ currentTarget }) => {
        currentTarget.tabIndex = isLocked ? -1 : 0
      }}
    >
      {input}
    </span>
  )
}
