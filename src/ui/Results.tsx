// What came out: the winner, the time the spin took, the last results, or a word before the first spin.

import { app, useApp } from '../store/app'
import type { SpinResult } from '../wheel/result'
import card from './card.module.css'
import styles from './Results.module.css'

/** Results the panel lists (product specification, section 9). */
const SHOWN_RESULTS = 5

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' })

/** Seconds to one decimal, as `4.0`. */
function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1)
}

export function Results() {
  const result = useApp((state) => state.lastResult)
  const history = useApp((state) => state.wheel.history)
  return (
    <section className={styles.results} aria-label="Results">
      {result && <Winner key={result.id} result={result} />}
      {history.length > 0 && <RecentResults history={history} />}
      {!result && history.length === 0 && <EmptyState />}
    </section>
  )
}

function Winner({ result }: { readonly result: SpinResult }) {
  return (
    <div className={`${card.card} ${styles.won}`}>
      <h2>Winner!</h2>
      <p className={styles.name}>
        <Dot color={result.winner.color} />
        {result.winner.text}
      </p>
      <p className={styles.soft}>Spin completed in {seconds(result.spinDuration)} s</p>
    </div>
  )
}

function RecentResults({ history }: { readonly history: readonly SpinResult[] }) {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const shown = history.slice(0, SHOWN_RESULTS)
  return (
    <div className={card.card}>
      <div className={card.head}>
        <h2>Recent Results</h2>
        <span className={card.aside}>
          last {shown.length} of {history.length}
        </span>
        <button
          type="button"
          className={card['text-button']}
          aria-label="Clear recent results"
          disabled={isSpinning}
          onClick={app.actions.clearResults}
        >
          Clear
        </button>
      </div>
      <ul>
        {shown.map(({ id, winner, timestamp }) => (
          <li key={id} className={styles.entry}>
            <Dot color={winner.color} />
            <span className={styles.text}>{winner.text}</span>
            <time dateTime={new Date(timestamp).toISOString()}>{clock.format(timestamp)}</time>
          </li>
        ))}
      </ul>
    </div>
  )
}

function EmptyState() {
  return (
    <div className={styles.empty}>
      <h2>No results yet</h2>
      <p>Spin the wheel and the winner appears here, with every result after it.</p>
    </div>
  )
}

/** A dot in an option's colour; an SVG attribute, because a strict style policy forbids inline styles. */
function Dot({ color }: { readonly color: string }) {
  return (
    <svg className={styles.dot} viewBox="0 0 12 12" aria-hidden="true">
      <rect width="12" height="12" rx="4" fill={color} />
    </svg>
  )
}
