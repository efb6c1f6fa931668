import { plural } from '../../text/plural'

export const messages = {
  showScreen: 'Show the screen again',
  drawnSoFar: 'Drawn so far',
  eliminated: 'eliminated',
  finalWinner: 'Final winner',
  options: (count: number) => plural(count, { one: '# option', other: '# options' }),
} as const
