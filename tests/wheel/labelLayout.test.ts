// Proves that labels stay inside their segments, lose nothing they need not lose, and split no character.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasLabels, layoutLabel, lineDistance } from '../../src/wheel/labelLayout'
import { pegCount, wheelMetrics } from '../../src/wheel/metrics'
import { splitCharacters } from '../../src/wheel/text'

/** Every character as wide as a bold letter; emoji and ideographs twice that. */
const measure = (text: string) =>
  splitCharacters(text).reduce(
    (sum, one) => sum + ((one.codePointAt(0) ?? 0) > 0x2e80 ? 1.15 : 0.58),
    0,
  )

const metrics = wheelMetrics(350)
const setOn = (count: number, text: string) => layoutLabel(text, metrics, count, measure)
const shown = (lines: readonly string[]) => lines.join('').replaceAll(/[\s…]/g, '')

const EMOJI = '👨‍👩‍👧‍👦'.repeat(30)

describe('a label', () => {
  it('is set at the wheel size of 14 or more where a short text has room', () => {
    for (const count of [2, 3, 6, 12, 20])
      expect(setOn(count, 'Maybe').font).toBeGreaterThanOrEqual(14)
    expect(setOn(3, 'Yes').font).toBeCloseTo(21)
    expect(setOn(20, 'Yes').font).toBe(14)
  })

  it('stays between hub and rim and inside its segment', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        fc.integer({ min: 2, max: 140 }),
        fc.constantFrom(280, 350, 1080, 2160),
        (text, count, size) => {
          const of = wheelMetrics(size)
          const { lines, font, end } = layoutLabel(text, of, count, measure)
          const widest = Math.max(...lines.map(measure)) * font
          const start = end - widest
          const halfInk = (font * 0.62 + (lines.length - 1) * lineDistance(font)) / 2
          expect(Math.hypot(end, halfInk)).toBeLessThan(of.radius)
          expect(start).toBeGreaterThan(of.hubRadius)
          // At its narrow end the wedge is still as high as the letters.
          if (count > 2) expect(start * Math.tan(Math.PI / count)).toBeGreaterThan(halfInk * 0.99)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('keeps every character unless it says that it is shortened', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        fc.integer({ min: 2, max: 140 }),
        (text, count) => {
          const { lines, isShortened } = setOn(count, text)
          const kept = shown(lines)
          const whole = shown([text])
          if (isShortened) expect(whole.startsWith(kept)).toBe(true)
          else expect(kept).toBe(whole)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('of 30 letters is whole on up to 40 segments', () => {
    for (const count of [2, 6, 12, 40]) {
      expect(setOn(count, 'Supercalifragilisticexpialidoc').isShortened).toBe(false)
    }
    expect(setOn(100, 'Supercalifragilisticexpialidoc').isShortened).toBe(true)
  })

  it('of 30 emoji families is whole on 12 segments, and never splits one', () => {
    expect(setOn(12, EMOJI).isShortened).toBe(false)
    const { lines } = setOn(100, EMOJI)
    expect(lines.join('').replaceAll('👨‍👩‍👧‍👦', '')).toBe('…')
  })

  it('is broken between words where that leaves it readable', () => {
    expect(setOn(12, 'Alexandria Montgomery').lines).toEqual(['Alexandria', 'Montgomery'])
  })

  it('is never smaller than 7 pixels', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 30 }),
        fc.integer({ min: 2, max: 140 }),
        (text, count) => {
          expect(setOn(count, text).font).toBeGreaterThanOrEqual(7)
        },
      ),
    )
  })

  it('is not drawn where it could not be read, and on a larger wheel is', () => {
    expect(hasLabels(metrics, 100)).toBe(true)
    expect(hasLabels(metrics, 200)).toBe(false)
    expect(hasLabels(wheelMetrics(2160), 200)).toBe(true)
  })
})

describe('the measures', () => {
  it('are those of the specification at the usual size', () => {
    expect(metrics).toMatchObject({
      radius: 155,
      hubRadius: 15,
      border: 2,
      winnerBorder: 4,
      labelFont: 14,
    })
  })

  it('grow with a wheel that fills a screen, and on a narrow one only the radius shrinks', () => {
    expect(wheelMetrics(700)).toMatchObject({ radius: 310, hubRadius: 30, border: 4 })
    expect(wheelMetrics(280)).toMatchObject({ radius: 120, hubRadius: 15, border: 2 })
  })

  it('give every segment a peg where it begins while there are few enough', () => {
    for (let count = 2; count <= 72; count += 1) {
      expect(pegCount(count) % count).toBe(0)
      expect(pegCount(count)).toBeGreaterThanOrEqual(17)
      expect(pegCount(count)).toBeLessThanOrEqual(72)
    }
    expect(pegCount(10_000)).toBe(72)
  })
})
