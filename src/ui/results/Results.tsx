import { useApp } from '../../store/app'
import { Panel } from '../kit/Panel'
import screen from '../screen.module.css'
import { SITE_LINKS } from '../siteLinks'
import { messages } from './messages'
import { ResultCard } from './ResultCard'
import { hasHistory } from './shownResults'

export function Results() {
  const isEmpty = !useApp(hasHistory)
  return (
    <Panel name="results" label={messages.region} className={screen.results}>
      {isEmpty ? <EmptyState /> : <ResultCard />}
    </Panel>
  )
}

function EmptyState() {
  return (
    <div className={screen.empty}>
      <h2>{messages.emptyTitle}</h2>
      <p>{messages.empty}</p>
      <p>
        {messages.noWheelYet} <a href={SITE_LINKS.examples.href}>{messages.seeExamples}</a>
      </p>
    </div>
  )
}
