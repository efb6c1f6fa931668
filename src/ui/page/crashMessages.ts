// What a crashed page says if the rescue page cannot be loaded. Part of the first paint, so it is short.

export const messages = {
  crashedBriefly: 'Something went wrong. Your wheel is saved.',
  tryAgain: 'Try Again',
} as const
