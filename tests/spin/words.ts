// Sources of random words: fixed ones, and Node's cryptographic generator.

import { randomFillSync } from 'node:crypto'
import type { RandomSource } from '../../src/spin/random'

/** The words in order, then zeros. */
export function wordsInOrder(bits: number, words: readonly number[]): RandomSource {
  let used = 0
  return {
    bits,
    next() {
      const word = words[used] ?? 0
      used += 1
      return word
    },
  }
}

/** Words from node's cryptographic generator, fetched many at a time. */
export function cryptographicWords(bits: 8 | 32): RandomSource {
  const words = bits === 8 ? new Uint8Array(65_536) : new Uint32Array(65_536)
  let used = words.length
  return {
    bits,
    next() {
      if (used === words.length) {
        randomFillSync(words)
        used = 0
      }
      const word = words[used] as number
      used += 1
      return word
    },
  }
}
