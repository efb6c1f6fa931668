// The winner's name is set in a tone of its slice's color that can be read in both themes.

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GROUNDS } from '../../../src/ui/results/winnerName'
import { contrastRatio, isHexColor, readableTone } from '../../../src/wheel/colors/color'
import { PALETTE } from '../../../src/wheel/colors/palette'
import { anyColor } from './anyColor'

describe.each(Object.entries(GROUNDS))('in the %s theme', (theme, grounds) => {
  const worst = (tone: string) => Math.min(...grounds.map((ground) => contrastRatio(tone, ground)))

  it.each(PALETTE)('%s of the palette can be read', (color) => {
    expect(worst(readableTone(color, grounds))).toBeGreaterThanOrEqual(4.5)
  })

  it('any color can be read, and one that could be already is left alone', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const tone = readableTone(color, grounds)
        expect(isHexColor(tone)).toBe(true)
        expect(worst(tone)).toBeGreaterThanOrEqual(4.5)
        if (worst(color) >= 4.5) expect(tone).toBe(color)
      }),
      { numRuns: 3000 },
    )
  })

  it('a tone is no further from its color than it has to be', () => {
    for (const color of PALETTE) {
      const tone = readableTone(color, grounds)
      if (tone !== color) expect(worst(tone)).toBeLessThan(4.8)
    }
  })

  it('the grounds are those of the page', () => {
    const css = readFileSync('src/ui/kit/theme.css', 'utf8')
    const place = theme === 'light' ? 1 : 2
    const colors = ['ground', 'glow', 'card'].map(
      (name) => new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)?.[place],
    )
    expect(grounds).toEqual(colors)
  })
})

it('a tone keeps the hue of its color: red stays red, green green and blue blue', () => {
  const leading = (color: string) => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    return channels.indexOf(Math.max(...channels))
  }
  for (const [color, channel] of [
    ['#ff6b6b', 0],
    ['#66bb6a', 1],
    ['#42a5f5', 2],
    ['#300808', 0],
    ['#083008', 1],
    ['#080830', 2],
  ] as const) {
    for (const grounds of Object.values(GROUNDS)) {
      expect(leading(readableTone(color, grounds)), color).toBe(channel)
    }
  }
})
