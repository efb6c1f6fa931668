export interface RandomSource {
  /** Bits in a word, 1 to 32. */
  readonly bits: number
  /** An integer from 0 to less than 2 ** bits, each equally likely. */
  next(): number
}

/** A working source would not reject as often in the lifetime of the universe. */
const MAX_REJECTIONS = 1000
/** Up to here every integer is a number of its own. */
const MOST = 2 ** 53

/**
 * An index from 0 to less than `count`, each exactly equally likely. Words past the largest multiple of `count` are
 * rejected, because a modulo would favor the low indexes (Lemire, Fast Random Integer Generation in an Interval, 2019).
 * Where a word is too small, the high digits are drawn first, then a word as the last digit: of these equally likely
 * numbers, those from `count` on are rejected, fewer than half.
 * @throws RangeError when `count` is not an integer from 1 to 2 ** 53, or the source is broken
 */
export function drawIndex(count: number, source: RandomSource): number {
  const words = 2 ** source.bits
  if (!Number.isInteger(count) || count < 1 || count > (words > 1 ? MOST : 1)) {
    throw new RangeError(`Cannot draw one of ${count} from words of ${source.bits} bits`)
  }
  const isLarge = count > words
  const accepted = isLarge ? count : words - (words % count)
  for (let tries = 0; tries < MAX_REJECTIONS; tries += 1) {
    const high = isLarge ? drawIndex(Math.ceil(count / words), source) : 0
    const index = high * words + source.next()
    if (index < accepted) return index % count
  }
  throw new RangeError('The random source gives no usable words')
}

/** From 0 to less than 1, with the resolution of one word. */
export function drawFraction(source: RandomSource): number {
  return source.next() / 2 ** source.bits
}
