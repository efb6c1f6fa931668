// The proof of a draw: what was announced, the beacon's signature, and who won.

import type { Announcement, Hash } from './announcement'
import { ProofError } from './announcement'
import type { Assigned, Assignment } from './assign'
import type { Chain } from './chain'

export interface Proof {
  readonly announcement: Announcement
  readonly fingerprint: Hash
  /** By field of the announcement; they name the field that was changed. */
  readonly sums: Readonly<Record<string, string>>
  /** 96 hexadecimal digits. */
  readonly signature: string
  /** In the order of the prizes. */
  readonly results: readonly Assigned[]
}

/** In the order in which a proof is checked. */
export const CHECKS = ['format', 'chain', 'fingerprint', 'round', 'signature', 'results'] as const

export interface ProofCheck {
  readonly code: (typeof CHECKS)[number]
  /** Skipped: it needs what an earlier check has refused. */
  readonly status: 'passed' | 'failed' | 'skipped'
  /** What does not match: fields of the announcement or the proof. Empty unless failed. */
  readonly fields: readonly string[]
  /** Of `results`: the first that differs, both from 0. */
  readonly differs?: {
    readonly prize: number
    readonly list: 'winners' | 'reserves'
    readonly position: number
  }
}

export interface ProofReport {
  readonly checks: readonly ProofCheck[]
  readonly isProven: boolean
  /** `null` where it could not be read. */
  readonly proof: Proof | null
  /** SHA-256 of the signature; `null` where that is refused. */
  readonly randomness: Hash | null
  /** Computed anew; `null` where the signature is refused. */
  readonly assignment: Assignment | null
}

export type VerifySignature = (chain: Chain, round: number, signature: string) => boolean

/** @param signature verified */
export function makeProof(_announcement: Announcement, _signature: string): Proof {
  throw new ProofError('format')
}

export function proofText(_proof: Proof): string {
  throw new ProofError('format')
}

/** Checks every step of a proof anew. Never throws. */
export function checkProof(_text: string, _verify: VerifySignature): ProofReport {
  throw new ProofError('format')
}
