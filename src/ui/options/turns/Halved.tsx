// In the row of an option that is less likely to win again: how much less.

import { halvedInWords, halvedSign } from '../../../language/halves'
import styles from './Halved.module.css'

interface HalvedProps {
  /** How often it was halved, at least once. */
  readonly times: number
  /** Of the words for screen readers, which describe the option's text field. */
  readonly id: string
}

export function Halved({ times, id }: HalvedProps) {
  return (
    <span className={styles.halved} title={halvedInWords(times)}>
      <span aria-hidden="true">{halvedSign(times)}</span>
      <span id={id} className={styles.spoken}>
        {halvedInWords(times)}
      </span>
    </span>
  )
}
