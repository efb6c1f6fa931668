// What the statistics say at a glance, and never more than the history tells.

import { expect, it } from 'vitest'
import { tallyInWords } from '../../../src/ui/results/shownResults'

const segment = (text: string) => ({ id: text, text, color: '#123456', weight: 1 })
const all = ['Leo', 'Mia', 'Noah', 'Ava', 'Zoë'].map(segment)
const counted = (...counts: readonly number[]) =>
  counts.map((count, index) => ({ segment: all[index] ?? segment('nobody'), count }))

it.each([
  [[3, 1], 'Drawn most: Leo, 3 times. 3 options not drawn yet.'],
  [[2, 2, 1], 'Drawn most: Leo and Mia, 2 times each. 2 options not drawn yet.'],
  [[2, 2, 2, 1, 1], 'Drawn most: Leo, Mia, and Noah, 2 times each.'],
  [[2, 2, 2, 2, 1], ''],
  [[4, 1, 1, 1, 1], 'Drawn most: Leo, 4 times.'],
  [[1], 'One option drawn so far. 4 options not drawn yet.'],
  [[1, 1, 1, 1], '4 results, 4 different options. 1 option not drawn yet.'],
])('%j: %s', (counts, sentence) => {
  expect(tallyInWords(counted(...counts), all, true)).toBe(sentence)
})

it('knows nobody who was not drawn where the history is not whole', () => {
  expect(tallyInWords(counted(3, 1), all, false)).toBe('Drawn most: Leo, 3 times.')
})

it('counts only options that are still on the wheel as not drawn', () => {
  expect(tallyInWords(counted(1, 1, 1), all.slice(1, 4), true)).toBe(
    '3 results, 3 different options. 1 option not drawn yet.',
  )
})
