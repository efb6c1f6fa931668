// The info pages as data: address, title, and the description for search engines and link previews.
// The build reads it too, so it imports no component.

import type { SitePath } from '../ui/siteLinks'

export interface PageInfo {
  /** One of `SITE_LINKS`, so that links lead to it. */
  readonly path: SitePath
  /** The page's heading. The document title adds the site's name. */
  readonly title: string
  readonly description: string
}

export const PAGES = {
  about: {
    path: '/about',
    title: 'About',
    description:
      'What this decision wheel is, how it keeps every spin fair, and why it needs no account and no server.',
  },
  howToUse: {
    path: '/how-to-use',
    title: 'How to Use',
    description:
      'How to add options, spin, run an elimination, share a wheel and show it on a projector, step by step.',
  },
  examples: {
    path: '/examples',
    title: 'Examples',
    description:
      'Eight ready-made wheels for classrooms, dinners, teams, chores, movies, workouts, quick decisions and contests.',
  },
  check: {
    path: '/check',
    title: 'Check a Draw',
    description:
      'Check the record of a prize draw on your own device: whether its entries fit together, and whether the draw could have gone as it says.',
  },
  verify: {
    path: '/verify',
    title: 'Verify a Draw',
    description:
      'Verify on your own device that the winners of a draw follow from its list and from a public random number that nobody could decide.',
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    description:
      'Report a bug, ask for help, suggest a feature or just say hello, and see how soon you can expect an answer.',
  },
  privacy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What stays in your browser, what little is sent anywhere, and what choices and rights you have.',
  },
  terms: {
    path: '/terms',
    title: 'Terms of Service',
    description:
      'The terms for using the wheel: what we promise, what we do not, and how disputes are settled.',
  },
} as const satisfies Record<string, PageInfo>

export type PageName = keyof typeof PAGES

export const PAGE_NAMES = Object.keys(PAGES) as PageName[]

/** The page at a path such as `/about`. Links that others wrote may end in a slash. */
export function pageAt(path: string): PageName | undefined {
  return PAGE_NAMES.find((name) => path === PAGES[name].path || path === `${PAGES[name].path}/`)
}
