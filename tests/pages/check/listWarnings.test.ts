// A list may be made to look fair: its verdict says what cannot be seen.

import { describe, expect, it } from 'vitest'
import { listWarnings } from '../../../src/pages/check/listWarnings'
import { announced } from '../../raffle/proof/announcements'

const withNames = (...entries: string[]) =>
  announced({
    entries,
    weights: null,
    show: { theme: 'default', spinMs: 3000, colors: entries.map(() => '#4ecdc4') },
  })

describe('what a list does not show by itself', () => {
  it('is nothing where it is what it looks like', () => {
    expect(listWarnings(withNames('Ann', 'Bob', 'Ánn', '👩‍👩‍👧', '👩'))).toEqual([])
    // Tickets of one person.
    expect(listWarnings(withNames('Ann', 'Ann', 'Bob'))).toEqual([])
  })

  it.each([
    ['an invisible space', 'Ann\u200b'],
    ['another invisible sign', 'Ann\u2060'],
    ['a turned direction', '\u202eAnn'],
    ['another case', 'ANN'],
    ['wide letters', 'Ａnn'],
    ['a space of another kind', 'A nn'],
    ['a wide space', 'A\u2003nn'],
    ['a variant', 'Ann\ufe0f'],
    ['a joiner', 'A\u034fnn'],
    ['a filler', 'Ann\u3164'],
    ['another filler', '\u115fAnn'],
    ['a Mongolian selector', 'Ann\u180b'],
    ['a Khmer vowel', 'Ann\u17b4'],
    ['an empty cell of Braille', 'Ann\u2800'],
    ['another variant', 'Ann\u{e0100}'],
    ['a Cyrillic letter', 'Аnn'],
    ['a Greek letter', 'Αnn'],
  ])('is told of %s', (_, twin) => {
    expect(listWarnings(withNames('Ann', 'Bob', twin))).toEqual([
      expect.stringContaining('look alike'),
    ])
  })

  it('is told of weights', () => {
    const list = withNames('Ann', 'Bob')
    expect(listWarnings({ ...list, weights: [100, 300] })).toEqual([
      expect.stringContaining('not equally likely'),
    ])
  })
})
