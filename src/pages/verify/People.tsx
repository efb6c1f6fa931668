// Names in the order in which they were drawn.

import { Capped } from '../Capped'
import { messages } from './messages'
import styles from './VerifyPage.module.css'

/** Shown at first. */
const ROWS = 20
/** From so many on, they stand in columns. */
const MANY = 8

interface PeopleProps {
  /** Of the list, for those who do not see what it belongs to. */
  readonly name: string
  readonly entries: readonly string[]
  readonly indexes: readonly number[]
  /** Of winners: several, or the only one of a prize, who may stand out. */
  readonly kind?: 'several' | 'one' | 'single'
  /** From so many on, each has a number. */
  readonly numberedFrom?: number
}

export function People({ name, entries, indexes, kind, numberedFrom = 2 }: PeopleProps) {
  return (
    <Capped items={indexes} first={ROWS} more={messages.showAll}>
      {(shown) => (
        <ol
          className={styles.people}
          data-kind={kind}
          data-numbered={indexes.length >= numberedFrom || undefined}
          data-many={indexes.length >= MANY || undefined}
          aria-label={name}
        >
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
