// The words that stand over a result, in the panel and across a presentation, and how a name must be set.

import type { SpinResult } from '../../wheel/result'
import { splitCharacters } from '../../wheel/text'

export function headline({ isEliminationMode, isFinalWinner }: SpinResult): string {
  if (isFinalWinner) return 'FINAL WINNER!'
  return isEliminationMode ? 'Eliminated!' : 'Winner!'
}

/** Whether a name has a word that large letters would break: of more than 11 letters, or of more than 17. */
export function wordLength(text: string): 'long' | 'longest' | undefined {
  const longest = Math.max(...text.split(/[\s-]+/).map((word) => splitCharacters(word).length))
  if (longest > 17) return 'longest'
  return longest > 11 ? 'long' : undefined
}
