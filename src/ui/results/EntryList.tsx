import { inPercent } from '../../text/chance'
import { momentFormat } from '../../text/moment'
import { shownPrize } from '../../wheel/messages'
import type { Segment } from '../../wheel/segment'
import { Tag, VisuallyHidden, WholeNumbers } from '../kit/text'
import { OptionMark } from '../pictures/LazyPicture'
import { messages } from './messages'
import styles from './Results.module.css'

const clock = momentFormat({ hour: '2-digit', minute: '2-digit' })
const day = momentFormat({ day: 'numeric', month: 'short' })
const HALF_DAY_MS = 43_200_000

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
          <OptionMark segment={segment} className={styles.dot} />
          <span className={styles.text}>
            <bdi>
              <WholeNumbers text={segment.text} />
            </bdi>
            {prize && <small dir="auto">{shownPrize(prize)}</small>}
          </span>
          {tag && <Tag>{tag}</Tag>}
          {chance !== undefined && (
            <span className={styles.chance} title={messages.chance(chance)}>
              <span aria-hidden="true">{inPercent(chance)}</span>
              <VisuallyHidden>{messages.chance(chance)}</VisuallyHidden>
            </span>
          )}
          <time dateTime={new Date(timestamp).toISOString()}>
            {new Date(timestamp).toDateString() !== today && <bdi>{day(timestamp)} </bdi>}
            {/* As wide as with the other word for the half of the day, so that the digits of all rows line up. */}
            <bdi className={styles.clock} data-other={clock(timestamp + HALF_DAY_MS)}>
              {clock(timestamp)}
            </bdi>
          </time>
        </li>
      ))}
    </ul>
  )
}
