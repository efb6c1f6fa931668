import page from './page.module.css'
import { PAGES } from './pageTable'

export default function AboutPage() {
  return (
    <header className={page.intro}>
      <h1>{PAGES.about.title}</h1>
      <p>{PAGES.about.description}</p>
    </header>
  )
}
