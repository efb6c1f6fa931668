// The pages' own texts are in their Markdown.

import { plural } from '../text/plural'
import { site } from '../text/site'

export const messages = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',

  quickLinks: 'Quick Links',
  legal: 'Legal',
  contents: 'On this page',
  showMore: (count: number) => plural(count, { other: 'Show # more' }),
  showFewer: 'Show fewer',
  notLoaded: 'A part of the page could not be loaded. Reload the page and try again.',

  tagline: `${site.name}. ${site.tagline}`,
} as const
