// How often each was drawn, of all results that are kept. The figures count since the wheel was created: clearing its
// results does not reset them.

import { useState } from 'react'
import { useApp } from '../../store/app'
import { momentFormat } from '../../text/moment'
import { type SpinResult, tally } from '../../wheel/result'
import { CardHead, Section } from '../kit/Card'
import { Disclosure, DisclosureButton } from '../kit/Disclosure'
import { Note, VisuallyHidden, WholeNumbers } from '../kit/text'
import { useKeptResults } from './keptResults'
import { messages } from './messages'
import styles from './Results.module.css'
import { chancesInAll, notDrawn, tallyInWords } from './shownResults'

const day = momentFormat({ dateStyle: 'medium' })

/** Those drawn most, at first. */
const SHOWN_BARS = 12
/** Ten thousand would take long to render. */
const MOST_BARS = 500

export function Statistics() {
  const { totalSpins, totalEliminations, totalSpinTime } = useApp((state) => state.wheel.statistics)
  const createdAt = useApp((state) => state.wheel.createdAt)
  const kept = useKeptResults()
  const first = kept?.results.at(-1)
  const figures = [
    [messages.totalSpins, String(totalSpins)],
    [messages.totalEliminations, String(totalEliminations)],
    [
      messages.averageSpin,
      messages.averageSpinTime(totalSpins === 0 ? 0 : totalSpinTime / totalSpins),
    ],
    [messages.created, day(createdAt)],
  ] as const
  return (
    <Section>
      <CardHead
        title={messages.statistics}
        aside={
          kept &&
          first &&
          `${messages.spins(kept.results.length)} · ${messages.since(day(first.timestamp))}`
        }
      />
      {kept && first && <Tally {...kept} missing={totalSpins - kept.results.length} />}
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

interface TallyProps {
  /** Newest first. */
  readonly results: readonly SpinResult[]
  /** How many spins are not among them. */
  readonly missing: number
  readonly isRead: boolean
}

function Tally({ results, missing, isRead }: TallyProps) {
  const wheel = useApp((state) => state.wheel)
  const settings = useApp((state) => state.settings)
  const [isLong, setLong] = useState(false)
  const drawn = tally(results)
  const undrawn = notDrawn(drawn, wheel.segments).map((segment) => ({ segment, count: 0 }))
  const all = [...drawn, ...undrawn]
  const bars = all.slice(0, isLong ? MOST_BARS : SHOWN_BARS)
  const others = all.slice(bars.length)
  const hasBars = (drawn[0]?.count ?? 0) > 1 && all.length > 1
  const chanceOf = chancesInAll(results, wheel, settings)
  const expected = all.map(({ segment }) => (chanceOf?.(segment.id) ?? 0) * results.length)
  const longest = Math.max(drawn[0]?.count ?? 0, ...expected.slice(0, MOST_BARS))
  const unknown = results.filter(({ chance }) => chance === undefined).length
  const words = tallyInWords(drawn, wheel.segments, missing <= 0)
  return (
    <>
      {words && <Note>{words}</Note>}
      {hasBars && (
        <>
          <ul className={styles.bars} aria-label={messages.howOften}>
            {bars.map(({ segment, count }, index) => (
              <li key={segment.id}>
                <span className={styles.text}>
                  <bdi>
                    <WholeNumbers text={segment.text} />
                  </bdi>
                </span>
                <Bar
                  share={count / longest}
                  mark={chanceOf && (expected[index] ?? 0) / longest}
                  color={segment.color}
                />
                <b>{count}</b>
                {chanceOf && (
                  <VisuallyHidden>{messages.expected(expected[index] ?? 0)}</VisuallyHidden>
                )}
              </li>
            ))}
            {others.length > 0 && (
              <li>
                <span className={styles.text}>{messages.others(others.length)}</span>
                <b>{others.reduce((sum, { count }) => sum + count, 0)}</b>
              </li>
            )}
          </ul>
          <Note>
            {chanceOf
              ? messages.expectedMark(new Set(expected).size === 1 ? expected[0] : undefined)
              : unknown > 0
                ? messages.unknownChances(unknown)
                : messages.unevenChances}
          </Note>
          {all.length > SHOWN_BARS && (
            <DisclosureButton aria-expanded={isLong} onClick={() => setLong(!isLong)}>
              {messages.allOptions(all.length)}
            </DisclosureButton>
          )}
        </>
      )}
      {!isRead && <Note>{messages.notRead}</Note>}
      {isRead && missing > 0 && <Note>{messages.notKept(missing)}</Note>}
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
