// drand's chains that draws can be bound to, pinned with their public keys. All of them are of the scheme
// bls-unchained-g1-rfc9380: signatures on G1, each of its round's number alone.

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

/** From https://api.drand.sh/52db9ba7…/info; a test computes the hash from the rest of it. */
export const QUICKNET: Chain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  name: 'quicknet',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisS: 1692803367,
  periodS: 3,
}

export const CHAINS: readonly Chain[] = [QUICKNET]

/** How long before its round a draw is announced, at least and at most. */
export const MIN_LEAD_MS = 30_000
export const MAX_LEAD_MS = 366 * 24 * 60 * 60 * 1000

/** The last moment that a `Date` can be (ECMA-262, Time Values and Time Range). */
const LAST_TIME_MS = 8.64e15

export function chainOf(hash: Hash, chains = CHAINS): Chain | null {
  return chains.find((chain) => chain.hash === hash) ?? null
}

/** Milliseconds since 1970 at which a round is due. */
export function timeOfRoundMs({ genesisS, periodS }: Chain, round: number): number {
  return (genesisS + (round - 1) * periodS) * 1000
}

/** Whether it is an integer from 1, and due at a time that has a date. */
export function isRound(chain: Chain, round: number): boolean {
  return Number.isSafeInteger(round) && round >= 1 && timeOfRoundMs(chain, round) <= LAST_TIME_MS
}

/** The first round that is due at a time, in milliseconds since 1970, or after it. */
export function roundAt({ genesisS, periodS }: Chain, timeMs: number): number {
  return Math.max(1, Math.ceil((timeMs - genesisS * 1000) / (periodS * 1000)) + 1)
}

/** More than a relay answers with. */
const MAX_TEXT = 10_000
const SIGNATURE = /(?<![0-9a-f])[0-9a-f]{96}(?![0-9a-f])/gi

/** The one signature in what a relay answers with, or in what was copied of that, in lower case; `null` without one. */
export function signatureIn(text: string): string | null {
  if (text.length > MAX_TEXT) return null
  const found = new Set((text.match(SIGNATURE) ?? []).map((one) => one.toLowerCase()))
  const broken = text.replace(/\s/g, '').toLowerCase()
  if (found.size === 0 && /^[0-9a-f]{96}$/.test(broken)) return broken
  const [first] = found
  return found.size === 1 && first !== undefined ? first : null
}
