// Uniform indexes from random words: the fairness of the draw.

/** A source of uniform random words. */
export interface RandomSource {
  /** Bits in a word, 1 to 32. */
  readonly bits: number
  /** The next word: an integer from 0 to less than 2 ** bits, each equally likely. */
  next(): number
}

/** A working source would not reject as often in the lifetime of the universe. */
const MAX_REJECTIONS = 1000
/** Up to here every integer is a number of its own. */
const MOST = 2 ** 53
const UNUSABLE = 'The random source gives no usable words'

/**
 * An index from 0 to less than `count`, each exactly equally likely.
 * Words past the largest multiple of `count` are rejected, because folding them in with a modulo
 * would favor the low indexes (Lemire, Fast Random Integer Generation in an Interval, 2019).
 * @throws RangeError when `count` is not an integer from 1 to 2 ** 53, or the source is broken
 */
export function drawIndex(count: number, source: RandomSource): number {
  const words = 2 ** source.bits
  if (!Number.isInteger(count) || count < 1 || count > MOST) {
    throw new RangeError(`Cannot draw one of ${count} from words of ${source.bits} bits`)
  }
  if (count > words) return drawLarge(count, words, source)
  const accepted = words - (words % count)
  for (let tries = 0; tries < MAX_REJECTIONS; tries += 1) {
    const word = source.next()
    if (word < accepted) return word % count
  }
  throw new RangeError(UNUSABLE)
}

/**
 * An index that takes more than a word: its high digits are drawn, then its last one is a word. Of the numbers from 0 to
 * less than the next multiple of `words`, all equally likely, those from `count` on are rejected: fewer than half.
 */
function drawLarge(count: number, words: number, source: RandomSource): number {
  const high = Math.ceil(count / words)
  for (let tries = 0; tries < MAX_REJECTIONS; tries += 1) {
    const index = drawIndex(high, source) * words + source.next()
    if (index < count) return index
  }
  throw new RangeError(UNUSABLE)
}

/** A uniform number from 0 to less than 1, with the resolution of one word. */
export function drawFraction(source: RandomSource): number {
  return source.next() / 2 ** source.bits
}
