import { expect, it } from 'vitest'
import {
  everything,
  extended,
  NOTHING,
  type Selection,
  toggled,
  within,
} from '../../../src/ui/options/selection'

const items = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))
const idsOf = ({ ids }: Selection) => [...ids].sort().join('')

it('a press adds one or takes it out, and the next range begins there', () => {
  const two = toggled(toggled(NOTHING, 'b'), 'd')
  expect(idsOf(two)).toBe('bd')
  expect(idsOf(extended(two, items, 'a', 'e'))).toBe('de')
  const one = toggled(two, 'd')
  expect(idsOf(one)).toBe('b')
  expect(idsOf(extended(one, items, 'a', 'b'))).toBe('bcd')
})

it('a range begins where the focus is, goes either way, and shrinks again', () => {
  const down = extended(NOTHING, items, 'c', 'e')
  expect(idsOf(down)).toBe('cde')
  const up = extended(down, items, 'e', 'a')
  expect(idsOf(up)).toBe('abc')
  expect(idsOf(extended(up, items, 'a', 'c'))).toBe('c')
})

it('a range whose anchor is gone begins at its end', () => {
  const down = extended(NOTHING, items, 'c', 'e')
  const rest = items.filter(({ id }) => id !== 'c')
  expect(idsOf(extended(down, rest, 'd', 'd'))).toBe('d')
})

it('everything is everything that is shown', () => {
  expect(idsOf(everything(items))).toBe('abcde')
  expect(idsOf(extended(everything(items), items, 'e', 'b'))).toBe('ab')
  expect(idsOf(everything([]))).toBe('')
})

it('what has been removed is no longer selected', () => {
  const all = everything(items)
  expect(within(all, items)).toBe(all)
  expect(idsOf(within(all, items.slice(1, 3)))).toBe('bc')
  expect(within(NOTHING, [])).toBe(NOTHING)
})
