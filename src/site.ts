// Owns the product's name and everything an operator of a deployment may change; README names the variables.
// Knows nothing of the rest of the product.

export const site = {
  name: 'Fairwheel',
  tagline: 'Make decisions fun! Add options and spin the wheel.',
} as const

/** What differs between deployments. All but the statements is given when the site is built. */
export const operator = {
  /** Where the site is served, without a slash at the end; for canonical links and previews. */
  url: import.meta.env.VITE_PUBLIC_URL || 'https://fairwheel.example',
  /** Where the source can be read; there is no link where it is empty. */
  repository: import.meta.env.VITE_REPOSITORY_URL ?? '',
  /** The form service that takes messages, and the public key for it; without both nothing is sent. */
  contactEndpoint: import.meta.env.VITE_CONTACT_ENDPOINT ?? '',
  contactAccessKey: import.meta.env.VITE_CONTACT_ACCESS_KEY ?? '',
  ads: 'This site may show ads.',
  analytics: 'This site may use analytics to learn how it is used.',
} as const
