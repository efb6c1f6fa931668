// Random words that repeat: for estimates, which are to be the same whenever they are asked for. Nothing is drawn by them.

import type { RandomSource } from './random'

/** 2³² over the golden ratio: odd, so that all 2³² states come before one comes again. */
const STEP = 0x9e3779b9

/**
 * Counts in steps and mixes each number (Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014) by
 * the last part of MurmurHash3 (Appleby, 2011).
 * @param seed an integer; other ones give other words
 */
export function seededWords(seed: number): RandomSource {
  let state = seed | 0
  return {
    bits: 32,
    next() {
      state = (state + STEP) | 0
      let word = state ^ (state >>> 16)
      word = Math.imul(word, 0x85ebca6b)
      word ^= word >>> 13
      word = Math.imul(word, 0xc2b2ae35)
      return (word ^ (word >>> 16)) >>> 0
    },
  }
}
