// A choice of one among things that are seen, each a picture above its name.

import type { ReactNode } from 'react'
import { Radios } from './Radios'
import styles from './Tiles.module.css'

interface TilesProps<T extends string> {
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
    <fieldset className={styles.tiles} aria-disabled={isDisabled || undefined}>
      <legend>{label}</legend>
      <Radios options={options} value={value} isDisabled={isDisabled} onChoose={onChoose} />
    </fieldset>
  )
}
