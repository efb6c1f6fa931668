// The draw is fair: exactly, over all possible words, and statistically, over real random words.

import { describe, expect, it } from 'vitest'
import { drawFraction, drawIndex, type RandomSource } from '../../src/spin/random'
import { cryptographicWords, wordsInOrder } from './words'

const SLOW_MS = 120_000
/** Mutants are tried on small counts, which are exact as well: statistics would take a minute for each. */
const { ONLY_MUTANTS } = process.env
const MOST_OPTIONS = ONLY_MUTANTS ? 10 : 1000
const describeStatistics = describe.skipIf(ONLY_MUTANTS)

describe('the draw, over all 65,536 words of 16 bits', () => {
  it('gives every index equally many words and rejects only the last ones', {
    timeout: SLOW_MS,
  }, () => {
    const words = 65_536
    let word = 0
    let calls = 0
    const source: RandomSource = {
      bits: 16,
      next() {
        calls += 1
        // A second call means that the word under test was rejected.
        return calls === 1 ? word : 0
      },
    }
    for (let count = 2; count <= MOST_OPTIONS; count += 1) {
      const accepted = new Uint32Array(count)
      let rejected = 0
      let firstRejected = words
      for (word = 0; word < words; word += 1) {
        calls = 0
        const index = drawIndex(count, source)
        if (calls === 1) {
          accepted[index] = (accepted[index] as number) + 1
        } else {
          rejected += 1
          firstRejected = Math.min(firstRejected, word)
        }
      }
      const share = Math.floor(words / count)
      expect({ count, accepted: new Set(accepted), rejected, firstRejected }).toEqual({
        count,
        accepted: new Set([share]),
        rejected: words % count,
        firstRejected: words - (words % count),
      })
    }
  })

  it('lets the next usable word decide after a rejected one', () => {
    const top = 65_535
    expect(drawIndex(100, wordsInOrder(16, [top, top, 7]))).toBe(7)
    expect(drawIndex(100, wordsInOrder(16, [65_499]))).toBe(99)
    expect(drawIndex(100, wordsInOrder(16, [65_500, 42]))).toBe(42)
  })
})

describeStatistics('the draw, over ten million words of a cryptographic generator', () => {
  const DRAWS = 10_000_000

  /**
   * Chi-square that a fair draw exceeds once in 10^10 runs, by the number of options: the exact upper
   * quantile at 1e-10 for one degree of freedom less (scipy.stats.chi2.isf, rounded up). The five
   * together raise a false alarm less than once in 10^9 runs.
   */
  const BOUNDS = new Map([
    [2, 41.83],
    [3, 46.06],
    [8, 60.91],
    [37, 118.48],
    [100, 216.28],
  ])

  /** Pearson's chi-square of many draws against equal shares. */
  function chiSquare(count: number, draw: () => number): number {
    const seen = new Float64Array(count)
    for (let i = 0; i < DRAWS; i += 1) {
      const index = draw()
      seen[index] = (seen[index] as number) + 1
    }
    const share = DRAWS / count
    return seen.reduce((sum, times) => sum + (times - share) ** 2 / share, 0)
  }

  function boundFor(count: number): number {
    return BOUNDS.get(count) ?? Number.NaN
  }

  it.each([...BOUNDS])(
    '%i options share the wins equally @winner.fair',
    { timeout: SLOW_MS },
    (count, bound) => {
      const source = cryptographicWords(32)
      expect(chiSquare(count, () => drawIndex(count, source))).toBeLessThan(bound)
    },
  )

  it('a bare modulo of 8-bit words for 100 options is caught', { timeout: SLOW_MS }, () => {
    const source = cryptographicWords(8)
    expect(chiSquare(100, () => source.next() % 100)).toBeGreaterThan(boundFor(100))
    expect(chiSquare(100, () => drawIndex(100, source))).toBeLessThan(boundFor(100))
  })

  it('a source that leans towards its low words by one percent is caught', {
    timeout: SLOW_MS,
  }, () => {
    const fair = cryptographicWords(32)
    const leaning = {
      bits: 32,
      next: () => Math.floor(fair.next() * (fair.next() < 2 ** 32 * 0.01 ? 0.5 : 1)),
    }
    for (const count of [2, 37]) {
      // The index of a high word is what its leading bits say, so that a bias shows in the index.
      const draw = () => Math.floor((leaning.next() / 2 ** 32) * count)
      expect(chiSquare(count, draw)).toBeGreaterThan(boundFor(count))
    }
  })

  it('a source that gives the word 0 once in a hundred times is caught through the draw itself', {
    timeout: SLOW_MS,
  }, () => {
    const fair = cryptographicWords(32)
    const repeating = {
      bits: 32,
      next: () => (fair.next() < 2 ** 32 * 0.01 ? 0 : fair.next()),
    }
    for (const count of [2, 8]) {
      expect(chiSquare(count, () => drawIndex(count, repeating))).toBeGreaterThan(boundFor(count))
    }
  })
})

describe('an index that takes more than one word', () => {
  /** How often each index is drawn, over all sequences of so many words; and how many sequences are rejected. */
  function enumerate(count: number, bits: number, length: number) {
    const words = 2 ** bits
    const drawn = new Array<number>(count).fill(0)
    let unfinished = 0
    for (let sequence = 0; sequence < words ** length; sequence += 1) {
      let used = 0
      const source: RandomSource = {
        bits,
        next() {
          if (used === length) throw new Error('Used up')
          used += 1
          return Math.floor(sequence / words ** (used - 1)) % words
        },
      }
      try {
        const index = drawIndex(count, source)
        // Sequences that begin alike are one.
        drawn[index] = (drawn[index] as number) + 1
      } catch {
        unfinished += 1
      }
    }
    return { drawn, unfinished }
  }

  it.each([
    [2, 1, 4],
    [3, 1, 8],
    [5, 1, 9],
    [5, 2, 6],
    [16, 2, 4],
    [17, 2, 6],
    [31, 2, 6],
    [9, 3, 4],
    [100, 3, 4],
    [511, 3, 4],
    [37, 4, 3],
    [255, 4, 3],
    [257, 4, 4],
    [1000, 4, 4],
  ])('is each of %i equally often, over all sequences of %i-bit words', (count, bits, length) => {
    const { drawn, unfinished } = enumerate(count, bits, length)
    expect(new Set(drawn).size).toBe(1)
    expect(drawn[0]).toBeGreaterThan(0)
    expect(unfinished).toBeLessThan(2 ** (bits * length))
  })

  it('is made of its high digits and then its last word', () => {
    const top = 2 ** 32 - 1
    expect(drawIndex(2 ** 53, wordsInOrder(32, [2 ** 21 - 1, top]))).toBe(2 ** 53 - 1)
    expect(drawIndex(2 ** 33, wordsInOrder(32, [3, 7]))).toBe(2 ** 32 + 7)
    expect(drawIndex(2 ** 32 + 5, wordsInOrder(32, [1, 5, 1, 4]))).toBe(2 ** 32 + 4)
    expect(drawIndex(2 ** 53, wordsInOrder(1, new Array(53).fill(1)))).toBe(2 ** 53 - 1)
  })

  it('throws instead of hanging where the source is stuck', () => {
    let calls = 0
    const stuck = (word: number): RandomSource => ({
      bits: 32,
      next() {
        calls += 1
        return word
      },
    })
    for (const word of [2 ** 32 - 1, Number.NaN]) {
      expect(() => drawIndex(2 ** 32 + 1, stuck(word))).toThrow(RangeError)
      expect(() => drawIndex(3 * 2 ** 32 + 1, stuck(word))).toThrow(RangeError)
    }
    expect(calls).toBeLessThan(10_000)
  })
})

describe('what cannot be drawn', () => {
  it.each([8, 16, 32])(
    'a source stuck on its top word of %i bits throws instead of hanging',
    (bits) => {
      let calls = 0
      const stuck = {
        bits,
        next() {
          calls += 1
          return 2 ** bits - 1
        },
      }
      expect(() => drawIndex(3, stuck)).toThrow(RangeError)
      expect(calls).toBeLessThan(10_000)
      expect(() => drawIndex(3, stuck)).toThrow('The random source gives no usable words')
    },
  )

  it('a source that gives no numbers throws instead of hanging', () => {
    expect(() => drawIndex(3, { bits: 32, next: () => Number.NaN })).toThrow(RangeError)
  })

  it.each([0, -1, 1.5, 2 ** 53 + 2, Number.NaN, Number.POSITIVE_INFINITY])(
    'one of %s from 8-bit words throws',
    (count) => {
      const draw = () => drawIndex(count, wordsInOrder(8, []))
      expect(draw).toThrow(RangeError)
      expect(draw).toThrow(`Cannot draw one of ${count} from words of 8 bits`)
    },
  )

  it('one of 1 and one of 2 ** bits can be drawn, and no word is rejected', () => {
    expect(drawIndex(1, wordsInOrder(8, [255]))).toBe(0)
    expect(drawIndex(256, wordsInOrder(8, [255]))).toBe(255)
    expect(drawIndex(2 ** 32, wordsInOrder(32, [2 ** 32 - 1]))).toBe(2 ** 32 - 1)
  })
})

describe('the fraction', () => {
  it('is 0 for the lowest word and stays below 1 for the highest', () => {
    expect(drawFraction(wordsInOrder(32, [0]))).toBe(0)
    expect(drawFraction(wordsInOrder(32, [2 ** 31]))).toBe(0.5)
    expect(drawFraction(wordsInOrder(32, [2 ** 32 - 1]))).toBe(1 - 2 ** -32)
    expect(drawFraction(wordsInOrder(8, [255]))).toBe(255 / 256)
  })
})
