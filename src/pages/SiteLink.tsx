// A link to a page of the site. Info pages are swapped in place. The wheel is a separate document, so it is loaded.

import { Link } from 'wouter'
import { SITE_LINKS } from '../ui/siteLinks'

interface SiteLinkProps {
  readonly href: string
  readonly label: string
  readonly className?: string | undefined
  readonly isCurrent?: boolean
  onFollow?(): void
}

export function SiteLink({ href, label, className, isCurrent = false, onFollow }: SiteLinkProps) {
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
      onClick={onFollow}
    >
      {label}
    </Link>
  )
}
