// Uniform indexes below numbers of any length: the number of ways to make groups has hundreds of digits.

import { drawIndex, type RandomSource } from '../../spin/random'

const WORD_BITS = 32n
const WORDS = 2 ** 32
/** More than half of the tries give an index: a working source would not miss as often in the lifetime of the universe. */
const MAX_TRIES = 1000

/**
 * An index from 0 to less than `count`, each exactly equally likely. It is made of digits to the base 2³², the first
 * of them no higher than that of the highest index, and drawn again when it is not below `count`.
 * @throws RangeError when `count` is below 1, or the source is broken
 */
export function drawBigIndex(count: bigint, source: RandomSource): bigint {
  if (count < 1n) throw new RangeError(`Cannot draw one of ${count}`)
  const highest = count - 1n
  let digits = 0n
  while (highest >> (digits * WORD_BITS) >= WORDS) digits += 1n
  const firstDigits = Number(highest >> (digits * WORD_BITS)) + 1
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    let index = BigInt(drawIndex(firstDigits, source))
    for (let digit = 0n; digit < digits; digit += 1n) {
      index = (index << WORD_BITS) | BigInt(drawIndex(WORDS, source))
    }
    if (index < count) return index
  }
  throw new RangeError('The random source gives no usable words')
}
