// A choice of one among a few: native radio buttons that look like a bar or a list.

import { type ReactNode, useId } from 'react'
import styles from './Choice.module.css'

interface ChoiceProps<T extends string> {
  readonly legend: ReactNode
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[]
  readonly value: T
  /** Vertical instead of side by side. */
  readonly isList?: boolean
  readonly className?: string | undefined
  onChoose(value: T): void
}

export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { legend, options, value, isList = false, className = '', onChoose } = props
  const name = useId()
  return (
    <fieldset className={`${styles.choice} ${className}`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={isList ? styles.list : styles.bar}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
