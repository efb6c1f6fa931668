// The texts of the panel before it has results, and the heading of one, which the wheel's caption shows too: only these
// come with the first paint.

import type { SpinResult } from '../../wheel/result'

export const empty = {
  region: 'Results',
  title: 'No results yet',
  text: 'Spin the wheel to see the winner here.',
} as const

/** The heading of a result, in the panel and in a presentation. */
export function headline({ isEliminationMode, isFinalWinner }: SpinResult): string {
  if (isFinalWinner) return 'FINAL WINNER!'
  return isEliminationMode ? 'Eliminated!' : 'Winner!'
}
