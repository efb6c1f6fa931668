// A link to a page of the site. The wheel is a document of its own, so it is loaded; the pages are swapped.

import { Link } from 'wouter'
import { SITE_LINKS } from '../ui/page/siteLinks'

interface SiteLinkProps {
  readonly href: string
  readonly label: string
  readonly className?: string | undefined
  readonly isCurrent?: boolean
  onFollowed?(): void
}

export function SiteLink({ href, label, className, isCurrent = false, onFollowed }: SiteLinkProps) {
  if (href === SITE_LINKS.home.href) {
    return (
      <a className={className} href={href}>
        {label}
      </a>
    )
  }
  return (
    <Link
      className={className}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollowed}
    >
      {label}
    </Link>
  )
}
