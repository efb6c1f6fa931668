// Under which terms the wheel may be used.

import page from '../page.module.css'
import { PAGES } from '../pageTable'
import { Sections } from './Sections'
import { TERMS_SECTIONS } from './termsSections'

export default function TermsPage() {
  return (
    <>
      <header className={page.intro}>
        <h1 tabIndex={-1}>{PAGES.terms.title}</h1>
        <p>
          The agreement between you and whoever runs this site ("we"). By using the wheel you agree
          to it. It is as short and as plain as we could make it.
        </p>
      </header>
      <Sections
        summary={
          <ul>
            <li>Use the wheel freely, for work, school or play, and break no law with it.</li>
            <li>What you put on it is yours, and your responsibility.</li>
            <li>It comes as it is. What we could owe you is limited to 100 USD.</li>
            <li>A dispute is first talked about for 30 days. Delaware law applies.</li>
          </ul>
        }
        sections={TERMS_SECTIONS}
      />
    </>
  )
}
