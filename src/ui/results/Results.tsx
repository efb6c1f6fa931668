import { useApp } from '../../store/app'
import { useDeferred } from '../deferred'
import screen from '../MainScreen.module.css'
import { messages } from './messages'
import { hasResults } from './selectors'

export function Results() {
  const isEmpty = !useApp(hasResults)
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
