// How likely an option is to win, in its row.

import { useApp } from '../../store/app'
import { inPercent } from '../../text/chance'
import { oddsInWords, oddsOf } from '../../text/odds'
import { messages } from './messages'
import styles from './OptionChance.module.css'

/** Characters: `12 in 345`. Longer odds are spoken, and on screen the percentage says it. */
const MOST_ROOM = 9

interface OptionChanceProps {
  /** From 0 to 1. */
  readonly chance: number
  /** Of the words for screen readers, which describe the option's text field. */
  readonly id: string
}

export function OptionChance({ chance, id }: OptionChanceProps) {
  // Where weights count, chances differ and the percentage alone does not say of what.
  const isWeighted = useApp((state) => state.settings.weightsCount)
  const isElimination = useApp((state) => state.settings.eliminationMode)
  const odds = isWeighted ? oddsOf(chance) : ''
  const spoken = isWeighted && isElimination ? messages.chanceToBeDrawn : messages.chance
  return (
    <span className={styles.chance}>
      <span aria-hidden="true">{inPercent(chance)}</span>
      {odds !== '' && odds.length <= MOST_ROOM && (
        <span className={styles.odds} aria-hidden="true">
          {odds}
        </span>
      )}
      <span id={id} className={styles.spoken}>
        {spoken(oddsInWords(chance))}
      </span>
    </span>
  )
}
