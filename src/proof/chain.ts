// drand's chains that draws can be bound to, pinned with their public keys.

import type { Hash } from './announcement'

export interface Chain {
  readonly hash: Hash
  readonly name: string
  /** Hexadecimal digits of the compressed point on G2. */
  readonly publicKey: string
  /** Seconds since 1970, of round 1. */
  readonly genesisS: number
  readonly periodS: number
}

export const QUICKNET: Chain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  name: 'quicknet',
  publicKey: '',
  genesisS: 1692803367,
  periodS: 3,
}

/** How long before its round a draw is announced, at least and at most. */
export const MIN_LEAD_MS = 30_000
export const MAX_LEAD_MS = 366 * 24 * 60 * 60 * 1000

export function chainOf(hash: Hash): Chain | null {
  return hash === QUICKNET.hash ? QUICKNET : null
}

/** Milliseconds since 1970 at which a round is due. */
export function timeOfRoundMs({ genesisS, periodS }: Chain, round: number): number {
  return (genesisS + (round - 1) * periodS) * 1000
}

/** The first round that is due at a time, in milliseconds since 1970, or after it. */
export function roundAt({ genesisS, periodS }: Chain, timeMs: number): number {
  return Math.max(1, Math.ceil((timeMs / 1000 - genesisS) / periodS) + 1)
}
