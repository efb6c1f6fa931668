// Counted since the wheel was created: clearing its history does not reset them.

import { useApp } from '../../store/app'
import { lastResults, tally } from '../../wheel/result'
import { CardHead, Section } from '../kit/Card'
import { Disclosure } from '../kit/Disclosure'
import { Note } from '../kit/text'
import { messages } from './messages'
import styles from './Results.module.css'
import { tallyInWords } from './shownResults'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** More would be a second list of results. */
const SHOWN_BARS = 5

export function Statistics() {
  const { totalSpins, totalEliminations, totalSpinTime } = useApp((state) => state.wheel.statistics)
  const createdAt = useApp((state) => state.wheel.createdAt)
  const figures = [
    [messages.totalSpins, String(totalSpins)],
    [messages.totalEliminations, String(totalEliminations)],
    [
      messages.averageSpin,
      messages.averageSpinTime(totalSpins === 0 ? 0 : totalSpinTime / totalSpins),
    ],
    [messages.created, day.format(createdAt)],
  ] as const
  const aside = [messages.spins(totalSpins)]
  if (totalEliminations > 0) aside.push(messages.out(totalEliminations))
  return (
    <Section>
      <CardHead title={messages.statistics} aside={aside.join(' · ')} />
      <Tally />
      <Disclosure summary={messages.figures}>
        <dl className={styles.figures}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Section>
  )
}

function Tally() {
  const history = lastResults(useApp((state) => state.wheel.history))
  const totalSpins = useApp((state) => state.wheel.statistics.totalSpins)
  const segments = useApp((state) => state.wheel.segments)
  const entries = tally(history)
  const most = entries[0]?.count ?? 0
  if (most === 0) return null
  const bars = entries.filter(({ count }) => count > 1 || entries.length <= SHOWN_BARS)
  const isWhole = history.length >= totalSpins
  const words = tallyInWords(entries, segments, isWhole)
  return (
    <>
      {words && <Note>{words}</Note>}
      {most > 1 && bars.length > 1 && (
        <ul className={styles.bars} aria-label={messages.howOften}>
          {bars.slice(0, SHOWN_BARS).map(({ segment, count }) => (
            <li key={segment.id}>
              <span className={styles.text}>
                <bdi>{segment.text}</bdi>
              </span>
              <Bar share={count / most} color={segment.color} />
              <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
      {!isWhole && <Note>{messages.ofTheLast(history.length)}</Note>}
    </>
  )
}

/** SVG, because the content security policy forbids inline styles. @param share of the width, 0 to 1 */
function Bar({ share, color }: { readonly share: number; readonly color: string }) {
  return (
    <svg aria-hidden="true">
      <rect width={`${100 * share}%`} height="8" rx="4" fill={color} />
    </svg>
  )
}
