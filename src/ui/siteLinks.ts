import { localPath } from '../text/locale'
import { pageNames } from './messages'

/** Where proofs are checked, for links that are shared: they have no language. */
export const CHECK_PATH = '/check'

/** In the language of the page. */
export const SITE_LINKS = {
  home: { href: localPath('/'), label: pageNames.home },
  about: { href: localPath('/about'), label: pageNames.about },
  howToUse: { href: localPath('/how-to-use'), label: pageNames.howToUse },
  examples: { href: localPath('/examples'), label: pageNames.examples },
  check: { href: localPath(CHECK_PATH), label: pageNames.check },
  contact: { href: localPath('/contact'), label: pageNames.contact },
  privacy: { href: localPath('/privacy-policy'), label: pageNames.privacy },
  terms: { href: localPath('/terms'), label: pageNames.terms },
  // Written by the build: scripts/vite/licenses.ts.
  licenses: { href: '/licenses.txt', label: pageNames.licenses },
} as const

const { about, howToUse, examples, contact, privacy } = SITE_LINKS

export const TOP_LINKS = [about, howToUse, examples, contact, privacy]
