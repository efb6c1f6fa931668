import { useApp } from '../../store/app'
import { Panel } from '../kit/Panel'
import { SITE_LINKS } from '../siteLinks'
import { messages } from './messages'
import { ResultCard } from './ResultCard'
import styles from './Results.module.css'
import { hasHistory } from './shownResults'

export function Results() {
  const isEmpty = !useApp(hasHistory)
  return (
    <Panel name="results" label={messages.region}>
      {isEmpty ? <EmptyState /> : <ResultCard />}
    </Panel>
  )
}

function EmptyState() {
  return (
    <div className={styles.empty}>
      <h2>{messages.emptyTitle}</h2>
      <p>{messages.empty}</p>
      <p>
        {messages.noWheelYet} <a href={SITE_LINKS.examples.href}>{messages.seeExamples}</a>
      </p>
    </div>
  )
}
