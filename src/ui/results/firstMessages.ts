// The texts of the results that the first paint needs: before the first spin there are none.

import type { SpinResult } from '../../wheel/result'

export const messages = {
  region: 'Results',
  emptyTitle: 'No results yet',
  empty: 'Spin the wheel, and every result is listed here.',
  noWheelYet: 'No wheel in mind?',
  seeExamples: 'See the examples',
} as const

/** The heading of a result. */
export function headline({ isEliminationMode, isFinalWinner }: SpinResult): string {
  if (isFinalWinner) return 'FINAL WINNER!'
  return isEliminationMode ? 'Eliminated!' : 'Winner!'
}
