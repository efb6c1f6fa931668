// Proves that a room reads every winner: in letters that fit, never smaller than the back row can read, nobody left out.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stateOf } from '../../../src/raffle/model/raffleState'
import type { PictureOf } from '../../../src/raffle/ui/drawnPictures'
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
const noPicture = () => undefined
const NAMES = { name: 6, word: 4 }

it('the fewer there are, the larger they stand', () => {
  const sizes = [1, 3, 10, 50].map((count) => roomLayout(count, NAMES, SCREEN).letters)
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  expect(sizes[0]).toBeGreaterThan(0.2 * SCREEN.height)
  expect(sizes[1]).toBeGreaterThan(0.15 * SCREEN.height)
  expect(sizes[2]).toBeGreaterThan(0.08 * SCREEN.height)
})

it.each<
  [string, number, readonly [name: number, word: number], readonly [number, number], number, number]
>([
  ['a short name: three tenths of the smaller side', 1, [2, 2], [1840, 820], 1, 246],
  ['one long word: the width, and a little less', 1, [30, 30], [1840, 9000], 1, 60.1],
  ['a name of several words: three lines', 1, [30, 4], [1840, 9000], 1, 144.3],
  ['two: room for their numbers', 2, [10, 10], [1000, 9000], 1, 82.6],
  ['eight: room between three columns', 8, [2, 2], [1000, 380], 3, 70.3],
  [
    'eighty short ones: eight columns, and room between ten rows',
    80,
    [1, 1],
    [99_000, 800],
    8,
    55.1,
  ],
])('letters take %s', (_, count, [name, word], [width, height], columns, letters) => {
  const layout = roomLayout(count, { name, word }, { width, height })
  expect(layout.columns).toBe(columns)
  expect(layout.letters).toBeCloseTo(letters, 1)
})

it('a screen has as many rows as the back row can read', () => {
  const area = { width: 99_000, height: 800 }
  expect(linesPerPage(120, { name: 1, word: 1 }, area)).toBe(120)
  expect(linesPerPage(121, { name: 1, word: 1 }, area)).toBe(61)
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
        const { letters } = roomLayout(perPage, widest, area, { hasNumbers: count > 1 })
        expect(letters).toBeGreaterThanOrEqual(0.045 * area.height - 1e-9)
      }
    }),
  )
  expect(linesPerPage(100, NAMES, SCREEN)).toBe(50)
  expect(Math.ceil(450 / linesPerPage(450, NAMES, SCREEN))).toBeLessThan(12)
})

const anyPictured = fc.constantFrom('some', 'all')

it('with pictures all fit, and no name is too small for the back row that would not be without', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      anyWidths,
      anyArea,
      anyPictured,
      (count, widest, area, pictured) => {
        const perPage = linesPerPage(count, widest, area, pictured)
        const layout = roomLayout(perPage, widest, area, { hasNumbers: count > 1, pictured })
        const { columns, letters, side, isAbove } = layout
        const rows = Math.ceil(perPage / columns)
        const name = Math.min(widest.word, widest.name)
        const width = isAbove ? Math.max(side, name) : side + name
        const height = isAbove ? side + 1.2 : Math.max(side, 1.2)
        expect(side).toBeGreaterThan(1.2)
        expect(columns * width * letters).toBeLessThanOrEqual(area.width + 1e-6)
        expect(rows * height * letters).toBeLessThanOrEqual(area.height + 1e-6)
        if (perPage > 1) expect(letters).toBeGreaterThanOrEqual(0.045 * area.height - 1e-9)
        // Where only some have one, the names stand below one another.
        if (pictured === 'some') expect(isAbove).toBe(false)
      },
    ),
  )
})

it('few stand below their pictures, and pictures are as large as there is room for', () => {
  const seen = [1, 3, 12, 40].map((count) => {
    const { letters, side } = roomLayout(count, NAMES, SCREEN, { pictured: 'all' })
    return letters * side
  })
  expect(seen).toEqual([...seen].sort((a, b) => b - a))
  expect(seen[0]).toBeGreaterThan(0.5 * SCREEN.height)
  expect(seen[2]).toBeGreaterThan(0.13 * SCREEN.height)
  const upright = { width: 360, height: 600 }
  for (const area of [SCREEN, upright]) {
    const layout = roomLayout(1, NAMES, area, { pictured: 'all' })
    expect(layout.isAbove).toBe(true)
    const smaller = Math.min(area.width, area.height)
    expect(layout.side * layout.letters).toBeGreaterThan(0.5 * smaller)
    // A photo has few pixels.
    expect(layout.side * layout.letters).toBeLessThan(0.71 * smaller)
  }
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
  const [line = { text: '', position: 1, note: '' }] = lines
  // A note stands in letters of less than half the size.
  const noted = [{ prize: 0, isReserves: false, lines: [{ ...line, note: 'x'.repeat(40) }] }]
  expect(widestOf(noted, (text) => text.length)).toEqual({ name: 18, word: 2 })
})

it('a press is told by prize with the number of each place, its reserves last', async () => {
  const entries = await recordOf({ prizes: [[2, 1], [1]] }, pressing('all'))
  const draw = stateOf(entries)
  const told = linesOf(draw, entries, entries.length, noPicture).map(
    ({ prize, isReserves, lines }) => [
      prize,
      isReserves,
      lines.map(({ position, note }) => `${position}${note}`),
    ],
  )
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
    expect(linesOf(draw, entries, seq, noPicture)).toEqual([{ prize: 0, isReserves: false, lines }])
    expect(linesOf(draw, entries, seq, noPicture)[0]?.lines[0]?.note).toContain(names?.[at])
  }
})

it('each is told with their picture, and a page knows whether all have one', async () => {
  const entries = await recordOf({ prizes: [[2, 1], [1]] }, pressing('all'))
  const draw = stateOf(entries)
  const { winner } = draw.prizes[0]?.placed[1] ?? {}
  const pagesWith = (pictureOf: PictureOf) =>
    pagesFor(linesOf(draw, entries, entries.length, pictureOf), NAMES, SCREEN)
  const some = pagesWith((option) => (option === winner ? '🐶' : undefined))
  expect(some.map(({ pictured }) => pictured)).toEqual(['some', 'none', 'none'])
  expect(some[0]?.lines.map(({ picture }) => picture)).toEqual([undefined, '🐶'])
  const all = pagesWith((option) => draw.list[option]?.text)
  expect(all.map(({ pictured }) => pictured)).toEqual(['all', 'all', 'all'])
  for (const { lines } of all) {
    expect(lines.map(({ picture }) => picture)).toEqual(lines.map(({ text }) => text))
  }
})

it('a place that nobody is left for is told with no line', async () => {
  const entries = await recordOf({ texts: ['A'], prizes: [[1]] }, pressing('all'), missing(0, 0))
  expect(entries.at(-1)).toMatchObject({ kind: 'replaced', winner: null })
  expect(linesOf(stateOf(entries), entries, entries.length, noPicture)).toEqual([])
})
