// The frame around every info page: skip link, navigation, content, footer.

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'wouter'
import { site } from '../text/site'
import { Logo, MenuIcon } from '../ui/kit/icons'
import { SITE_LINKS, TOP_LINKS } from '../ui/siteLinks'
import styles from './Layout.module.css'
import { messages } from './messages'
import { PAGES, pageAt } from './pageTable'
import { SiteLink } from './SiteLink'

const { home, about, howToUse, examples, check, verify, contact, privacy, terms, licenses } =
  SITE_LINKS

const QUICK_LINKS = [home, { ...about, label: messages.aboutUs }, howToUse, examples, check, verify]
const LEGAL_LINKS = [
  { ...privacy, label: messages.privacyPolicy },
  terms,
  { ...contact, label: messages.contactUs },
  licenses,
]

export function Layout({ children }: { readonly children: ReactNode }) {
  useVisit()
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#content">
        {messages.skipToContent}
      </a>
      <header className={styles.header}>
        <a className={styles.brand} href={home.href}>
          <Logo />
          {site.name}
        </a>
        <TopNavigation />
      </header>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <FooterLinks title={messages.quickLinks} links={QUICK_LINKS} />
        <FooterLinks title={messages.legal} links={LEGAL_LINKS} />
        <p>{messages.tagline}</p>
      </footer>
    </div>
  )
}

/** On small screens the list is in a popover. */
function TopNavigation() {
  const id = useId()
  const [path] = useLocation()
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        popoverTarget={id}
        aria-label={messages.menu}
      >
        <MenuIcon />
      </button>
      <nav
        id={id}
        className={styles.navigation}
        popover="auto"
        aria-label={messages.mainNavigation}
      >
        <ul>
          {TOP_LINKS.map(({ href, label }) => (
            <li key={href}>
              <SiteLink
                href={href}
                label={label}
                isCurrent={href === path}
                onFollow={() => document.getElementById(id)?.hidePopover?.()}
              />
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

interface FooterLinksProps {
  readonly title: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

function FooterLinks({ title, links }: FooterLinksProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href} label={label} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Sets title, scroll position and focus on navigation, as a full page load would. */
function useVisit(): void {
  const [path] = useLocation()
  const lastPath = useRef(path)
  const isBack = useRef(false)

  useEffect(() => {
    const onPopState = () => {
      isBack.current = true
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])

  useEffect(() => {
    const wasBack = isBack.current
    isBack.current = false
    if (path === lastPath.current) return
    lastPath.current = path
    const name = pageAt(path)
    if (name) document.title = `${PAGES[name].title} - ${site.name}`
    // Going back or forward, the browser restores the scroll position itself.
    if (!wasBack) scrollTo(0, 0)
    const main = document.getElementById('content')
    const heading = main?.querySelector<HTMLElement>('h1')
    ;(heading ?? main)?.focus({ preventScroll: true })
  }, [path])
}
