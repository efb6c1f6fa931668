import { expect, it } from 'vitest'
import { alternatives, list } from '../../src/text/list'
import { halvedInWords, halvedSign } from '../../src/text/odds'

it('a list reads as a phrase', () => {
  expect(list(['A'])).toBe('A')
  expect(list(['A', 'B'])).toBe('A and B')
  expect(list(['A', 'B', 'C'])).toBe('A, B, and C')
})

it('alternatives come apart from the text between them', () => {
  const parts = alternatives(['A', 'B', 'C'])
  expect(parts.map(({ value }) => value).join('')).toBe('A, B, or C')
  const items = parts.filter(({ type }) => type === 'element')
  expect(items.map(({ value }) => value)).toEqual(['A', 'B', 'C'])
})

it.each([
  [1, '½', 'Now counts half'],
  [2, '¼', 'Now counts a quarter'],
  [3, '⅛', 'Now counts 1/8'],
  [4, '1/16', 'Now counts 1/16'],
])('halved %i times is a sign and words', (times, sign, words) => {
  expect(halvedSign(times)).toBe(sign)
  expect(halvedInWords(times)).toBe(words)
})
