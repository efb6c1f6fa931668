// What the page and the beacon's worker say to each other. A worker does one thing and is then ended.

import type { ProofReport } from '../proof/proof'

export interface RelayReport {
  /** Its origin, such as `https://api.drand.sh`. */
  readonly relay: string
  /** `forged`: what it answered is not this round's signature. */
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
      /**
       * `unreachable`: no relay has answered, or none with a round. `notYet`: they have, and the round is not there.
       * `worker`: nothing could be asked, or the signal has given up.
       */
      readonly why: 'unreachable' | 'notYet' | 'forged' | 'unknownChain' | 'worker'
      readonly reports: readonly RelayReport[]
    }

export type ToBeacon =
  | { readonly do: 'fetch'; readonly wanted: Wanted }
  | {
      readonly do: 'verify'
      readonly chain: string
      readonly round: number
      readonly signature: string
    }
  | { readonly do: 'check'; readonly text: string }

export type FromBeacon =
  | { readonly kind: 'started' }
  | { readonly kind: 'trouble'; readonly report: RelayReport }
  | { readonly kind: 'fetched'; readonly fetched: Fetched }
  | { readonly kind: 'verified'; readonly isValid: boolean }
  | { readonly kind: 'checked'; readonly report: ProofReport }
  | { readonly kind: 'broken'; readonly cause: string }
