// Sources of random words: fixed ones, and the cryptographic generator.

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

/** Words from the cryptographic generator, as many at a time as it gives. */
export function cryptographicWords(bits: 8 | 32): RandomSource {
  const words = bits === 8 ? new Uint8Array(65_536) : new Uint32Array(16_384)
  let used = words.length
  return {
    bits,
    next() {
      if (used === words.length) {
        crypto.getRandomValues(words)
        used = 0
      }
      const word = words[used] as number
      used += 1
      return word
    },
  }
}
