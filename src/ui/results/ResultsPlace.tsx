// The place of what came out. Before the first spin a word stands there; the panels' code comes after the first paint.

import { useApp } from '../../store/app'
import styles from '../MainScreen.module.css'
import { useLater } from '../useLater'

const loadResults = () => import('./Results').then((module) => module.Results)

export function ResultsPlace() {
  const isEmpty = useApp(
    ({ lastResult, wheel }) =>
      !lastResult && wheel.history.length === 0 && wheel.eliminationHistory.length === 0,
  )
  const Results = useLater(loadResults)
  return (
    <section className={styles.results} aria-label="Results" tabIndex={-1}>
      {isEmpty && <EmptyState />}
      {Results && <Results />}
    </section>
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
