import { useApp } from '../../store/app'
import { useDeferred } from '../deferred'
import screen from '../MainScreen.module.css'
import { messages } from './messages'

export function Results() {
  const isEmpty = useApp(
    ({ lastResult, wheel }) =>
      !lastResult && wheel.history.length === 0 && wheel.eliminationHistory.length === 0,
  )
  const ResultCards = useDeferred((parts) => parts.resultCards)
  return (
    <section className={screen.results} aria-label={messages.region} tabIndex={-1}>
      {isEmpty && <EmptyState />}
      {ResultCards && <ResultCards />}
    </section>
  )
}

function EmptyState() {
  return (
    <div className={screen.empty}>
      <h2>{messages.emptyTitle}</h2>
      <p>{messages.empty}</p>
    </div>
  )
}
