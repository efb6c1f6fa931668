// Owns the product's name and everything an operator of a deployment may change.
// Knows nothing of the rest of the product.

export const site = {
  name: 'Fairwheel',
  tagline: 'Make decisions fun! Add options and spin the wheel.',
} as const
