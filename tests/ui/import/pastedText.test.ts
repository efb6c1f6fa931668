import { describe, expect, it } from 'vitest'
import { isList, linkIn, sharedText } from '../../../src/ui/import/pastedText'

it.each(['Ann\nBen', 'Ann\r\nBen\r\n', 'Ann\rBen', '\n\n Ann \n\n Ben', 'Ann\u2028Ben'])(
  '%j is a list',
  (text) => expect(isList(text)).toBe(true),
)

it.each(['', 'Ann', '  Ann \r\n', 'Ann, Ben', 'Ann\n\u200b\n', 'x'.repeat(1_000_000)])(
  'a single line is none',
  (text) => expect(isList(text)).toBe(false),
)

const form = (fields: Readonly<Record<string, string | File>>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
const LINK = 'https://wheel.example/#abcdefghijklmnop'

describe('the text of a share', () => {
  it.each([
    [{ text: 'Ann\nBen' }, 'Ann\nBen'],
    [{ title: 'Class 4b', text: 'Ann\nBen', url: '' }, 'Ann\nBen'],
    [{ title: 'A wheel', url: LINK }, LINK],
    [{ title: 'A wheel', text: 'Look:', url: LINK }, `Look:\n${LINK}`],
    [{ text: `Look: ${LINK}`, url: LINK }, `Look: ${LINK}`],
    [{ title: 'Tea', text: ' ', url: '\n' }, 'Tea'],
    [{}, ''],
    [{ text: new File(['Ann'], 'a.txt') }, ''],
  ])('of %j', (fields, text) => expect(sharedText(form(fields))).toBe(text))
})

describe('a link in a text', () => {
  it('may be one without encryption', () => {
    expect(linkIn('Look: http://wheel.example/#abc')).toBe('http://wheel.example/#abc')
  })

  it.each([LINK, `Look: ${LINK}`, `Tonight’s wheel\n${LINK}`, `${LINK}\nsent by a phone`])(
    'is found in %j',
    (text) => expect(linkIn(text)).toBe(LINK),
  )

  it.each([
    '',
    'Ann\nBen',
    `Ann\nBen\n${LINK}`,
    `${LINK} ${LINK}`,
    'https://a.example\nhttps://b.example',
  ])('is none, or one of a list, in %j', (text) => expect(linkIn(text)).toBe(null))
})
