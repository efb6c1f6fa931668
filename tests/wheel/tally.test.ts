import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tally } from '../../src/wheel/result'

const drawn = (...ids: readonly string[]) =>
  ids.map((id, index) => ({
    winner: { id: id.toLowerCase(), text: `${id}${index}`, color: '#123456', weight: 1 },
  }))

const inWords = (ids: readonly string[]) =>
  tally(drawn(...ids)).map(({ segment, count }) => `${segment.text} ${count}`)

it('counts each option, the most drawn first, and of equals the one drawn last', () => {
  expect(inWords([])).toEqual([])
  expect(inWords(['a', 'b', 'c', 'b', 'c', 'b'])).toEqual(['b1 3', 'c2 2', 'a0 1'])
  expect(inWords(['a', 'b', 'b', 'a'])).toEqual(['a0 2', 'b1 2'])
})

it('gives an option the text that it had last', () => {
  expect(inWords(['b', 'B', 'B'])).toEqual(['b0 3'])
})

it('counts every result once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), (ids) => {
      const counts = tally(drawn(...ids)).map(({ count }) => count)
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ids.length)
      expect(counts).toEqual(counts.toSorted((one, other) => other - one))
      expect(counts).toHaveLength(new Set(ids).size)
    }),
  )
})
