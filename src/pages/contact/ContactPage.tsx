// The contact form, response times, and the thanks after sending.

import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { operator } from '../../text/site'
import { SITE_LINKS } from '../../ui/siteLinks'
import page from '../page.module.css'
import { PAGES } from '../pageTable'
import { SiteLink } from '../SiteLink'
import { ContactForm } from './ContactForm'
import styles from './ContactPage.module.css'
import { clearDraft } from './contactDraft'
import { messages } from './messages'
import { ResponseTimes } from './ResponseTimes'

const { home } = SITE_LINKS

export default function ContactPage() {
  const isSent = new URLSearchParams(useSearch()).get('success') === 'true'
  return (
    <>
      <header className={page.intro}>
        <h1 tabIndex={-1}>{PAGES.contact.title}</h1>
        <p>{messages.intro}</p>
      </header>
      <div className={styles.columns}>
        {isSent ? <ThankYou /> : <ContactForm />}
        <aside className={page.text}>
          <h2>{messages.responseTimes}</h2>
          <ResponseTimes />
          <p>{messages.legalRequests}</p>
          {operator.repository !== '' && <p>{messages.reportBugs(operator.repository)}</p>}
        </aside>
      </div>
    </>
  )
}

/** The form service returns the visitor here. */
function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    clearDraft()
    heading.current?.focus()
  }, [])
  return (
    <section className={styles.thanks} aria-labelledby="thanks">
      <h2 id="thanks" ref={heading} tabIndex={-1}>
        {messages.thankYou}
      </h2>
      <p>{messages.sent}</p>
      <p className={page.buttons}>
        <a className={page.button} data-main href={home.href}>
          {messages.backToWheel}
        </a>
        <SiteLink className={page.button} href={PAGES.contact.path} label={messages.writeAnother} />
      </p>
    </section>
  )
}
