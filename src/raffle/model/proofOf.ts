// The proof of a draw that is bound to a beacon, for everyone to check.

import { makeProof, type Proof } from '../proof/proof'
import type { DrawState } from './drawState'

/**
 * What was assigned to whom; no-shows and who came in for them are in the record alone.
 * @returns `null` where the draw is bound to no beacon, or has no signature yet
 */
export function proofOf({ proven }: DrawState): Proof | null {
  if (!proven?.assignment || proven.signature === null) return null
  return makeProof(proven.announcement, proven.signature)
}
