import page from '../page.module.css'
import { PAGES } from '../pageTable'
import { messages } from './messages'
import { PRIVACY_CHANGES, PRIVACY_SECTIONS } from './privacySections'
import { Sections } from './Sections'

export default function PrivacyPage() {
  return (
    <>
      <header className={page.intro}>
        <h1 tabIndex={-1}>{PAGES.privacy.title}</h1>
        <p>{messages.lastUpdated(PRIVACY_CHANGES[0].date)}</p>
      </header>
      <Sections summary={messages.privacySummary} sections={PRIVACY_SECTIONS} />
    </>
  )
}
