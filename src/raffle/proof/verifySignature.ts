// Whether the beacon has signed: the only file that uses the curves, which are large and slow to start.

import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Chain } from './chain'
import { isSignature } from './stream'

/** drand's scheme bls-unchained-g1-rfc9380 (RFC 9380, draft-irtf-cfrg-bls-signature). */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

const bls = bls12_381.shortSignatures

/** What is signed of a round: SHA-256 of its number in 64 bits, big-endian. */
export function roundMessage(round: number) {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round))
  return bls.hash(sha256(bytes), DOMAIN)
}

/**
 * Whether it is the chain's signature of the round. Never throws.
 * @param signature 96 hexadecimal digits, in lower case; anything else is none
 */
export function verifySignature(chain: Chain, round: number, signature: string): boolean {
  if (!isSignature(signature) || !Number.isSafeInteger(round) || round < 1) return false
  try {
    const point = bls.Signature.fromHex(signature)
    // The randomness is made of the bytes: there must be only one way to write a signature.
    if (bls.Signature.toHex(point) !== signature) return false
    return bls.verify(point, roundMessage(round), hexToBytes(chain.publicKey))
  } catch {
    return false
  }
}
