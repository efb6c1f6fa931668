import page from './page.module.css'
import { PAGES } from './pageTable'

export default function PrivacyPage() {
  return (
    <header className={page.intro}>
      <h1>{PAGES.privacy.title}</h1>
      <p>{PAGES.privacy.description}</p>
    </header>
  )
}
