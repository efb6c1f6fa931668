// Counted since the wheel was created: clearing its history does not reset them.

import { useApp } from '../../store/app'
import { lastResults, tally } from '../../wheel/result'
import { CardHead, Section } from '../kit/Card'
import { Disclosure } from '../kit/Disclosure'
import { Note, VisuallyHidden } from '../kit/text'
import { messages } from './messages'
import styles from './Results.module.css'
import { chancesInAll, notDrawn, tallyInWords } from './shownResults'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** More would be a second list of options. */
const SHOWN_BARS = 12

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
  aside.push(messages.since(day.format(createdAt)))
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
  const wheel = useApp((state) => state.wheel)
  const settings = useApp((state) => state.settings)
  const entries = tally(history)
  const most = entries[0]?.count ?? 0
  if (most === 0) return null
  const isWhole = history.length >= totalSpins
  const words = tallyInWords(entries, wheel.segments, isWhole)
  const undrawn = isWhole ? notDrawn(entries, wheel.segments) : []
  const all = [...entries, ...undrawn.map((segment) => ({ segment, count: 0 }))]
  const bars = all.slice(0, SHOWN_BARS)
  const chances = chancesInAll(history, wheel, settings)
  const expected = bars.map(({ segment }) => (chances?.(segment.id) ?? 0) * history.length)
  const longest = Math.max(most, ...expected)
  const isExpected = chances !== null && bars.length > 1
  return (
    <>
      {words && <Note>{words}</Note>}
      {most > 1 && bars.length > 1 && (
        <ul className={styles.bars} aria-label={messages.howOften}>
          {bars.map(({ segment, count }, index) => (
            <li key={segment.id}>
              <span className={styles.text}>
                <bdi>{segment.text}</bdi>
              </span>
              <Bar
                share={count / longest}
                mark={isExpected ? (expected[index] ?? 0) / longest : null}
                color={segment.color}
              />
              <b>{count}</b>
              {isExpected && (
                <VisuallyHidden>{messages.expected(expected[index] ?? 0)}</VisuallyHidden>
              )}
            </li>
          ))}
        </ul>
      )}
      {most > 1 && isExpected && (
        <Note>{messages.expectedMark(new Set(expected).size === 1 ? expected[0] : undefined)}</Note>
      )}
      {!isWhole && <Note>{messages.ofTheLast(history.length)}</Note>}
    </>
  )
}

interface BarProps {
  /** Of the width, from 0 to 1. */
  readonly share: number
  /** Where it was to be expected to end. */
  readonly mark: number | null
  readonly color: string
}

/** SVG, because the content security policy forbids inline styles. */
function Bar({ share, mark, color }: BarProps) {
  return (
    <svg aria-hidden="true">
      <rect y="2" width={`${100 * share}%`} height="8" rx="4" fill={color} />
      {mark !== null && <rect x={`${100 * mark}%`} width="2" height="12" className={styles.mark} />}
    </svg>
  )
}
