// Who wins what: everything follows from the announcement and the signature of its round.

import { type Announcement, ProofError } from './announcement'

/** Indexes of entries; fewer than there are places where nobody is left. */
export interface Assigned {
  readonly winners: readonly number[]
  readonly reserves: readonly number[]
}

export interface Assignment {
  /** In the order of the prizes. */
  readonly prizes: readonly Assigned[]
  /** Who comes in for a no-show after the reserves, in order: one list for all prizes, or one for each where `again`. */
  readonly waiting: readonly (readonly number[])[]
}

/** @param signature of the announced round, verified: 96 hexadecimal digits */
export function assign(_announcement: Announcement, _signature: string): Assignment {
  throw new ProofError('signature')
}

/** Where in the first winner's segment the wheel rests on every device: from 0 to less than 1. */
export function showFraction(_announcement: Announcement, _signature: string): number {
  throw new ProofError('signature')
}
