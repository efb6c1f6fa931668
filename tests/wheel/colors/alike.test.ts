import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areAlike } from '../../../src/wheel/colors/alike'
import { anyColor } from './anyColor'

it.each([
  ['the two reds of the palette', '#FF6B6B', '#EF5350'],
  ['two blues that differ a little', '#45B7D1', '#42A5F5'],
  ['red and green of one lightness, for those who see no red or no green', '#FF6B6B', '#66BB6A'],
  ['olive and brown, for those who see no red', '#6B6B00', '#8F5A00'],
  ['blue and green, for those who see no blue', '#008CA8', '#009F66'],
])('%s are alike', (_, one, other) => {
  expect(areAlike(one, other)).toBe(true)
})

it.each([
  ['black and white', '#000000', '#ffffff'],
  ['purple and teal', '#AB47BC', '#4ECDC4'],
  ['blue and orange', '#42A5F5', '#FFA726'],
  ['light and dark green', '#87DC92', '#0B5C0C'],
])('%s are not', (_, one, other) => {
  expect(areAlike(one, other)).toBe(false)
})

it('takes a color for itself, in either order and case', () => {
  fc.assert(
    fc.property(anyColor, anyColor, (one, other) => {
      expect(areAlike(one, one.toUpperCase())).toBe(true)
      expect(areAlike(one, other)).toBe(areAlike(other, one))
    }),
  )
})
