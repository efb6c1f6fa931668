// What the page and the beacon's worker say to each other. A worker does one thing and is then ended.

import type { ProofReport } from '../proof/proof'
import type { Fetched, RelayReport, Wanted } from './fetched'

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
  /** Its script runs. */
  | { readonly kind: 'started' }
  | { readonly kind: 'trouble'; readonly report: RelayReport }
  | { readonly kind: 'fetched'; readonly fetched: Fetched }
  | { readonly kind: 'verified'; readonly isValid: boolean }
  | { readonly kind: 'checked'; readonly report: ProofReport }
  /** Something that should not happen, as text. */
  | { readonly kind: 'broken'; readonly cause: string }
