import type { SpinResult } from '../../wheel/result'
import { messages } from './messages'

/** What a list says of a result besides its winner. */
export function tagOf({ isEliminationMode, isFinalWinner }: SpinResult): string | undefined {
  if (isFinalWinner) return messages.finalWinner
  return isEliminationMode ? messages.eliminated : undefined
}
