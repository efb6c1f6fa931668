import { addressIn, LOCALE, languages, localPath } from '../text/locale'
import { site } from '../text/site'
import { IconButton } from '../ui/kit/Button'
import { Logo, MenuIcon } from '../ui/kit/icons'
import { LanguageLine } from '../ui/languages/LanguageLine'
import { messages as languageMessages } from '../ui/languages/messages'
import { SITE_LINKS } from '../ui/siteLinks'
import styles from './Layout.module.css'
import { messages } from './messages'
import type { Navigation, Page } from './page'

const { home, licenses } = SITE_LINKS

interface LayoutProps {
  readonly path: string
  readonly pages: readonly Page[]
  readonly contentHtml: string
}

export function Layout({ path, pages, contentHtml }: LayoutProps) {
  return (
    <div className={styles.site}>
      <a className={styles.skip} href="#content">
        {messages.skipToContent}
      </a>
      {languages.length > 0 && <LanguageLine className={styles.offer} onClose={() => {}} />}
      <header className={styles.header}>
        <a className={styles.brand} href={home.href}>
          <Logo />
          {site.name}
        </a>
        {/* On small screens the list is in a popover. */}
        <IconButton
          className={styles.menuButton}
          popoverTarget="menu"
          icon={<MenuIcon />}
          label={messages.menu}
        />
        <nav
          id="menu"
          className={styles.navigation}
          popover="auto"
          aria-label={messages.mainNavigation}
        >
          <ul>
            {linksIn('header', pages).map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={href === localPath(path) ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main
        id="content"
        className={styles.main}
        tabIndex={-1}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: at build time, from the project's own Markdown
        dangerouslySetInnerHTML={{ __html: contentHtml }}
      />
      <footer className={styles.footer}>
        <FooterLinks
          id="quick-links"
          title={messages.quickLinks}
          links={[home, ...linksIn('quickLinks', pages)]}
        />
        <FooterLinks
          id="legal-links"
          title={messages.legal}
          links={[...linksIn('legal', pages), licenses]}
        />
        <p>{messages.tagline}</p>
        {languages.length > 0 && (
          <nav className={styles.languages} aria-labelledby="languages">
            <h2 id="languages">{languageMessages.language}</h2>
            <ul className={styles.links}>
              {languages.map(({ code, name }) => (
                <li key={code}>
                  <a
                    href={addressIn(code, path)}
                    lang={code}
                    hrefLang={code}
                    aria-current={code === LOCALE ? 'page' : undefined}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </footer>
    </div>
  )
}

interface Link {
  readonly href: string
  readonly label: string
}

export function linksIn(navigation: Navigation, pages: readonly Page[]): readonly Link[] {
  return pages
    .flatMap(({ path, [navigation]: link }) => (link ? [{ href: localPath(path), ...link }] : []))
    .toSorted((one, other) => one.place - other.place)
}

interface FooterLinksProps {
  readonly id: string
  readonly title: string
  readonly links: readonly Link[]
}

function FooterLinks({ id, title, links }: FooterLinksProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
