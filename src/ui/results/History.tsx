// The latest results or eliminations with their times, newest first.

import { useApp } from '../../store/app'
import type { Segment } from '../../wheel/segment'
import card from '../card.module.css'
import { Dot } from '../controls/Dot'
import { messages } from './messages'
import styles from './Results.module.css'

/** The wheel stores more. */
const SHOWN_ENTRIES = 5

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })

interface HistoryProps {
  readonly title: string
  /** The accessible name of the Clear button. */
  readonly clearLabel: string
  readonly entries: readonly {
    readonly id: string
    readonly segment: Segment
    /** Milliseconds since 1970. */
    readonly timestamp: number
  }[]
  onClear(): void
}

export function History({ title, clearLabel, entries, onClear }: HistoryProps) {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const shown = entries.slice(0, SHOWN_ENTRIES)
  return (
    <div className={card.card}>
      <div className={card.head}>
        <h2>{title}</h2>
        <button
          type="button"
          className={`${card['text-button']} ${styles.clear}`}
          aria-label={clearLabel}
          disabled={isSpinning}
          onClick={(event) => {
            // The button disappears with the list, so the focus moves to the panel.
            event.currentTarget.closest('section')?.focus()
            onClear()
          }}
        >
          {messages.clear}
        </button>
      </div>
      <p className={styles.soft}>{messages.lastOf(shown.length, entries.length)}</p>
      <ul aria-label={title}>
        {shown.map(({ id, segment, timestamp }) => (
          <li key={id} className={styles.entry}>
            <Dot color={segment.color} className={styles.dot} />
            <span className={styles.text}>
              <bdi>{segment.text}</bdi>
            </span>
            <time dateTime={new Date(timestamp).toISOString()}>{clock.format(timestamp)}</time>
          </li>
        ))}
      </ul>
    </div>
  )
}
