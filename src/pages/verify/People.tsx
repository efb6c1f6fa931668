// Names in the order in which they were drawn.

import { Capped } from '../Capped'
import { messages } from './messages'
import styles from './VerifyPage.module.css'

/** Shown at first. */
const ROWS = 20

interface PeopleProps {
  /** Of the list, for those who do not see what it belongs to. */
  readonly name: string
  readonly entries: readonly string[]
  readonly indexes: readonly number[]
  readonly isWon?: boolean
}

export function People({ name, entries, indexes, isWon = false }: PeopleProps) {
  return (
    <Capped items={indexes} first={ROWS} more={messages.showAll}>
      {(shown) => (
        <ol className={styles.people} data-won={isWon || undefined} aria-label={name}>
          {shown.map((index) => (
            <li key={index}>
              <bdi>{entries[index]}</bdi>
            </li>
          ))}
        </ol>
      )}
    </Capped>
  )
}
