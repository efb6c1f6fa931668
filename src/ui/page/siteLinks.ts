// Where the site's other pages are and what their links say (product specification, section 2).

export const SITE_LINKS = {
  home: { href: '/', label: 'Home' },
  about: { href: '/about', label: 'About' },
  howToUse: { href: '/how-to-use', label: 'How to Use' },
  examples: { href: '/examples', label: 'Examples' },
  contact: { href: '/contact', label: 'Contact' },
  privacy: { href: '/privacy-policy', label: 'Privacy' },
  terms: { href: '/terms', label: 'Terms of Service' },
  // Written by the build: scripts/vite/licenses.ts.
  licenses: { href: '/licenses.txt', label: 'Open Source Licenses' },
} as const

const { about, howToUse, examples, contact, privacy } = SITE_LINKS

/** The top navigation, in order. */
export const TOP_LINKS = [about, howToUse, examples, contact, privacy]
