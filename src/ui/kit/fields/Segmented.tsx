// A choice of one among a few: native radio buttons that look like a bar.

import type { ReactNode } from 'react'
import { Radios } from './Radios'
import styles from './Segmented.module.css'

interface SegmentedProps<T extends string> {
  readonly legend: ReactNode
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[]
  readonly value: T
  /** The legend beside the bar where both fit in one line. */
  readonly isInline?: boolean
  /** It keeps the focus then, which natively disabled buttons would lose. */
  readonly isDisabled?: boolean
  readonly className?: string | undefined
  /** The id of what explains it. */
  readonly describedBy?: string | undefined
  onChoose(value: T): void
}

export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const {
    legend,
    options,
    value,
    isInline = false,
    isDisabled = false,
    className = '',
    describedBy,
    onChoose,
  } = props
  return (
    <fieldset
      className={`${styles.segmented} ${isInline ? styles.inline : ''} ${className}`}
      aria-describedby={describedBy}
      aria-disabled={isDisabled || undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.bar}>
        <Radios options={options} value={value} isDisabled={isDisabled} onChoose={onChoose} />
      </div>
    </fieldset>
  )
}
