// A picture behind text is dimmed until the text can be read on every pixel of it.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrastRatio } from '../../../src/wheel/colors/color'
import { channelsOf, clearOpacity, rangeOf } from '../../../src/wheel/colors/dimming'

/** Ground and ink of the light theme, and of the dark one. */
const THEMES = [
  ['#f6f4fb', '#1d1a2b'],
  ['#13111c', '#f3f0ff'],
] as const

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
const hex = (color: readonly number[]) =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
const opacityOf = (pixels: readonly number[], [ground, ink]: readonly [string, string]) =>
  clearOpacity(rangeOf(pixels), channels(ground), channels(ink))

const byte = fc.integer({ min: 0, max: 255 })
const picture = fc.array(fc.tuple(byte, byte, byte), { minLength: 1, maxLength: 20 })

it.each(THEMES)('every pixel on %s is clear of %s @pictures.background', (ground, ink) => {
  fc.assert(
    fc.property(picture, (colors) => {
      const opacity = opacityOf(
        colors.flatMap((color) => [...color, 255]),
        [ground, ink],
      )
      for (const color of colors) {
        const seen = channels(ground).map(
          (below, at) => below + (color[at] as number) * opacity - below * opacity,
        )
        expect(contrastRatio(hex(seen), ink)).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})

it('no more than it needs, and never as strong as it is', () => {
  const [light, dark] = THEMES
  const white = [255, 255, 255, 255]
  const black = [0, 0, 0, 255]
  for (const theme of THEMES) {
    const opacity = opacityOf([...white, ...black], theme)
    expect(opacity).toBeGreaterThan(0.35)
    expect(opacity).toBeLessThan(0.55)
  }
  expect(opacityOf(white, light)).toBe(0.85)
  expect(opacityOf(black, dark)).toBe(0.85)
})

it('what is not seen of it does not count', () => {
  expect(rangeOf([255, 255, 255, 0, 10, 20, 30, 255])).toEqual({
    darkest: [10, 20, 30],
    lightest: [10, 20, 30],
  })
})

it('reads colors as browsers say them', () => {
  expect(channelsOf('rgb(29, 26, 43)')).toEqual([29, 26, 43])
})
