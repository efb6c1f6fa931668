// What a crashed page says if the rescue page cannot be loaded. Apart from rescueMessages.ts, because these words must
// already be there.

export const messages = {
  crashedBriefly: 'Something went wrong. Your wheel is saved.',
  tryAgain: 'Try Again',
} as const
