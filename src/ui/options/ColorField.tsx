// The color of an option. The list is one stop for Tab: arrow keys lead here from the row.

import { app } from '../../store/app'
import type { Segment } from '../../wheel/segment'
import { messages } from './messages'
import styles from './OptionList.module.css'

interface ColorFieldProps {
  readonly segment: Segment
  readonly isLocked: boolean
}

export function ColorField({ segment: { id, text, color }, isLocked }: ColorFieldProps) {
  return (
    <input
      type="color"
      className={styles.swatch}
      tabIndex={-1}
      value={color}
      disabled={isLocked}
      aria-label={messages.colorOf(text)}
      onChange={(event) => app.actions.editOption(id, { color: event.target.value })}
    />
  )
}
