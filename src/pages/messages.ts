// The pages' own texts are in their Markdown.

import { say } from '../text/say'
import { site } from '../text/site'

export const messages = {
  skipToContent: say('Skip to content'),
  menu: say('Menu'),
  /** The name of the navigation at the top, for screen readers. */
  mainNavigation: say('Main'),

  quickLinks: say('Quick Links'),
  legal: say('Legal'),
  contents: say('On this page'),
  showMore: (count: number) => say('{count, plural, other {Show # more}}', { count }),
  showFewer: say('Show fewer'),
  notLoaded: say('A part of the page could not be loaded. Reload the page and try again.'),

  tagline: say('{site}. {tagline}', { site: site.name, tagline: site.tagline }),
} as const
