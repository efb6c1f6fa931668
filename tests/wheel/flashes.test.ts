import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorChannels, linearLight } from '../../src/wheel/colors/color'
import { PALETTE } from '../../src/wheel/colors/palette'
import {
  calmColor,
  calmness,
  flashesPerTurn,
  linesPerTurn,
  mapDistinct,
  meanLuminance,
} from '../../src/wheel/flashes'
import { runningSums } from '../../src/wheel/geometry'
import { DEFAULT_LOOK } from '../../src/wheel/look'
import { discPieces } from '../../src/wheel/pieces'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((packed) => `#${packed.toString(16).padStart(6, '0')}`)

describe('flashes in a turn', () => {
  it.each([
    ['black and white', ['#000000', '#ffffff'], 1],
    ['eight alternating', Array.from({ length: 8 }, (_, i) => (i % 2 ? '#ffffff' : '#000000')), 4],
    ['one color', ['#45B7D1', '#45B7D1', '#45B7D1'], 0],
    ['a slow rise and one fall', ['#000000', '#444444', '#888888', '#cccccc', '#ffffff'], 1],
    ['changes too small to count', ['#777777', '#808080', '#777777', '#808080'], 0],
    ['red among equally light grays', ['#ff0000', '#7f7f7f', '#ff0000', '#7f7f7f'], 2],
    ['dark red among equally dark grays', ['#800000', '#3c3c3c', '#800000', '#3c3c3c'], 2],
    ['orange, which has less red in it', ['#ff9f00', '#b5b5b5', '#ff9f00', '#b5b5b5'], 0],
    ['the palette', [...PALETTE], 3],
  ])('of %s are counted', (_, colors, expected) => {
    expect(flashesPerTurn(colors)).toBe(expected)
  })

  it('are the same wherever the counting starts, and never more than half the segments', () => {
    fc.assert(
      fc.property(fc.array(color, { minLength: 2, maxLength: 30 }), fc.nat(), (colors, by) => {
        const at = by % colors.length
        const turned = [...colors.slice(at), ...colors.slice(0, at)]
        expect(flashesPerTurn(turned)).toBe(flashesPerTurn(colors))
        expect(flashesPerTurn(colors)).toBeLessThanOrEqual(colors.length / 2)
      }),
    )
  })
})

it('colors are fully calm before a fourth flash in a second', () => {
  expect(calmness(0)).toBe(0)
  expect(calmness(2)).toBe(0)
  expect(calmness(2.1)).toBeCloseTo(0)
  expect(calmness(2.55)).toBeCloseTo(0.5)
  expect(calmness(3)).toBe(1)
  expect(calmness(100)).toBe(1)
})

it('calm colors have one light, none of them is a saturated red, and grays stay gray', () => {
  fc.assert(
    fc.property(fc.array(color, { minLength: 1, maxLength: 12 }), (colors) => {
      const mean = meanLuminance(colors)
      for (const one of colors) {
        const [red, green, blue] = colorChannels(calmColor(one, mean)).map(linearLight) as [
          number,
          number,
          number,
        ]
        expect(Math.abs(0.2126 * red + 0.7152 * green + 0.0722 * blue - mean)).toBeLessThan(0.01)
        if (mean > 0.02) expect(red / (red + green + blue)).toBeLessThan(0.8)
      }
    }),
  )
  expect(calmColor('#ffffff', 0.2)).toBe(calmColor('#000000', 0.2))
})

it.each([
  ['no red, in the light it has already, as it is', '#45B7D1', null, '#45b7d1'],
  ['almost black, in the light it has already, as it is', '#020305', null, '#020305'],
  ['orange red, in between, with a part less of its saturation', '#e08060', null, '#cf8874'],
  ['pure red, with a good half of its saturation', '#ff0000', null, '#d25757'],
  ['brighter than its hue can be, no brighter than it can', '#0000ff', 0.5, '#b5b5ff'],
  ['darker than its hue can be, no darker than it can', '#ffff00', 0.05, '#424200'],
])('a calm color is: of %s', (_, one, mean, calm) => {
  expect(calmColor(one, mean ?? meanLuminance([one]))).toBe(calm)
})

it('the mean luminance is that of the disc: a color counts as much as its slices are wide', () => {
  expect(meanLuminance(['#000000', '#ffffff'])).toBeCloseTo(0.5, 12)
  expect(meanLuminance(['#000000', '#ffffff'], runningSums([999, 1]))).toBeCloseTo(0.001, 12)
})

it('what is computed of a color is computed once', () => {
  const asked: string[] = []
  const found = mapDistinct(['#a', '#b', '#a', '#a'], (one) => {
    asked.push(one)
    return { one }
  })
  expect(found.map(({ one }) => one)).toEqual(['#a', '#b', '#a', '#a'])
  expect(asked).toEqual(['#a', '#b'])
})

describe('on a wheel of unequal segments', () => {
  const stripes = (count: number) =>
    Array.from({ length: count }, (_, index) => (index % 2 ? '#ffffff' : '#000000'))

  it('flashes that lie close together count as though they went on like that', () => {
    // Eight thin stripes in a tenth of a turn, and two wide ones: five flashes lie in a quarter.
    const weights = [1, 1, 1, 1, 1, 1, 1, 1, 36, 36]
    const { ends, colors } = discPieces(stripes(10), runningSums(weights), 10_000)
    expect(flashesPerTurn(stripes(10))).toBe(5)
    expect(flashesPerTurn(colors, ends)).toBe(20)
  })

  it('flashes count at least as on a wheel of equal ones, and equal ones about the same', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 40 })
    fc.assert(
      fc.property(weights, (weights) => {
        const colors = stripes(weights.length)
        const { ends } = discPieces(colors, runningSums(weights), 10_000)
        expect(flashesPerTurn(colors, ends)).toBeGreaterThanOrEqual(flashesPerTurn(colors))
      }),
    )
    const even = Float64Array.from({ length: 40 }, (_, index) => (index + 1) / 40)
    expect(flashesPerTurn(stripes(40), even)).toBeLessThanOrEqual(flashesPerTurn(stripes(40)) + 4)
  })
})

it('lines count where they stand out from the disc, one for each segment', () => {
  const usual = { ...DEFAULT_LOOK, line: '#ffffff', lineOpacity: 0.92, lineWidth: 1 }
  expect(linesPerTurn(usual, 8, 0.4)).toBe(0)
  expect(linesPerTurn(usual, 8, 0.02)).toBe(8)
  expect(linesPerTurn({ ...usual, lineWidth: 2 }, 8, 0.4)).toBe(8)
  expect(linesPerTurn({ ...usual, lineOpacity: 0 }, 8, 0.02)).toBe(0)
  expect(linesPerTurn({ ...usual, line: '#000000', lineWidth: 1.6 }, 8, 0.7)).toBe(8)
  // Whatever its line is.
  expect(linesPerTurn({ ...usual, line: '#000000', surface: 'neon' }, 8, 0.02)).toBe(8)
})
