// Writing to whoever runs the site, and what one may expect to hear back.

import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { operator } from '../../site'
import { SITE_LINKS } from '../../ui/page/siteLinks'
import page from '../page.module.css'
import { PAGES } from '../pageTable'
import { SiteLink } from '../SiteLink'
import { ContactForm } from './ContactForm'
import styles from './ContactPage.module.css'
import { forgetDraft } from './contactDraft'
import { ResponseTimes } from './ResponseTimes'

const { howToUse, privacy, home } = SITE_LINKS

export default function ContactPage() {
  const isSent = new URLSearchParams(useSearch()).get('success') === 'true'
  return (
    <>
      <header className={page.intro}>
        <h1 tabIndex={-1}>{PAGES.contact.title}</h1>
        <p>
          A bug, an idea, a question, a kind word: all of them are read. Perhaps{' '}
          <SiteLink {...howToUse} /> answers it at once.
        </p>
      </header>
      <div className={styles.columns}>
        {isSent ? <ThankYou /> : <ContactForm />}
        <aside className={page.text}>
          <h2>When to expect an answer</h2>
          <ResponseTimes />
          <p>
            For a privacy or legal request choose the subject Other. What becomes of your message is
            told in the <SiteLink {...privacy} label="Privacy Policy" />.
          </p>
          {operator.repository !== '' && (
            <p>
              Bugs can also be reported where <a href={operator.repository}>the source</a> is.
            </p>
          )}
        </aside>
      </div>
    </>
  )
}

/** Where the form service sends the visitor back to. */
function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    forgetDraft()
    heading.current?.focus()
  }, [])
  return (
    <section className={styles.thanks} aria-labelledby="thanks">
      <h2 id="thanks" ref={heading} tabIndex={-1}>
        Thank you!
      </h2>
      <p>Your message is on its way. You will hear back at the address you gave.</p>
      <p className={page.buttons}>
        <a className={page.button} data-main href={home.href}>
          Back to the wheel
        </a>
        <SiteLink className={page.button} href={PAGES.contact.path} label="Write another message" />
      </p>
    </section>
  )
}
