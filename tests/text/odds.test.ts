// Chances as visitors read them: in percent, as odds, and as estimates.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPercent } from '../../src/text/chance'
import { estimateInWords, lessThanInWords, oddsInWords, oddsOf } from '../../src/text/odds'

/** Of a wheel: weights in hundredths, that add up to 10⁹ at most. */
const anyChance = fc
  .integer({ min: 1, max: 1e9 })
  .chain((sum) => fc.integer({ min: 1, max: sum }).map((part) => ({ part, sum })))

/** The fraction that words tell. */
function told(words: string): { readonly part: number; readonly of: number; readonly how: string } {
  const [, how = '', part = '', of = ''] =
    /^(|about |more than )([\d,]+) in ([\d,]+)$/.exec(words) ?? []
  const number = (text: string) => Number(text.replaceAll(',', ''))
  return { part: number(part), of: number(of), how }
}

describe('odds in words @setting.odds', () => {
  it.each([
    [1 / 8, '1 in 8, 12.5%'],
    [3 / 41, '3 in 41, 7.3%'],
    [2 / 4, '1 in 2, 50%'],
    [2 / 3, '2 in 3, 66.7%'],
    [40 / 41, '40 in 41, 97.6%'],
    [400 / 999, '400 in 999, 40%'],
    [999 / 1000, '999 in 1,000, 99.9%'],
    [997 / 1000, '997 in 1,000, 99.7%'],
    [1, '1 in 1, 100%'],
    [1 / 10_000, '1 in 10,000, 0.01%'],
    [1 / 1e9, '1 in 1,000,000,000, 0.0000001%'],
    [100_000 / (100_000 + 7), 'more than 999 in 1,000, 99.993%'],
    [301 / 99_777, 'about 1 in 331, 0.3%'],
    [2 / 2003, 'about 1 in 1,000, 0.1%'],
    [3 / 1e8, 'about 1 in 33,300,000, 0.000003%'],
    [41_007 / 100_003, 'about 2 in 5, 41%'],
    [30_011 / 100_003, 'about 3 in 10, 30%'],
    [50_001 / 100_003, 'about 1 in 2, 50%'],
    [89_011 / 100_003, 'about 8 in 9, 89%'],
    [95_137 / 100_003, 'about 20 in 21, 95.1%'],
    [1e-15 / 3, 'about 1 in 3,000,000,000,000,000, 0.000000000000033%'],
    [1 - 1e-13, 'more than 999 in 1,000, 99.99999999999%'],
    [0, '0%'],
    [Number.NaN, 'NaN%'],
  ])('%d reads well: %s', (chance, words) => {
    expect(oddsInWords(chance)).toBe(words)
  })

  it('tell a fraction of small numbers exactly, and one of any number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.nat(), (of, some) => {
        const part = 1 + (some % of)
        const { how, ...fraction } = told(oddsOf(part / of))
        expect(how).toBe('')
        expect(fraction.part * of).toBe(part * fraction.of)
        expect(fraction.of).toBeLessThanOrEqual(of)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (of) => {
        expect(told(oddsOf(1 / of))).toEqual({ part: 1, of, how: '' })
      }),
    )
  })

  it('are exact only where they say so, and near where they do not', () => {
    fc.assert(
      fc.property(anyChance, ({ part, sum }) => {
        const found = told(oddsOf(part / sum))
        const isExact = BigInt(found.part) * BigInt(sum) === BigInt(part) * BigInt(found.of)
        if (found.how === '') expect(isExact).toBe(true)
        else if (found.how === 'about ') {
          const share = part / sum
          const distance = Math.abs(found.part / found.of - share)
          expect(distance).toBeLessThanOrEqual(
            Math.min(share, 1 - share) < 0.1 ? 0.05 * share : 0.03,
          )
        } else expect(part / sum).toBeGreaterThan(0.999)
      }),
      { numRuns: 2000 },
    )
  })
})

/** What is after the odds. */
const percentIn = (chance: number) => oddsInWords(chance).replace(/^.*, /, '')

describe('percent', () => {
  it.each([
    [0.9994, '99.9%', '99.9%'],
    [0.9995, '>99.9%', '99.95%'],
    [0.9996, '>99.9%', '99.96%'],
    [0.99996, '>99.9%', '99.996%'],
    [1 - 1e-9, '>99.9%', '99.9999999%'],
    [1 - 2 ** -53, '>99.9%', '99.99999999999999%'],
    [2e-9, '0.0000002%', '0.0000002%'],
  ])('of %d are briefly %s, and beside odds %s', (chance, brief, words) => {
    expect([inPercent(chance), percentIn(chance)]).toEqual([brief, words])
  })

  it('are 0 and 100 for nothing else than never and always', () => {
    const numbers = fc.double({ min: 0, max: 1, minExcluded: true, maxExcluded: true, noNaN: true })
    // Denormal numbers are no chances.
    const some = fc
      .oneof(
        numbers,
        anyChance.map(({ part, sum }) => part / sum),
      )
      .filter((one) => one > 1e-15)
    fc.assert(
      fc.property(some, (chance) => {
        for (const words of [inPercent(chance), percentIn(chance)]) {
          expect(words === '100%').toBe(chance === 1)
          expect(words).not.toBe('0%')
        }
        if (chance < 0.9995) expect(percentIn(chance)).toBe(inPercent(chance))
      }),
      { numRuns: 2000 },
    )
    expect([0, 1].map(inPercent)).toEqual(['0%', '100%'])
  })
})

describe('an estimate', () => {
  it.each([
    [0.0731, 0.002, '7.3% ± 0.2'],
    [0.0731, 0.0021, '7.3% ± 0.3'],
    [0.07312, 0.0004, '7.31% ± 0.04'],
    [0.31, 0.02, '31% ± 2'],
    [0.5, 0.00001, '50.000% ± 0.001'],
    [0.25, 1e-12, '25.0000% ± 0.0001'],
  ])('of %d, give or take %d, is %s', (chance, error, words) => {
    expect(estimateInWords(chance, error)).toBe(words)
  })

  it('of what never came says how little it can be', () => {
    expect(lessThanInWords(0.00003)).toBe('less than 0.003%')
  })
})
