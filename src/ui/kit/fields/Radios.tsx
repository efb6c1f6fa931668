// The native radio buttons of Segmented and Tiles, each in its label.

import { type ReactNode, useId } from 'react'

interface RadiosProps<T extends string> {
  readonly options: readonly {
    readonly value: T
    readonly label: ReactNode
    /** Above the label, which says what it is. */
    readonly picture?: ReactNode
  }[]
  readonly value: T
  /** They keep the focus then, which natively disabled ones would lose. */
  readonly isDisabled: boolean
  onChoose(value: T): void
}

export function Radios<T extends string>(props: RadiosProps<T>) {
  const { options, value, isDisabled, onChoose } = props
  const name = useId()
  return options.map((option) => (
    <label key={option.value}>
      <input
        type="radio"
        name={name}
        checked={option.value === value}
        aria-disabled={isDisabled || undefined}
        onChange={() => !isDisabled && onChoose(option.value)}
      />
      {option.picture}
      {option.label}
    </label>
  ))
}
