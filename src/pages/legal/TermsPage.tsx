import page from '../page.module.css'
import { PAGES } from '../pageTable'
import { messages } from './messages'
import { Sections } from './Sections'
import { TERMS_SECTIONS } from './termsSections'

export default function TermsPage() {
  return (
    <>
      <header className={page.intro}>
        <h1 tabIndex={-1}>{PAGES.terms.title}</h1>
        <p>{messages.termsIntro}</p>
      </header>
      <Sections summary={messages.termsSummary} sections={TERMS_SECTIONS} />
    </>
  )
}
