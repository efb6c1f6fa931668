import { useState } from 'react'
import styles from './NumberDialog.module.css'

interface NumberFieldProps {
  readonly label: string
  /** Not a number where what is typed is none. */
  readonly value: number
  /** Whether the dialog focuses it as it opens. */
  readonly isFirst?: boolean
  onChange(value: number): void
}

export function NumberField({ label, value, isFirst = false, onChange }: NumberFieldProps) {
  const [firstValue] = useState(value)
  return (
    <label className={styles.field}>
      {label}
      <input
        ref={(field) => {
          // React's own `autoFocus` comes before the dialog opens.
          if (field) field.autofocus = isFirst
        }}
        type="number"
        step="1"
        autoComplete="off"
        defaultValue={firstValue}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  )
}
