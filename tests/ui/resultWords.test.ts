// Proves which names are set in smaller letters: those with a long word, as a person counts its letters.

import { expect, it } from 'vitest'
import { wordLength } from '../../src/ui/results/resultWords'

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
