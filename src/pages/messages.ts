// What the layout around every info page says. Titles and descriptions are in pageTable.ts.

import { site } from '../site'

export const messages = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',

  quickLinks: 'Quick Links',
  legal: 'Legal',
  aboutUs: 'About Us',
  privacyPolicy: 'Privacy Policy',
  contactUs: 'Contact Us',
  tagline: `${site.name}. ${site.tagline}`,
} as const
