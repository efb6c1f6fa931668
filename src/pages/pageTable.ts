// Owns the info pages as data: where each is, what it is called, what search engines and previews say of it.
// Read at build time too, so it holds no component.

export interface PageInfo {
  readonly path: string
  /** The page's heading; the document's title has the site's name as well. */
  readonly title: string
  readonly description: string
}

export const PAGES = {
  about: {
    path: '/about',
    title: 'About',
    description:
      'What this decision wheel is, how it keeps every spin fair, and why it needs neither an account nor a server.',
  },
  howToUse: {
    path: '/how-to-use',
    title: 'How to Use',
    description:
      'List options, spin, eliminate, share, present on a projector: everything the wheel can do, step by step.',
  },
  examples: {
    path: '/examples',
    title: 'Examples',
    description:
      'Eight ready-made wheels for classrooms, dinners, teams, chores, films, workouts, quick decisions and contests.',
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    description:
      'Report a bug, ask for help, suggest a feature or just say hello, and see how soon to expect an answer.',
  },
  privacy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What stays in your browser, the little that is ever sent anywhere, and the choices and rights you have.',
  },
  terms: {
    path: '/terms',
    title: 'Terms of Service',
    description:
      'The terms under which the wheel may be used: what it promises, what it does not, and how a dispute is settled.',
  },
} as const satisfies Record<string, PageInfo>

export type PageName = keyof typeof PAGES
