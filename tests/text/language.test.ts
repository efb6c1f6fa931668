import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { alternatives, list } from '../../src/text/list'
import { halvedInWords, halvedSign } from '../../src/text/odds'
import { plural } from '../../src/text/plural'

const options = { one: '# option', other: '# options' }

it.each([
  [0, '0 options'],
  [1, '1 option'],
  [2, '2 options'],
  [1000, '1000 options'],
  [10_000, '10,000 options'],
])('%i of something takes the form of the language', (count, words) => {
  expect(plural(count, options)).toBe(words)
})

it('a form without a place for the count leaves it out', () => {
  expect(plural(1, { one: 'it', other: 'them' })).toBe('it')
  expect(plural(2, { one: 'it', other: 'them' })).toBe('them')
})

it('a category without a form of its own takes the general one', () => {
  expect(plural(1, { other: '# left' })).toBe('1 left')
})

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

it('words and numbers are in the language of the page; days, hours and the ends of words alone follow the browser', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const followed = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(`src/${file}`, 'utf8')
      return [...code.matchAll(/Intl\.\w+\((?:undefined|\))|toLocale\w+\((?:undefined|\))/g)]
        .map(([found]) => found)
        .filter((found) => !/DateTimeFormat|Segmenter/.test(found))
        .map((found) => `${file}: ${found}`)
    })
  expect(followed).toEqual([])
})
