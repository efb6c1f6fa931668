// A choice of one among a few in a native list, with its label before it.

import type { ReactNode, Ref } from 'react'
import styles from './Select.module.css'

interface SelectProps<T extends string> {
  readonly label: ReactNode
  readonly values: readonly T[]
  /** The values in words. */
  readonly names: Readonly<Record<T, string>>
  readonly value: T
  /** It keeps the focus then, which a natively disabled list would lose. */
  readonly isDisabled?: boolean
  readonly className?: string | undefined
  /** The id of what explains it. */
  readonly describedBy?: string | undefined
  readonly ref?: Ref<HTMLSelectElement>
  onChoose(value: T): void
}

export function Select<T extends string>(props: SelectProps<T>) {
  const { label, values, names, value, isDisabled = false, className = '' } = props
  const { ref, describedBy, onChoose } = props
  return (
    <label className={`${styles.select} ${className}`}>
      {label}
      <select
        ref={ref}
        value={value}
        aria-disabled={isDisabled || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChoose(event.target.value as T)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
