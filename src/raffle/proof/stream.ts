// The words that a draw is made of: HMAC-SHA-256 (RFC 2104) in counter mode, from the beacon's signature and the
// announcement's fingerprint. Synchronous and without `crypto.subtle`, which pages without HTTPS do not have.

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { RandomSource } from '../../spin/random'
import { type Hash, ProofError } from './announcement'

const LABELS = { draw: 0, show: 1 } as const

const HASH_BYTES = 32
/** The label, the lane and the number of the block. */
const SUFFIX_BYTES = 1 + 4 + 4
const WORD_BYTES = 4

const SIGNATURE = /^[0-9a-f]{96}$/

/** Whether it is written as a signature of 48 bytes is. Says nothing of whether it is genuine. */
export function isSignature(value: unknown): value is string {
  return typeof value === 'string' && SIGNATURE.test(value)
}

/** The beacon's randomness: SHA-256 of the bytes of its signature. @throws {ProofError} */
export function randomnessOf(signature: string): Hash {
  return bytesToHex(randomBytesOf(signature))
}

function randomBytesOf(signature: string): Uint8Array {
  if (!isSignature(signature)) throw new ProofError('signature')
  return sha256(hexToBytes(signature))
}

/**
 * Words of 32 bits: block i = HMAC-SHA-256(randomness, fingerprint || label || lane || i), the label one byte (0 draw,
 * 1 show), lane and i 32 bits each, big-endian; eight words a block, big-endian, in order.
 * @param lane of the prize where each is drawn from everyone anew, from 0; otherwise 0
 * @throws {ProofError} for what is no signature
 */
export function proofStream(
  signature: string,
  fingerprint: Hash,
  label: keyof typeof LABELS,
  lane = 0,
): RandomSource {
  const keyed = hmac.create(sha256, randomBytesOf(signature))
  const message = new Uint8Array(HASH_BYTES + SUFFIX_BYTES)
  message.set(hexToBytes(fingerprint))
  message[HASH_BYTES] = LABELS[label]
  const suffix = new DataView(message.buffer, HASH_BYTES + 1)
  suffix.setUint32(0, lane)
  const block = new Uint8Array(HASH_BYTES)
  const words = new DataView(block.buffer)
  let blocks = 0
  let at = HASH_BYTES
  return {
    bits: 32,
    next() {
      if (at === HASH_BYTES) {
        suffix.setUint32(4, blocks)
        // A copy of the state that has taken in the key already: half the work.
        keyed.clone().update(message).digestInto(block)
        blocks += 1
        at = 0
      }
      const word = words.getUint32(at)
      at += WORD_BYTES
      return word
    },
  }
}
