import page from './page.module.css'
import { PAGES } from './pageTable'

export default function HowToUsePage() {
  return (
    <header className={page.intro}>
      <h1>{PAGES.howToUse.title}</h1>
      <p>{PAGES.howToUse.description}</p>
    </header>
  )
}
