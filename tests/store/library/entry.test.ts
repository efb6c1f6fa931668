// The small picture of a wheel in My Wheels shows what share of it each color has.

import { expect, it } from 'vitest'
import { entryOf, MAX_COLORS, readEntry, writeEntry } from '../../../src/store/library/schema'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { wheelOf } from '../../../src/wheel/wheel'

const COLORS = ['#110000', '#220000', '#330000']

function colorsOf(weights: readonly number[], weightsCount: boolean): readonly string[] {
  const segments = weights.map((weight, index) => ({
    id: `s${index}`,
    text: `${index}`,
    color: COLORS[index % COLORS.length] ?? '',
    weight,
  }))
  const wheel = wheelOf('W', segments, () => 'w1', 0)
  const entry = entryOf({ wheel, settings: { ...DEFAULT_SETTINGS, weightsCount } }, 0)
  expect(readEntry(entry.id, writeEntry(entry))).toEqual(entry)
  return entry.colors
}

it('has the colors in proportion where weights count', () => {
  const [red, green, blue] = COLORS
  expect(colorsOf([1, 2, 1], false)).toEqual(COLORS)
  expect(colorsOf([2, 2, 2], true)).toEqual(COLORS)
  const colors = colorsOf([1, 2, 1], true)
  expect(colors).toEqual([
    ...Array(MAX_COLORS / 4).fill(red),
    ...Array(MAX_COLORS / 2).fill(green),
    ...Array(MAX_COLORS / 4).fill(blue),
  ])
})

it('has colors evenly from all around the wheel where weights do not count', () => {
  const segments = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `s${index}`,
      text: `${index}`,
      color: `#${index.toString(16).padStart(6, '0')}`,
      weight: index + 1,
      eliminated: index % 4 === 3,
    }))
  const entryWith = (count: number) => {
    const wheel = wheelOf('W', segments(count), () => 'w1', 0)
    return entryOf({ wheel, settings: DEFAULT_SETTINGS }, 0)
  }
  const left = (count: number) => segments(count).filter(({ eliminated }) => !eliminated)
  expect(entryWith(21)).toMatchObject({ count: 21, eliminated: 5 })
  expect(entryWith(21).colors).toEqual(left(21).map(({ color }) => color))
  // Every third of 48.
  const third = left(64).filter((_, index) => index % 3 === 0)
  expect(entryWith(64).colors).toEqual(third.map(({ color }) => color))
})

it('has no more colors than there is room for, however many options there are', () => {
  const weights = Array.from({ length: 10_000 }, (_, index) => (index === 5000 ? 1000 : 0.05))
  const colors = colorsOf(weights, true)
  expect(colors).toHaveLength(MAX_COLORS)
  // Two thirds are one option's.
  expect(colors.filter((color) => color === COLORS[5000 % 3]).length).toBeGreaterThan(9)
})
