// A slider with its value beside its label.

import { useId } from 'react'
import type { Range } from '../../../wheel/settings/settings'
import styles from './Slider.module.css'

interface SliderProps {
  readonly label: string
  readonly range: Range
  readonly value: number
  /** The id of what explains it. */
  readonly describedBy?: string | undefined
  /** The value in words. */
  format(value: number): string
  onSlide(value: number): void
}

export function Slider({ label, range, value, describedBy, format, onSlide }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.sliding}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{format(value)}</output>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={format(value)}
        aria-describedby={describedBy}
        onChange={(event) => onSlide(event.target.valueAsNumber)}
      />
    </div>
  )
}
