// Owns the words that stand over a result, in the panel and across a presentation.

import type { SpinResult } from '../wheel/result'

export function headline({ isEliminationMode, isFinalWinner }: SpinResult): string {
  if (isFinalWinner) return 'FINAL WINNER!'
  return isEliminationMode ? 'Eliminated!' : 'Winner!'
}
