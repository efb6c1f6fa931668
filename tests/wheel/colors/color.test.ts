import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  colorChannels,
  contrastRatio,
  drainedColor,
  inkOn,
  isHexColor,
  linearLight,
} from '../../../src/wheel/colors/color'
import { PALETTE } from '../../../src/wheel/colors/palette'
import { anyColor } from './anyColor'

describe('a color', () => {
  it.each(['#000000', '#FFFFFF', '#ffffff', '#3B82F6', '#aBcDeF', '#012345'])(
    '%s is one',
    (value) => {
      expect(isHexColor(value)).toBe(true)
    },
  )

  it.each([
    '',
    '#',
    '#FFF',
    '#FFFF',
    '#12345',
    '#1234567',
    '#12345678',
    '123456',
    '#12345G',
    '#12 456',
    ' #123456',
    '#123456 ',
    '#FFF\n',
    '#123456\n',
    '\n#123456',
    '#12345\u0660',
    '\uff03123456',
    '#\uff11\uff12\uff13456',
    '#-12345',
    '#0x1234',
    'red',
    'transparent',
    'url(x)',
    'url(#123456)',
    'rgb(1,2,3)',
    '#123456;background:url(x)',
    '#123456</style>',
    'var(--x)',
  ])('the text %j is none', (value) => {
    expect(isHexColor(value)).toBe(false)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 0x123456],
    ['true', true],
    ['an array of one', ['#123456']],
    ['an object that prints as one', { toString: () => '#123456' }],
    ['a boxed string', Object('#123456')],
    ['a symbol', Symbol('#123456')],
    ['a function', () => '#123456'],
  ])('%s is none', (_, value) => {
    expect(isHexColor(value)).toBe(false)
  })

  it('is taken apart into its channels', () => {
    expect(colorChannels('#3B82F6')).toEqual([59, 130, 246])
    expect(colorChannels('#3b82f6')).toEqual([59, 130, 246])
    fc.assert(
      fc.property(anyColor, (color) => {
        const hex = colorChannels(color).map((channel) => channel.toString(16).padStart(2, '0'))
        expect(`#${hex.join('')}`).toBe(color)
      }),
    )
  })
})

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s and %s is what WCAG calculators say', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other))
  })
})

describe('ink', () => {
  const inks = [inkOn('#000000'), inkOn('#ffffff')] as const

  it('is white on black and dark on white', () => {
    expect(inks[0]).toBe('#ffffff')
    expect(contrastRatio(inks[1], '#ffffff')).toBeGreaterThan(15)
    expect(inks.every(isHexColor)).toBe(true)
  })

  it('is the one of the two that reads better, with a contrast of at least 4.5', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const contrast = contrastRatio(color, inkOn(color))
        expect(inks).toContain(inkOn(color))
        expect(contrast).toBe(Math.max(...inks.map((ink) => contrastRatio(color, ink))))
        expect(contrast).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 5000 },
    )
  })

  it('can be read on each of all 16,777,216 colors', () => {
    const light = Float64Array.from({ length: 256 }, (_, channel) => linearLight(channel))
    const luminances = inks.map((ink) => {
      const [red, green, blue] = colorChannels(ink).map(linearLight) as [number, number, number]
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    const [white, dark] = luminances.map((luminance) => luminance + 0.05) as [number, number]
    let worst = Number.POSITIVE_INFINITY
    for (const red of light) {
      for (const green of light) {
        for (const blue of light) {
          const paper = 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
          worst = Math.min(worst, Math.max(paper / dark, white / paper))
        }
      }
    }
    expect(worst).toBeGreaterThanOrEqual(4.5)
  })
})

it.each(PALETTE)('drained, %s is pale and nearly gray, with a trace of its hue', (color) => {
  const before = colorChannels(color)
  const after = colorChannels(drainedColor(color))
  expect(Math.min(...after)).toBeGreaterThan(160)
  expect(Math.max(...after) - Math.min(...after)).toBeLessThan(40)
  const strongest = before.indexOf(Math.max(...before))
  expect(Math.max(...after) - (after[strongest] ?? 0)).toBeLessThan(4)
})
