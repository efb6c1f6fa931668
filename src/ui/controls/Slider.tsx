// A time on a slider, with the value beside its name.

import { useId } from 'react'
import type { Range } from '../../settings/settings'
import { timeInWords } from '../settings/settingsWords'
import styles from './Slider.module.css'

interface SliderProps {
  readonly label: string
  readonly range: Range
  /** Milliseconds. One outside the range is shown as it is, with the slider at that end. */
  readonly ms: number
  onSlide(ms: number): void
}

export function Slider({ label, range, ms, onSlide }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.sliding}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{timeInWords(ms)}</output>
      <input
        id={id}
        type="range"
        {...range}
        value={ms}
        aria-valuetext={timeInWords(ms)}
        onChange={(event) => onSlide(event.target.valueAsNumber)}
      />
    </div>
  )
}
