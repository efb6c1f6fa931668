// The color of an option. Where Tab passes over color fields, a stop around the field hands its focus on to it.

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

  // No stop while the field has the focus: Shift+Tab would come back to it from there.
  function focused({ currentTarget, target }: FocusEvent<HTMLElement>) {
    currentTarget.tabIndex = -1
    if (target === currentTarget) field.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it never keeps the focus
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
