import { describe, expect, it } from 'vitest'
import { type Column, type Key, targetRow } from '../../../src/ui/options/rows'

const PAGE = 6
const LAST = 99

function keyOf(keys: string): Key {
  const parts = keys.split('+')
  return {
    key: parts.at(-1) ?? '',
    shiftKey: parts.includes('Shift'),
    hasControl: parts.includes('Control'),
  }
}

const from = (column: Column) => (keys: string, index: number) =>
  targetRow(keyOf(keys), column, index, LAST, PAGE)

describe.each(['row', 'color', 'remove'] as const)('from a %s', (column) => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['ArrowDown', LAST, LAST],
    ['PageDown', 3, 9],
    ['PageDown', 97, LAST],
    ['PageUp', 3, 0],
    ['Home', 50, 0],
    ['End', 50, LAST],
    ['Control+Home', 50, 0],
    ['ArrowLeft', 3, null],
    ['Tab', 3, null],
    ['a', 3, null],
    ['Control+ArrowDown', 3, null],
  ])('%s in row %i leads to %j', (keys, index, target) => {
    expect(from(column)(keys, index)).toBe(target)
  })
})

describe('from a text', () => {
  it.each([
    ['ArrowDown', 4],
    ['PageUp', 0],
    ['Control+End', LAST],
    // The caret's.
    ['Home', null],
    ['End', null],
    ['Shift+ArrowDown', null],
    ['Shift+End', null],
  ])('%s leads to %j', (keys, target) => {
    expect(from('text')(keys, 3)).toBe(target)
  })
})

it('only rows are selected with Shift', () => {
  expect(from('row')('Shift+ArrowDown', 3)).toBe(4)
  expect(from('row')('Shift+End', 3)).toBe(LAST)
  expect(from('remove')('Shift+ArrowDown', 3)).toBe(null)
})
