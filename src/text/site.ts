// The product's name, and everything that the operator of a deployment may change, but for the beacon's relays
// (raffle/beacon/relayOrigins.ts), which the first code of a page does without. README lists the variables.

import { say } from './say'

export const site = {
  name: 'Fairwheel',
  tagline: say('Make decisions fun! Add options and spin the wheel.'),
} as const

/** From package.json, by vite.config.ts. */
export const productVersion: string = import.meta.env.VITE_PRODUCT_VERSION

/** Differs between deployments. All but the two statements is set by environment variables at build time. */
export const operator = {
  /** Where the site is served, without a trailing slash. Used in canonical links and previews. */
  url: import.meta.env.VITE_PUBLIC_URL || 'https://fairwheel.example',
  /** Where the source code can be read. Without it, no page links there. */
  repository: import.meta.env.VITE_REPOSITORY_URL ?? '',
  /** The form service that receives contact messages, and its public key. Without both, nothing is sent. */
  contactEndpoint: import.meta.env.VITE_CONTACT_ENDPOINT ?? '',
  contactAccessKey: import.meta.env.VITE_CONTACT_ACCESS_KEY ?? '',
  /** A sound file of this site for the winner, such as `/winner.mp3`. Without it the sound is synthesized. */
  winnerSound: import.meta.env.VITE_WINNER_SOUND ?? '',
  ads: say('This site may show ads.'),
  analytics: say('This site may use analytics to learn how it is used.'),
} as const
