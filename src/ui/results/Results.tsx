import { useApp } from '../../store/app'
import { useDeferred } from '../deferred'
import screen from '../MainScreen.module.css'
import { empty } from './emptyMessages'
import { hasResults } from './shown'

export function Results() {
  const isEmpty = !useApp(hasResults)
  const ResultCards = useDeferred((parts) => parts.resultCards)
  return (
    <section className={screen.results} aria-label={empty.region} tabIndex={-1}>
      {isEmpty && <EmptyState />}
      {ResultCards && <ResultCards />}
    </section>
  )
}

function EmptyState() {
  return (
    <div className={screen.empty}>
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
    </div>
  )
}
