import { inPercent } from '../../text/chance'
import type { Segment } from '../../wheel/segment'
import { Dot } from '../kit/icons'
import { Tag, VisuallyHidden } from '../kit/text'
import { messages } from './messages'
import styles from './Results.module.css'

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })
const dayAndClock = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

interface EntryListProps {
  readonly label: string
  readonly entries: readonly {
    readonly id: string
    readonly segment: Segment
    /** Milliseconds since 1970. */
    readonly timestamp: number
    readonly position?: number
    readonly tag?: string | undefined
    /** That it was drawn for. */
    readonly prize?: string | undefined
    /** From 0 to 1, where it is shown. */
    readonly chance?: number | undefined
  }[]
}

export function EntryList({ label, entries }: EntryListProps) {
  const today = new Date().toDateString()
  return (
    <ul aria-label={label}>
      {entries.map(({ id, segment, timestamp, position, tag, prize, chance }) => (
        <li key={id} className={styles.entry}>
          {position !== undefined && <span className={styles.position}>{position}</span>}
          <Dot color={segment.color} className={styles.dot} />
          <span className={styles.text}>
            <bdi>{segment.text}</bdi>
            {prize && <small dir="auto">{prize}</small>}
          </span>
          {tag && <Tag>{tag}</Tag>}
          {chance !== undefined && (
            <span className={styles.chance} title={messages.chance(chance)}>
              <span aria-hidden="true">{inPercent(chance)}</span>
              <VisuallyHidden>{messages.chance(chance)}</VisuallyHidden>
            </span>
          )}
          <time dateTime={new Date(timestamp).toISOString()}>
            {(new Date(timestamp).toDateString() === today ? clock : dayAndClock).format(timestamp)}
          </time>
        </li>
      ))}
    </ul>
  )
}
