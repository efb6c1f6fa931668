import { expect, it } from 'vitest'
import { letters, numbersBetween, rangeProblem, TEMPLATES } from '../../src/lists/samples'
import { said } from '../../src/text/say'
import { optionText } from '../../src/wheel/segment'

it('every template is a wheel: two options and more, each its own, none shortened', () => {
  expect(TEMPLATES.length).toBeGreaterThan(4)
  for (const { options } of TEMPLATES) {
    expect(options.length).toBeGreaterThanOrEqual(2)
    expect(new Set(options).size).toBe(options.length)
    expect(options.map(optionText)).toEqual(options)
  }
})

it('weeks begin on Monday and years in January, wherever the page is', () => {
  const find = (wanted: string) =>
    TEMPLATES.find(({ name }) => said(name) === wanted)?.options ?? []
  expect(find('Days of the Week')).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ])
  expect(find('Months').slice(0, 2)).toEqual(['January', 'February'])
  expect(find('Months')).toHaveLength(12)
})

it('numbers run up or down, and are never more than a wheel has room for', () => {
  expect(numbersBetween(3, 5)).toEqual(['3', '4', '5'])
  expect(numbersBetween(1, -1)).toEqual(['1', '0', '-1'])
  expect(numbersBetween(7, 7)).toEqual(['7'])
  expect(numbersBetween(0, 1e9)).toHaveLength(10_000)
})

it.each([
  [1, 100, null],
  [3, 1, null],
  [-1, 0, null],
  [1, 10_000, null],
  [1, 10_001, 'tooMany'],
  [10_001, 1, 'tooMany'],
  [5, 5, 'tooFew'],
  [1.5, 3, 'notWhole'],
  [Number.NaN, 3, 'notWhole'],
  [1, Number.POSITIVE_INFINITY, 'notWhole'],
  [999_999_999, 999_999_998, null],
  [1_000_000_000, 999_999_999, 'outOfRange'],
])('numbers from %d to %d make a wheel, or not: %s', (first, last, problem) => {
  expect(rangeProblem(first, last)).toBe(problem)
  if (!problem) expect(numbersBetween(first, last).map(optionText)).not.toContain(null)
})

it('letters are those of the alphabet', () => {
  expect(letters().join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
})
