// A list of options, such as those that are out: the first hundred, and the rest on request.

import { type ReactNode, useRef, useState } from 'react'
import type { Segment } from '../../../wheel/segment'
import { messages } from './messages'
import styles from './OutList.module.css'

/** Ten thousand rows would take longer to render than the rest of the page. */
const INITIAL_ROWS = 100

interface OutListProps {
  readonly options: readonly Segment[]
  /** The id of its heading. */
  readonly labelledBy: string
  /** Whether Tab leads to it, to scroll it where nothing in its rows takes the focus. */
  readonly isTabStop?: boolean
  /** A row. */
  children(option: Segment): ReactNode
}

export function OutList({ options, labelledBy, isTabStop = false, children }: OutListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? options : options.slice(0, INITIAL_ROWS)

  function showAll() {
    setExpanded(true)
    // The button disappears, so the focus moves to the list.
    list.current?.focus()
  }

  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        aria-labelledby={labelledBy}
        tabIndex={isTabStop ? 0 : -1}
      >
        {shown.map((option) => (
          <li key={option.id}>{children(option)}</li>
        ))}
      </ul>
      {shown.length < options.length && (
        <button type="button" className={styles['show-all']} onClick={showAll}>
          {messages.showAll(options.length)}
        </button>
      )}
    </>
  )
}
