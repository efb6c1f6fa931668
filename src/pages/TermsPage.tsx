import page from './page.module.css'
import { PAGES } from './pageTable'

export default function TermsPage() {
  return (
    <header className={page.intro}>
      <h1>{PAGES.terms.title}</h1>
      <p>{PAGES.terms.description}</p>
    </header>
  )
}
