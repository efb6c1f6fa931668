// What every info page stands in: a way past the navigation, the navigation, the page, the footer.

import { type ReactNode, useId } from 'react'
import { useLocation } from 'wouter'
import { site } from '../site'
import { Logo, MenuIcon } from '../ui/controls/icons'
import { SITE_LINKS, TOP_LINKS } from '../ui/page/siteLinks'
import styles from './Layout.module.css'
import { SiteLink } from './SiteLink'
import { useVisit } from './useVisit'

const { home, about, howToUse, examples, contact, privacy, terms, licenses } = SITE_LINKS

const QUICK_LINKS = [home, { ...about, label: 'About Us' }, howToUse, examples]
const LEGAL_LINKS = [
  { ...privacy, label: 'Privacy Policy' },
  terms,
  { ...contact, label: 'Contact Us' },
  licenses,
]

export function Layout({ children }: { readonly children: ReactNode }) {
  useVisit()
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#content">
        Skip to content
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
        <FooterLinks title="Quick Links" links={QUICK_LINKS} />
        <FooterLinks title="Legal" links={LEGAL_LINKS} />
        <p>
          {site.name}. {site.tagline}
        </p>
      </footer>
    </div>
  )
}

/** One list; on a small screen the browser's own popover holds it. */
function TopNavigation() {
  const id = useId()
  const [path] = useLocation()
  return (
    <>
      <button type="button" className={styles.menuButton} popoverTarget={id} aria-label="Menu">
        <MenuIcon />
      </button>
      <nav id={id} className={styles.navigation} popover="auto" aria-label="Main">
        <ul>
          {TOP_LINKS.map(({ href, label }) => (
            <li key={href}>
              <SiteLink
                href={href}
                label={label}
                isCurrent={href === path}
                onFollowed={() => document.getElementById(id)?.hidePopover?.()}
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
