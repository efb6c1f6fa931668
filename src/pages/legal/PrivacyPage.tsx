// What is kept, what is sent, and what a visitor may ask for.

import page from '../page.module.css'
import { PAGES } from '../pageTable'
import { PRIVACY_SECTIONS } from './privacySections'
import { Sections } from './Sections'

export default function PrivacyPage() {
  return (
    <>
      <header className={page.intro}>
        <h1 tabIndex={-1}>{PAGES.privacy.title}</h1>
        <p>
          Last updated <time dateTime="2025-08-20">August 20, 2025</time>
        </p>
      </header>
      <Sections
        summary={
          <ul>
            <li>There are no accounts. Nobody asks who you are.</li>
            <li>Your wheels, results and settings stay in your browser.</li>
            <li>A shared wheel travels in its link, not through a server of ours.</li>
            <li>Only the contact form sends what you type, and only when you press its button.</li>
          </ul>
        }
        sections={PRIVACY_SECTIONS}
      />
    </>
  )
}
