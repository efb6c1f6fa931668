// How likely an option is to win, in its row.

import { inPercent } from '../../language/chance'
import { oddsInWords } from '../../language/odds'
import { laterMessages } from './laterMessages'
import styles from './OptionChance.module.css'

interface OptionChanceProps {
  /** From 0 to 1. */
  readonly chance: number
  /** Of the words for screen readers, which describe the option's text field. */
  readonly id: string
}

export function OptionChance({ chance, id }: OptionChanceProps) {
  return (
    <span className={styles.chance}>
      <span aria-hidden="true">{inPercent(chance)}</span>
      <span id={id} className={styles.spoken}>
        {laterMessages.chance(oddsInWords(chance))}
      </span>
    </span>
  )
}
