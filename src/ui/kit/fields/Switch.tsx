// A switch: a native checkbox whose whole row can be pressed.

import { useId } from 'react'
import { Kbd, Note } from '../text'
import styles from './Switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly note?: string | undefined
  /** The key that switches it too. */
  readonly shortcut?: string | undefined
  readonly isOn: boolean
  readonly isDisabled?: boolean
  onSwitch(isOn: boolean): void
}

export function Switch({ label, note, shortcut, isOn, isDisabled, onSwitch }: SwitchProps) {
  const id = useId()
  const noteId = `${id}note`
  return (
    <div className={styles.row}>
      <label htmlFor={id}>
        {label}
        {shortcut && (
          <span aria-hidden="true">
            <Kbd>{shortcut}</Kbd>
          </span>
        )}
      </label>
      {note && (
        <Note id={noteId} className={styles.note}>
          {note}
        </Note>
      )}
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its state by itself
        role="switch"
        className={styles.switch}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={note && noteId}
        aria-keyshortcuts={shortcut}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </div>
  )
}
