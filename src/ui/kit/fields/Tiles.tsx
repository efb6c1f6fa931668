// A choice of one among things that are seen, each a picture above its name.

import type { ReactNode } from 'react'
import { Radios } from './Radios'
import styles from './Tiles.module.css'

interface TilesProps<T extends string> {
  /** Spoken; the heading above says it to those who see. */
  readonly label: string
  readonly options: readonly {
    readonly value: T
    readonly label: string
    readonly picture: ReactNode
  }[]
  readonly value: T
  readonly isDisabled?: boolean
  onChoose(value: T): void
}

export function Tiles<T extends string>(props: TilesProps<T>) {
  const { label, options, value, isDisabled = false, onChoose } = props
  return (
    <fieldset className={styles.tiles} aria-label={label} aria-disabled={isDisabled || undefined}>
      <Radios options={options} value={value} isDisabled={isDisabled} onChoose={onChoose} />
    </fieldset>
  )
}
