// Owns the product's name and everything an operator of a deployment may change.
// Knows nothing of the rest of the product.

export const site = {
  name: 'Fairwheel',
  tagline: 'Make decisions fun! Add options and spin the wheel.',
  /** Where the site is served, without a slash at the end; for canonical links and previews. */
  url: 'https://fairwheel.example',
} as const
