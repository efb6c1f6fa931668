// Proves that a room reads every winner: in letters that fit, never smaller than the back row can read, nobody left out.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stateOf } from '../../../src/raffle/model/raffleState'
import {
  type LineGroup,
  linesOf,
  linesPerPage,
  pagesFor,
  roomLayout,
  widestOf,
} from '../../../src/raffle/ui/roomPages'
import { missing, pressing, recordOf } from '../model/draws'

const SCREEN = { width: 1840, height: 820 }
const NAMES = { name: 6, word: 4 }

it('the fewer there are, the larger they stand', () => {
  const sizes = [1, 3, 10, 50].map((count) => roomLayout(count, NAMES, SCREEN).letters)
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(sizes[0]).toBeGreaterThan(0.2 * SCREEN.height)
  expect(sizes[1]).toBeGreaterThan(0.15 * SCREEN.height)
  expect(sizes[2]).toBeGreaterThan(0.08 * SCREEN.height)
})

const anyArea = fc.record({
  width: fc.integer({ min: 280, max: 4000 }),
  height: fc.integer({ min: 200, max: 2200 }),
})
const anyWidths = fc
  .record({
    word: fc.double({ min: 0.4, max: 18, noNaN: true }),
    more: fc.double({ min: 0, max: 9, noNaN: true }),
  })
  .map(({ word, more }) => ({ word, name: word + more }))

it('columns hold everybody, and their words fit the width', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), anyWidths, anyArea, (count, widest, area) => {
      const { columns, letters } = roomLayout(count, widest, area)
      expect(columns).toBeGreaterThan(0)
      expect(letters).toBeGreaterThan(0)
      expect(columns * Math.min(widest.word, widest.name) * letters).toBeLessThanOrEqual(
        area.width + 1e-6,
      )
      const rows = Math.ceil(count / columns)
      expect(rows * 1.2 * letters).toBeLessThanOrEqual(area.height + 1e-6)
    }),
  )
})

it('a page holds no more than can be read, and pages are as full as one another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), anyWidths, anyArea, (count, widest, area) => {
      const perPage = linesPerPage(count, widest, area)
      expect(perPage).toBeGreaterThan(0)
      expect(perPage).toBeLessThanOrEqual(count)
      if (perPage > 1) {
        const { letters } = roomLayout(perPage, widest, area, count > 1)
        expect(letters).toBeGreaterThanOrEqual(0.045 * area.height - 1e-9)
      }
    }),
  )
  expect(linesPerPage(100, NAMES, SCREEN)).toBe(50)
  expect(Math.ceil(450 / linesPerPage(450, NAMES, SCREEN))).toBeLessThan(12)
})

it('everybody is on one page, under their prize, in the order dealt', () => {
  const group = (prize: number, count: number, isReserves = false): LineGroup => ({
    prize,
    isReserves,
    lines: Array.from({ length: count }, (_, index) => ({
      text: `Name ${prize} ${index}`,
      position: index + 1,
      note: '',
    })),
  })
  const groups = [group(0, 1), group(1, 130), group(2, 3), group(1, 2, true)]
  const pages = pagesFor(groups, NAMES, SCREEN)
  expect(pages.flatMap(({ lines }) => lines)).toEqual(groups.flatMap(({ lines }) => lines))
  let dealt = 0
  for (const { first, lines } of pages) {
    expect(first).toBe(dealt)
    dealt += lines.length
  }
  expect(pages.map(({ prize, isReserves }) => `${prize}${isReserves}`)).toEqual([
    '0false',
    ...pages.slice(1, -2).map(() => '1false'),
    '2false',
    '1true',
  ])
  expect(pages[0]?.hasNumbers).toBe(false)
  expect(pages[1]?.hasNumbers).toBe(true)
})

it('the widest name and the widest word are those of all names', () => {
  const lines = ['Al', 'Maximiliane von Stein', 'Bartholomew'].map((text, index) => ({
    text,
    position: index + 1,
    note: '',
  }))
  const widest = widestOf([{ prize: 0, isReserves: false, lines }], (text) => text.length)
  expect(widest).toEqual({ name: 21, word: 11 })
})

it('a press is told by prize with the number of each place, its reserves last', async () => {
  const entries = await recordOf({ prizes: [[2, 1], [1]] }, pressing('all'))
  const draw = stateOf(entries)
  const told = linesOf(draw, entries, entries.length).map(({ prize, isReserves, lines }) => [
    prize,
    isReserves,
    lines.map(({ position, note }) => `${position}${note}`),
  ])
  expect(told).toEqual([
    [0, false, ['1', '2']],
    [1, false, ['1']],
    [0, true, ['1']],
  ])
})

it('whoever has a place instead is told with it, and in whose place, however often it is given on', async () => {
  const entries = await recordOf({ prizes: [[2]] }, pressing('all'), missing(0, 1), missing(0, 1))
  const draw = stateOf(entries)
  const names = draw.prizes[0]?.placed[1]?.calls.map(({ winner }) => draw.list[winner]?.text)
  const replaced = entries.filter(({ kind }) => kind === 'replaced')
  expect(replaced).toHaveLength(2)
  for (const [at, { seq }] of replaced.entries()) {
    const note = expect.stringContaining('in place of')
    const lines = [{ text: names?.[at + 1], position: 2, note }]
    expect(linesOf(draw, entries, seq)).toEqual([{ prize: 0, isReserves: false, lines }])
    expect(linesOf(draw, entries, seq)[0]?.lines[0]?.note).toContain(names?.[at])
  }
})
