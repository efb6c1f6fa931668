import { useApp } from '../../store/app'
import { useDeferred } from '../deferred'
import screen from '../MainScreen.module.css'
import { Panel } from '../panels/Panel'
import { messages } from './messages'
import { hasResults } from './selectors'

export function Results() {
  const isEmpty = !useApp(hasResults)
  const ResultCards = useDeferred((parts) => parts.resultCards)
  return (
    <Panel name="results" label={messages.region} className={screen.results}>
      {isEmpty && <EmptyState />}
      {ResultCards && <ResultCards />}
    </Panel>
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
