export const messages = {
  showScreen: 'Show the screen again',
  drawnSoFar: 'Drawn so far',
  eliminated: 'eliminated',
  finalWinner: 'Final winner',
} as const
