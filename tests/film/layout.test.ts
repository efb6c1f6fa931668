import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Box, fitText, LINE_HEIGHT, layoutOf, SHAPES, SIDES } from '../../src/film/layout'

const isWithin = ({ x, y, width, height }: Box, of: { width: number; height: number }) =>
  x >= 0 && y >= 0 && x + width <= of.width && y + height <= of.height

it('films have the sizes that players and sites expect', () => {
  const sizes = SHAPES.map((shape) => {
    const { width, height } = layoutOf(shape, SIDES.fullHd, false)
    return [width, height]
  })
  expect(sizes).toEqual([
    [1920, 1080],
    [1080, 1920],
    [1080, 1080],
  ])
})

it('everything is in the picture, and the wheel at whole pixels', () => {
  for (const shape of SHAPES) {
    for (const side of Object.values(SIDES)) {
      const layout = layoutOf(shape, side, false)
      const { wheel, title, plate } = layout
      for (const box of [wheel, title, plate]) expect(!box || isWithin(box, layout)).toBe(true)
      expect([wheel.x, wheel.y, wheel.width].every(Number.isInteger)).toBe(true)
      expect(wheel.width).toBe(side)
      // Encoders halve colors in both directions.
      expect([layout.width % 2, layout.height % 2]).toEqual([0, 0])
    }
  }
})

it('from right to left the name and the winner change sides', () => {
  const [there, mirrored] = [layoutOf('wide', SIDES.hd, false), layoutOf('wide', SIDES.hd, true)]
  expect(mirrored.title).toEqual(there.plate)
  expect(mirrored.plate).toEqual(there.title)
})

const widthOf = (line: string) => 0.6 * line.length
const BOX = { width: 300, height: 120 }

it('a short text has the largest letters', () => {
  expect(fitText('Pizza', BOX, 50, 10, widthOf)).toEqual({ lines: ['Pizza'], font: 50 })
})

it('a longer one has more lines, then smaller letters', () => {
  expect(fitText('Pizza with everything', BOX, 30, 10, widthOf).lines.length).toBe(2)
  expect(fitText('Pizza with everything that there is', BOX, 50, 10, widthOf).font).toBeLessThan(50)
})

it('a word that fits no line is broken, and what has no room is left out', () => {
  const { lines, font } = fitText('x'.repeat(2000), BOX, 50, 10, widthOf)
  expect(font).toBe(10)
  expect(lines.length).toBe(10)
  expect(lines.at(-1)).toMatch(/^x+…$/)
})

it('any text fits its box', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const { lines, font } = fitText(text, BOX, 50, 10, widthOf)
      expect(lines.length * font * LINE_HEIGHT).toBeLessThanOrEqual(BOX.height)
      for (const line of lines) expect(widthOf(line) * font).toBeLessThanOrEqual(BOX.width + 1e-6)
    }),
  )
})
