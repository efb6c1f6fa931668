// The beacon as the page asks for it. What fetches and verifies is in a worker, whose policy lets it reach the relays.

import type { ProofReport } from '../proof/proof'

export interface RelayReport {
  readonly relay: string
  readonly problem: 'unreachable' | 'notYet' | 'refused' | 'unreadable' | 'forged'
  /** HTTP status, where there was an answer. */
  readonly status: number | null
}

export interface Wanted {
  readonly chain: string
  readonly round: number | 'latest'
}

export type Fetched =
  /** Verified. */
  | {
      readonly kind: 'found'
      readonly round: number
      readonly signature: string
      readonly relay: string
      readonly reports: readonly RelayReport[]
    }
  | {
      readonly kind: 'failed'
      /** `unreachable`: no relay has answered. `notYet`: they have, and the round is not there. */
      readonly why: 'unreachable' | 'notYet' | 'forged' | 'unknownChain' | 'worker'
      readonly reports: readonly RelayReport[]
    }

interface Asking {
  readonly signal: AbortSignal
  onTrouble?(report: RelayReport): void
}

/** Asks the relays until one has the round, at most a bounded number of times. Never rejects. */
export async function fetchRound(_wanted: Wanted, _how: Asking): Promise<Fetched> {
  return { kind: 'failed', why: 'worker', reports: [] }
}

/** Verifies a signature off the main thread. */
export async function verifyRound(
  _chain: string,
  _round: number,
  _signature: string,
): Promise<boolean> {
  return false
}

/** Checks a proof off the main thread, without a network. */
export async function checkProofText(_text: string): Promise<ProofReport> {
  throw new Error('Not there yet')
}
