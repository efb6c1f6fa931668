// A choice of one among a few in a native list, with its label before it.

import styles from './Select.module.css'

interface SelectProps<T extends string> {
  readonly label: string
  readonly values: readonly T[]
  /** The values in words. */
  readonly names: Readonly<Record<T, string>>
  readonly value: T
  /** It keeps the focus then, which a natively disabled list would lose. */
  readonly isDisabled?: boolean
  readonly className?: string | undefined
  onChoose(value: T): void
}

export function Select<T extends string>(props: SelectProps<T>) {
  const { label, values, names, value, isDisabled = false, className = '', onChoose } = props
  return (
    <label className={`${styles.select} ${className}`}>
      {label}
      <select
        value={value}
        aria-disabled={isDisabled || undefined}
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
