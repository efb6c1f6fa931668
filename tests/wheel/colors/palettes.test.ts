import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areAlike } from '../../../src/wheel/colors/alike'
import { colorsOf, PALETTE, PALETTE_TEXT } from '../../../src/wheel/colors/palette'
import { PALETTES, shadedPalette } from '../../../src/wheel/colors/palettes'
import { withNew } from '../../../src/wheel/segment'
import { anyColor } from './anyColor'

/** Every two of a list, each pair once. */
const pairsOf = (colors: readonly string[]) =>
  colors.flatMap((one, index) => colors.slice(index + 1).map((other) => [one, other] as const))

const named = Object.entries(PALETTES)
const alikeIn = (colors: readonly string[]) =>
  pairsOf(colors).filter(([one, other]) => areAlike(one, other))

it('there are twelve besides that of the specification', () => {
  expect(named).toHaveLength(13)
  expect(new Set(colorsOf(PALETTES.classic))).toEqual(new Set(PALETTE))
})

describe.each(named.filter(([name]) => name !== 'classic'))('the palette %s', (_, palette) => {
  it('has no two colors that look alike, to color-blind eyes either @palette.choice', () => {
    expect(palette).toMatch(PALETTE_TEXT)
    const colors = colorsOf(palette)
    expect(colors.length).toBeGreaterThanOrEqual(6)
    expect(colors.join('')).toBe(palette)
    expect(alikeIn(colors)).toEqual([])
  })
})

it.each(named)(
  'with the palette %s, no option looks like its neighbor @palette.choice',
  (_, palette) => {
    for (let count = 2; count < 130; count += 1) {
      const texts = Array.from({ length: count }, String)
      const colors = withNew([], texts, () => '', palette).map(({ color }) => color)
      expect(colorsOf(palette)).toEqual(expect.arrayContaining(colors))
      const beside = colors.map(
        (color, index) => [color, colors[(index + 1) % count] ?? ''] as const,
      )
      expect(
        beside.filter(([one, other]) => areAlike(one, other)),
        `${count}`,
      ).toEqual([])
    }
  },
)

describe('one color, shaded', () => {
  it('has five shades of which no two look alike, whatever the color @palette.shaded', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const palette = shadedPalette(color)
        expect(palette).toMatch(PALETTE_TEXT)
        const shades = colorsOf(palette)
        expect(shades).toHaveLength(5)
        expect(alikeIn(shades)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('keeps the hue', () => {
    for (const shade of colorsOf(shadedPalette('#ff0000'))) {
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16))
      expect(red).toBeGreaterThan(Math.max(green ?? 0, blue ?? 0))
    }
    expect(
      colorsOf(shadedPalette('#808080')).every((one) => one.slice(1, 3) === one.slice(5)),
    ).toBe(true)
  })
})

describe('the colors of a wheel', () => {
  it('are those of its palette, and those of the specification without one', () => {
    expect(colorsOf('#123456#ABCDEF')).toEqual(['#123456', '#ABCDEF'])
    expect(colorsOf('')).toEqual(colorsOf())
    expect(new Set(colorsOf())).toEqual(new Set(PALETTE))
  })

  it.each(['', '#123456', '#123456#abcdef', '#00ff00'.repeat(50)])('%j is a palette', (text) => {
    expect(PALETTE_TEXT.test(text)).toBe(true)
  })

  it.each([
    'red',
    '#12345',
    '#123456 #abcdef',
    '#123456;',
    '#12345g',
    '#00ff00'.repeat(51),
    '#123456\n',
  ])('%j is none', (text) => {
    expect(PALETTE_TEXT.test(text)).toBe(false)
  })
})
