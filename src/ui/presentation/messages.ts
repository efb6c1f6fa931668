import { say } from '../../text/say'

export const messages = {
  showScreen: say('Show the screen again'),
  drawnSoFar: say('Drawn so far'),
  /** After the name of an option, for screen readers. */
  eliminated: say('eliminated'),
  finalWinner: say('Final winner'),
} as const
