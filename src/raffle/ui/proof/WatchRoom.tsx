// An announced draw in a presentation: beside the wheel when it is, and who has won once the wheel has shown the first.

import { useStore } from 'zustand'
import { browserWatch } from '../browserDesk'
import { messages } from './messages'
import styles from './WatchRoom.module.css'

/** More do not fit beside the wheel. */
const MOST_NAMES = 12

export function WatchRoom() {
  const { announcement, assignment: drawn, hasSeen } = useStore(browserWatch().store)
  if (!announcement) return null
  const assignment = hasSeen ? drawn : null
  const { entries, prizes } = announcement
  const rows = prizes.flatMap(({ name }, prize) =>
    (assignment?.prizes[prize]?.winners ?? []).map((winner, place) => ({
      key: `${prize} ${place}`,
      prize: place === 0 ? name : '',
      text: entries[winner],
    })),
  )
  return (
    <section className={styles.room} data-part="drawn" aria-label={messages.watching}>
      <h2>
        <bdi>{announcement.name}</bdi>
      </h2>
      {!assignment && <p>{messages.dueAt(announcement)}</p>}
      <ol>
        {rows.slice(0, MOST_NAMES).map(({ key, prize, text }) => (
          <li key={key}>
            {prize && (
              <small>
                <bdi>{prize}</bdi>
              </small>
            )}
            <bdi>{text}</bdi>
          </li>
        ))}
        {rows.length > MOST_NAMES && <li>{messages.more(rows.length - MOST_NAMES)}</li>}
      </ol>
    </section>
  )
}
