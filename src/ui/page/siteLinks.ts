// The site's pages and the labels of links to them.

import { messages } from './messages'

export const SITE_LINKS = {
  home: { href: '/', label: messages.home },
  about: { href: '/about', label: messages.about },
  howToUse: { href: '/how-to-use', label: messages.howToUse },
  examples: { href: '/examples', label: messages.examples },
  check: { href: '/check', label: messages.check },
  verify: { href: '/verify', label: messages.verify },
  contact: { href: '/contact', label: messages.contact },
  privacy: { href: '/privacy-policy', label: messages.privacy },
  terms: { href: '/terms', label: messages.terms },
  // Written by the build: scripts/vite/licenses.ts.
  licenses: { href: '/licenses.txt', label: messages.licenses },
} as const

export type SitePath = (typeof SITE_LINKS)[keyof typeof SITE_LINKS]['href']

const { about, howToUse, examples, contact, privacy } = SITE_LINKS

/** The top navigation, in order. */
export const TOP_LINKS = [about, howToUse, examples, contact, privacy]
