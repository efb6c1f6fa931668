// The dictionary round-trips, is bounded, and is built quickly.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expand } from '../../src/share/version1'
import { substitute } from '../../src/share/writeVersion1'
import { timesArithmetic } from '../timing'

const troublesome = fc.constantFrom(
  '~',
  '~0~',
  '~1~',
  '1',
  '23',
  '$&',
  '$1',
  'ab',
  'abc',
  '😀',
  '"',
  '\\',
)
const repeatedText = fc
  .tuple(
    fc.array(fc.oneof(troublesome, fc.string({ maxLength: 12 })), { maxLength: 12 }),
    fc.infiniteStream(fc.nat(11)),
  )
  .map(([pieces, order]) =>
    Array.from(
      { length: 60 },
      () => pieces[order.next().value % Math.max(1, pieces.length)] ?? '',
    ).join(''),
  )

describe('a text with its repetitions substituted', () => {
  it('is the text again when they are put back', () => {
    fc.assert(
      fc.property(repeatedText, (text) => {
        expect(expand(substitute(text))).toBe(text)
      }),
      { numRuns: 1000 },
    )
  })

  it('has entries of three to ten code units, each longer than its placeholder and without a tilde', () => {
    let entries = 0
    fc.assert(
      fc.property(repeatedText, (text) => {
        const { dictionary } = substitute(text)
        for (const [index, entry] of dictionary.entries()) {
          expect(entry.length).toBeLessThanOrEqual(10)
          expect(entry.length).toBeGreaterThan(`~${index}~`.length)
          expect(entry).not.toContain('~')
          // Half a character cannot be URL-encoded.
          expect(() => encodeURIComponent(entry)).not.toThrow()
          entries += 1
        }
      }),
      { numRuns: 1000 },
    )
    expect(entries).toBeGreaterThan(100)
  })

  it('is never longer in a link than it was', () => {
    const lengthOf = (text: string, dictionary: readonly string[]) =>
      encodeURIComponent(`${JSON.stringify(dictionary)}${text}`).length
    fc.assert(
      fc.property(
        repeatedText.map((text) => text.toWellFormed()),
        (text) => {
          const { body, dictionary } = substitute(text)
          expect(lengthOf(body, dictionary)).toBeLessThanOrEqual(lengthOf(text, []))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('never cuts an emoji in two', () => {
    const text = 'x😀😀😀😀😀😀y😀😀😀😀😀😀z😀😀😀😀😀😀'
    const { dictionary } = substitute(text)
    expect(dictionary.length).toBeGreaterThan(0)
    for (const entry of dictionary) expect(encodeURIComponent(entry)).toMatch(/^(%F0%9F%98%80)+/)
  })

  it('never becomes shorter than three tenths', () => {
    const text = '"abcdefghij"'.repeat(400)
    const { body } = substitute(text)
    expect(body.length).toBeGreaterThanOrEqual(text.length * 0.3)
    expect(body.length).toBeLessThan(text.length * 0.5)
  })

  it('is found at once in the longest text that is searched, also a random one', async () => {
    const random = fc.sample(
      fc.string({ minLength: 4900, maxLength: 4900, unit: fc.constantFrom('a', 'b', 'c') }),
      { numRuns: 3, seed: 1 },
    )
    for (const text of random)
      expect(await timesArithmetic(() => substitute(text))).toBeLessThan(20)
  })
})

describe('a dictionary out of a link', () => {
  it('that doubles at every entry is refused before it is built', async () => {
    const dictionary = ['xxxxxxxxxx', ...Array.from({ length: 200 }, (_, n) => `~${n}~~${n}~`)]
    const refused = () => expect(() => expand({ body: '~200~', dictionary })).toThrow(RangeError)
    expect(await timesArithmetic(refused)).toBeLessThan(60)
  })

  it('may make four million characters and not one more', () => {
    const dictionary = ['x'.repeat(2 ** 20)]
    expect(expand({ body: '~0~'.repeat(4), dictionary })).toHaveLength(2 ** 22)
    expect(() => expand({ body: `~0~~0~~0~~0~.`, dictionary })).toThrow(RangeError)
  })

  it('of very many entries over a long text is refused in time', async () => {
    const dictionary = Array.from({ length: 90_000 }, () => 'x')
    const body = '~'.repeat(1_000_000)
    const refused = () => expect(() => expand({ body, dictionary })).toThrow(RangeError)
    expect(await timesArithmetic(refused)).toBeLessThan(15)
  })

  it('puts back entries literally, dollar signs and all', () => {
    expect(expand({ body: 'a~0~b', dictionary: ['$&$1$`'] })).toBe('a$&$1$`b')
  })
})
