import { pageNames } from './messages'

export const SITE_LINKS = {
  home: { href: '/', label: pageNames.home },
  about: { href: '/about', label: pageNames.about },
  howToUse: { href: '/how-to-use', label: pageNames.howToUse },
  examples: { href: '/examples', label: pageNames.examples },
  check: { href: '/check', label: pageNames.check },
  contact: { href: '/contact', label: pageNames.contact },
  privacy: { href: '/privacy-policy', label: pageNames.privacy },
  terms: { href: '/terms', label: pageNames.terms },
  // Written by the build: scripts/vite/licenses.ts.
  licenses: { href: '/licenses.txt', label: pageNames.licenses },
} as const

const { about, howToUse, examples, contact, privacy } = SITE_LINKS

export const TOP_LINKS = [about, howToUse, examples, contact, privacy]
