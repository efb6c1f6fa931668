// A choice of one among things that are seen: native radio buttons, each a picture above its name.

import { type ReactNode, useId } from 'react'
import styles from './Tiles.module.css'

interface TilesProps<T extends string> {
  /** Spoken; the heading above says it to those who see. */
  readonly label: string
  readonly options: readonly {
    readonly value: T
    readonly label: string
    /** A decoration: the label says what it is. */
    readonly picture: ReactNode
  }[]
  readonly value: T
  /** It keeps the focus then, which natively disabled buttons would lose. */
  readonly isDisabled?: boolean
  onChoose(value: T): void
}

export function Tiles<T extends string>(props: TilesProps<T>) {
  const { label, options, value, isDisabled = false, onChoose } = props
  const name = useId()
  return (
    <fieldset className={styles.tiles} aria-label={label} aria-disabled={isDisabled || undefined}>
      {options.map((option) => (
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
      ))}
    </fieldset>
  )
}
