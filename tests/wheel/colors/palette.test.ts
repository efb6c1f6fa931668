import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areAlike } from '../../../src/wheel/colors/alike'
import { isHexColor } from '../../../src/wheel/colors/color'
import {
  FALLBACK_COLOR,
  PALETTE,
  PALETTE_TEXT,
  paletteColor,
  paletteColorBeside,
  paletteToKeep,
} from '../../../src/wheel/colors/palette'
import { anyColor } from './anyColor'

describe('the palette', () => {
  it('is the ten colors of the specification, in order @constant.palette', () => {
    expect(PALETTE).toEqual([
      '#FF6B6B',
      '#4ECDC4',
      '#45B7D1',
      '#FFA726',
      '#AB47BC',
      '#26A69A',
      '#42A5F5',
      '#66BB6A',
      '#FFCA28',
      '#EF5350',
    ])
    expect(FALLBACK_COLOR).toBe('#3B82F6')
    expect([...PALETTE, FALLBACK_COLOR].every(isHexColor)).toBe(true)
  })

  it('gives new options each of its colors, then starts again @palette.cycles', () => {
    const cycle = Array.from({ length: 10 }, (_, count) => paletteColor(count))
    expect(new Set(cycle)).toEqual(new Set(PALETTE))
    for (let count = 0; count < 1000; count += 1) {
      expect(paletteColor(count)).toBe(cycle[Number(`${count}`.slice(-1))])
    }
  })

  it('that is kept of a wheel is its own, or the colors of its options, each once, the first fifty', () => {
    const kept = (palette: string, ...colors: string[]) =>
      paletteToKeep({ segments: colors.map((color) => ({ color })), palette })
    const of = (...colors: string[]) => kept('', ...colors)
    expect(of('#aabbcc', '#112233', '#AABBCC')).toBe('#AABBCC#112233')
    expect(of()).toBe('')
    expect(of('#ff6b6b', '#4ECDC4')).toBe('')
    expect(kept('#112233#ddeeff', '#DDEEFF')).toBe('#112233#ddeeff')
    expect(kept('#112233#ddeeff', '#DDEEFF', '#abcdef')).toBe('#DDEEFF#ABCDEF')
    const many = Array.from({ length: 51 }, (_, index) => `#1122${index + 10}`)
    expect(of(...many)).toBe(many.slice(0, 50).join(''))
    expect(of(...many)).toMatch(PALETTE_TEXT)
  })

  it('never gives one color after another that looks like it @palette.alike', () => {
    for (let count = 0; count < 10; count += 1) {
      expect(areAlike(paletteColor(count), paletteColor(count + 1)), `${count}`).toBe(false)
    }
  })

  it('has a color that looks like neither of two of its own, whichever they are @palette.alike', () => {
    for (const one of PALETTE) {
      for (const other of PALETTE) {
        for (let count = 0; count < 10; count += 1) {
          const color = paletteColorBeside(count, [one, other.toLowerCase()])
          expect(PALETTE).toContain(color)
          expect([one, other].filter((neighbor) => areAlike(neighbor, color))).toEqual([])
        }
      }
    }
  })

  it('gives the next color of its cycle where no neighbor looks like it', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.array(anyColor, { maxLength: 2 }), (count, neighbors) => {
        const isFree = (color: string) => !neighbors.some((one) => areAlike(one, color))
        const inOrder = Array.from({ length: 10 }, (_, more) => paletteColor(count + more))
        expect(paletteColorBeside(count, neighbors)).toBe(inOrder.find(isFree) ?? inOrder[0])
      }),
    )
  })
})
