// The product's name, and everything that the operator of a deployment may change. README lists the variables.

export const site = {
  name: 'Fairwheel',
  tagline: 'Make decisions fun! Add options and spin the wheel.',
} as const

/** From package.json, by vite.config.ts. */
export const productVersion: string = import.meta.env.VITE_PRODUCT_VERSION

/** Relays of the League of Entropy that answer any page: https://docs.drand.love/developer/http-api */
const DEFAULT_RELAYS =
  'https://api.drand.sh https://api2.drand.sh https://api3.drand.sh https://drand.cloudflare.com'

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
  /** Origins of drand's relays that proven draws get their randomness from. The build checks them: scripts/relays.mjs. */
  relays: originsIn(import.meta.env.VITE_BEACON_RELAYS ?? '') ?? originsIn(DEFAULT_RELAYS) ?? [],
  ads: 'This site may show ads.',
  analytics: 'This site may use analytics to learn how it is used.',
} as const

/** What stands between spaces or commas. */
function originsIn(text: string): readonly string[] | null {
  return text.match(/[^\s,]+/g)
}
