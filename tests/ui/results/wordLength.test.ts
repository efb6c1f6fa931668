// Which names are set in smaller letters: those with a long word, counted in characters as a person counts them.

import { expect, it } from 'vitest'
import { wordLength } from '../../../src/ui/results/wordLength'

it.each([
  ['Pizza', undefined],
  ['Elevenchars and more words', undefined],
  ['Twelveletter', 'long'],
  ['Eighteenlettersword', 'longest'],
  ['Twelve-letter', undefined],
  [`Z${'\u0301'.repeat(30)}`, undefined],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', undefined],
])('%j', (text, length) => {
  expect(wordLength(text)).toBe(length)
})
