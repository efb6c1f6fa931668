// What is wanted of the beacon, and what comes of it.

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
