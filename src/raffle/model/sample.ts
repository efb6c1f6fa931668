import { drawIndex, type RandomSource } from '../../spin/random'

/**
 * `size` different indexes from 0 to less than `count`, in the order drawn; every ordered choice is exactly equally
 * likely. The first `size` steps of a Fisher–Yates shuffle (Durstenfeld, Algorithm 235: Random permutation, 1964;
 * Knuth, The Art of Computer Programming 2, 3.4.2, Algorithm P). The list from 0 to `count` that it shuffles is not
 * written out: only what was moved in it is remembered, so that time and memory follow `size`.
 * @throws RangeError when `size` is not an integer from 0 to `count`, or `count` is not one that the source can draw
 */
export function drawSample(count: number, size: number, source: RandomSource): number[] {
  if (!Number.isInteger(count) || !Number.isInteger(size) || size < 0 || size > count) {
    throw new RangeError(`Cannot draw ${size} of ${count}`)
  }
  const moved = new Map<number, number>()
  const sample: number[] = []
  for (let at = 0; at < size; at += 1) {
    const index = at + drawIndex(count - at, source)
    sample.push(moved.get(index) ?? index)
    moved.set(index, moved.get(at) ?? at)
    moved.delete(at)
  }
  return sample
}

/** Every order is exactly equally likely. @throws RangeError when `count` is not an integer from 0, or too large */
export function drawOrder(count: number, source: RandomSource): number[] {
  return drawSample(count, count, source)
}

// Uniform indexes below numbers of any length: the number of ways to make groups has hundreds of digits.

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
