export const messages = {
  showScreen: 'Show the screen again',
} as const
