// A list of which only the beginning is shown at first: thousands of rows would stop the page. What was decided about a
// row does not depend on whether it is shown.

import { type ReactNode, useState } from 'react'
import styles from './Import.module.css'
import { messages } from './messages'

const STEP = 50

interface CappedProps<T> {
  readonly items: readonly T[]
  /** Renders an item of the list. */
  readonly children: (item: T) => ReactNode
}

export function Capped<T>({ items, children }: CappedProps<T>) {
  const [shown, setShown] = useState(STEP)
  const more = items.length - shown
  return (
    <>
      <ul className={styles.lines}>{items.slice(0, shown).map(children)}</ul>
      {more > 0 && (
        <p className={styles.more}>
          <span className={styles.soft}>{messages.more(more)}</span>{' '}
          <button type="button" onClick={() => setShown(shown + STEP)}>
            {messages.showMore(Math.min(STEP, more))}
          </button>
        </p>
      )}
    </>
  )
}
