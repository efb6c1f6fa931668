import page from './page.module.css'
import { PAGES } from './pageTable'

export default function ContactPage() {
  return (
    <header className={page.intro}>
      <h1>{PAGES.contact.title}</h1>
      <p>{PAGES.contact.description}</p>
    </header>
  )
}
