// Labels stay inside their segments, are shortened only if necessary, and never split a character.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { radians } from '../../src/wheel/angle'
import { layoutLabel, uprightLabel } from '../../src/wheel/labels/labelLayout'
import type { LabelLayout } from '../../src/wheel/labels/labelLines'
import { areLabelsSmall, hasLabels } from '../../src/wheel/labels/labelRoom'
import { lineHalfWidth, pegCount, wheelMetrics } from '../../src/wheel/metrics'
import { splitWords } from '../../src/wheel/text'
import { clearOfEdges, extent, inkBoxes } from './ink'

const measure = (text: string) => extent(text).width

const metrics = wheelMetrics(350)
const setOn = (count: number, text: string) => layoutLabel(text, metrics, count, extent)
const shown = (lines: readonly string[]) => lines.join('').replaceAll(/[\s…]/g, '')

const EMOJI = '👨‍👩‍👧‍👦'.repeat(30)

function clearOfEachOther(layout: LabelLayout): boolean {
  const lines = inkBoxes(layout).map((boxes) => boxes.map(({ across }) => across))
  return lines.every((line, index) => {
    const next = lines[index + 1]
    if (!next) return true
    return Math.max(...line.map(([, low]) => low)) < Math.min(...next.map(([high]) => high))
  })
}

describe('a label', () => {
  it('is set at the wheel size of 14 or more where a short text has room', () => {
    for (const count of [2, 3, 6, 12, 20])
      expect(setOn(count, 'Maybe').font).toBeGreaterThanOrEqual(14)
    expect(setOn(20, 'Yes').font).toBe(14)
  })

  it('is large on two to four segments, and runs across them, where they are widest @wheel.large-labels', () => {
    for (const count of [2, 3, 4]) {
      const { font, turn } = setOn(count, 'Yes')
      expect(font).toBeCloseTo(42)
      expect(turn).toBe(Math.PI / 2)
      // Outward, no font above 10 would have room for its length.
      const long = setOn(count, 'Pneumonoultramicroscopicsil')
      expect(long.font).toBeGreaterThan(10)
      expect(long.lines).toHaveLength(1)
    }
    expect(setOn(2, 'Alexandra Montgomery').font).toBeGreaterThan(20)
    expect(setOn(5, 'Yes').turn).toBeNull()
  })

  it('turned, stays clear of the hub, the rim and the edges', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        fc.integer({ min: 2, max: 24 }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.constantFrom(280, 350, 1080, 2160),
        (text, count, place, size) => {
          fc.pre(text.trim() !== '')
          const of = wheelMetrics(size)
          const label = layoutLabel(text, of, count, extent)
          // Where the wheel can come to rest with the segment under the pointer.
          const middle = radians((place * Math.PI) / count)
          const upright = uprightLabel(text, label, of, count, middle, extent)
          if (!upright) return
          expect(upright.turn).toBeCloseTo(Math.PI / 2 - middle, 9)
          expect(upright.font).toBeGreaterThanOrEqual(Math.max(10, 0.6 * label.font))
          expect(clearOfEdges(upright, of, count)).toBeGreaterThan(0.1 * of.border)
          expect(clearOfEachOther(upright)).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('is turned upright where its segment has room for it @winner.upright', () => {
    const upright = (text: string, count: number, middle = 0) => {
      const label = setOn(count, text)
      return uprightLabel(text, label, metrics, count, radians(middle), extent)
    }
    for (const count of [2, 3, 4, 6, 8, 10]) expect(upright('Pizza', count)).not.toBeNull()
    expect(upright('Home cooking', 8)?.lines).toEqual(['Home', 'cooking'])
    expect(upright('Pizza', 30)).toBeNull()
    expect(upright('Pneumonoultramicroscopicsil', 8)).toBeNull()
    // A full turn on, it is the same.
    expect(upright('Pizza', 6, 2 * Math.PI)?.turn).toBeCloseTo(Math.PI / 2, 9)
  })

  it('stays between hub and rim and inside its segment', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        fc.integer({ min: 2, max: 140 }),
        fc.constantFrom(280, 350, 1080, 2160),
        (text, count, size) => {
          const of = wheelMetrics(size)
          const layout = layoutLabel(text, of, count, extent)
          const { lines, font, end, turn, stretch, lineDistance } = layout
          if (turn !== null) {
            expect(clearOfEdges(layout, of, count)).toBeGreaterThan(0)
            return
          }
          const widest = Math.max(...lines.map(measure)) * font * stretch
          const start = end - widest
          // Dots alone are lower than letters.
          const { ascent, descent } = extent(text)
          const letter = Math.min(0.62, ascent + descent)
          const halfInk = (font * letter + (lines.length - 1) * lineDistance) / 2
          expect(Math.hypot(end, halfInk)).toBeLessThan(of.radius)
          expect(start).toBeGreaterThan(of.hubRadius)
          // At its narrow end the wedge is still as high as the letters.
          if (count > 2) expect(start * Math.tan(Math.PI / count)).toBeGreaterThan(halfInk * 0.99)
        },
      ),
      { numRuns: 2000, examples: [['…', 72, 280]] },
    )
  })

  it('keeps its ink clear of the edges of a segment of any width, up to nearly the whole wheel', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        fc.oneof(
          fc.double({ min: 1, max: 2.5, noNaN: true }),
          fc.double({ min: 1, max: 400, noNaN: true }),
        ),
        fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
        fc.constantFrom(280, 350, 1080),
        (text, perTurn, middle, size) => {
          const of = wheelMetrics(size)
          fc.pre(text.trim() !== '' && hasLabels(of, perTurn))
          const label = layoutLabel(text, of, perTurn, extent)
          const upright = uprightLabel(text, label, of, perTurn, radians(middle), extent)
          for (const layout of upright ? [label, upright] : [label]) {
            expect(clearOfEdges(layout, of, perTurn)).toBeGreaterThan(0.1 * of.border)
            expect(clearOfEachOther(layout)).toBe(true)
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('is as large on more than half the wheel as on half of it', () => {
    for (const text of ['Yes', 'Alexandra Montgomery', 'Pneumonoultramicroscopicsil']) {
      const half = setOn(2, text)
      for (const perTurn of [1.001, 1.3, 1.9]) {
        expect(layoutLabel(text, metrics, perTurn, extent)).toEqual(half)
      }
    }
  })

  it('keeps all its ink clear of the lines at its edges, in any script and wherever labels are drawn', () => {
    const character = fc.oneof(
      fc.constantFrom(...'AgjyÅ (|Ẫ', 'Z̷͉̈́', '👨‍👩‍👧‍👦', '🍕', '中', '龍', 'م', 'لُ', 'ـ', 'ก็'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    )
    fc.assert(
      fc.property(
        fc.array(character, { minLength: 1, maxLength: 30 }).map((all) => all.join('')),
        fc.integer({ min: 2, max: 400 }),
        fc.constantFrom(280, 350, 1080, 2160),
        (text, count, size) => {
          const of = wheelMetrics(size)
          fc.pre(text.trim() !== '' && hasLabels(of, count))
          const layout = layoutLabel(text, of, count, extent)
          expect(clearOfEdges(layout, of, count)).toBeGreaterThan(0.1 * of.border)
          expect(clearOfEachOther(layout)).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('is shortened to letters that have room, not to none because of one that has not', () => {
    expect(setOn(100, 'Maybe').isShortened).toBe(false)
    expect(setOn(100, 'Christopher').lines).toEqual(['Christo…'])
    expect(setOn(100, 'Option 100').isShortened).toBe(true)
    expect(setOn(100, 'Alexandra').isShortened).toBe(false)
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

  it('is never broken inside a word, whatever that costs @wheel.whole-words', () => {
    // Real names that were broken where the letters had more room on two lines.
    expect(setOn(60, 'Hughes').lines).toEqual(['Hughes'])
    expect(setOn(12, 'Hugh Hughes').lines.join(' ')).toBe('Hugh Hughes')
    const word = fc.stringMatching(/^[A-Za-zäöüéøñšА-я'’-]{1,24}$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' ').slice(0, 30)),
        fc.integer({ min: 2, max: 130 }),
        fc.constantFrom(280, 350, 1080),
        (text, count, size) => {
          fc.pre(text.trim() === text)
          const { lines, isShortened } = layoutLabel(text, wheelMetrics(size), count, extent)
          if (!isShortened) expect(lines.join(' ')).toBe(text)
          else expect(lines).toHaveLength(1)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('without spaces is broken where the words of its language meet', () => {
    const lines = setOn(14, '山田太郎さんの家山田太郎さんの家').lines
    expect(lines.length).toBeGreaterThan(1)
    const words = splitWords('山田太郎さんの家山田太郎さんの家').map(({ text }) => text)
    for (const line of lines) {
      let rest = line
      while (rest) {
        const word = words.shift() ?? '-'
        expect(rest.startsWith(word)).toBe(true)
        rest = rest.slice(word.length)
      }
    }
  })

  it('of 30 emoji families is whole on 12 segments, and never splits one', () => {
    expect(setOn(12, EMOJI).isShortened).toBe(false)
    const { lines } = setOn(100, EMOJI)
    expect(lines.join('').replaceAll('👨‍👩‍👧‍👦', '')).toBe('…')
  })

  it('is broken between words where that leaves it readable', () => {
    expect(setOn(12, 'Alexandria Montgomery').lines).toEqual(['Alexandria', 'Montgomery'])
  })

  it('is never on more than four lines', () => {
    for (const text of ['a b c d e f g h i j k l m n o', EMOJI, 'W'.repeat(30)]) {
      for (let count = 2; count <= 60; count += 1) {
        expect(setOn(count, text).lines.length).toBeLessThanOrEqual(4)
      }
    }
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

  it.each([
    [280, 94],
    [350, 130],
    [700, 255],
    [1080, 372],
  ])('is drawn on a wheel of %i pixels with up to %i options', (size, most) => {
    expect(hasLabels(wheelMetrics(size), most)).toBe(true)
    expect(hasLabels(wheelMetrics(size), most + 1)).toBe(false)
  })
})

describe('a label of even letters', () => {
  /** Every letter is a box, so that a line is a box as well. */
  const evenly = (ascent: number, descent: number) => (text: string) => ({
    width: 0.6 * text.length,
    ascent,
    descent,
  })
  const low = evenly(0.6, 0)

  it.each<[string, number, number, readonly string[]]>([
    ['nnn nnn nnn', 8, 18.8, ['nnn nnn nnn']],
    ['nnnnn', 30, 14, ['nnnnn']],
    ['nnnnnnnnnnnn', 30, 13, ['nnnnnnnnnnnn']],
    ['nnnnnn nnnnnn nnnnnn', 12, 15.1, ['nnnnnn', 'nnnnnn', 'nnnnnn']],
    ['nnnnnnnnnnnnnnnnnnnn', 6, 10.3, ['nnnnnnnnnnnnnnnnnnnn']],
    ['nnnnnnnnnnnnnnnnnnnnnnnn', 6, 8.6, ['nnnnnnnnnnnnnnnnnnnnnnnn']],
    ['nnnnnnnnnnnnnnn nnnnnnnnnnnnnn', 30, 7.9, ['nnnnnnnnnnnnnnn', 'nnnnnnnnnnnnnn']],
    ['nnnnnnnnnn nnnnnnnnn', 40, 8.6, ['nnnnnnnnnn nnnnnnnnn']],
    ['nn \n nn', 8, 26.6, ['nn nn']],
    ['nnnn', 100, 9.8, ['nnnn']],
    ['nnnnnnnnnnn', 90, 8.3, ['nnnnnnnnnnn']],
    ['nnnnnnnnnnnnnnnn', 100, 7, ['nnnnnnnnnnnnnnnn']],
  ])('%s on %i segments is set in %d pixels, on lines as readable as that allows', (...given) => {
    const [text, count, font, lines] = given
    const layout = layoutLabel(text, metrics, count, low)
    expect(layout.lines).toEqual(lines)
    expect(layout.font).toBeCloseTo(font, 1)
  })

  it.each([
    [80, 'n nn nnn nnnn nnnnn nnnnnn…'],
    [100, 'n nn nnn nnnn nnnnn…'],
    [120, 'n nn nnn nnnn n…'],
  ])('on %i segments too many are shortened, never right after a space: %s', (count, line) => {
    const layout = layoutLabel('n nn nnn nnnn nnnnn nnnnnn nnnnn', metrics, count, low)
    expect(layout).toMatchObject({ lines: [line], font: 7, isShortened: true })
    expect(layout.stretch).toBeGreaterThanOrEqual(0.7)
    expect(layout.baseline).toBeCloseTo(0.3 * 7, 9)
  })

  it('is empty where not one letter fits', () => {
    expect(layoutLabel('nnn', wheelMetrics(60), 400, low)).toMatchObject({
      lines: [''],
      isShortened: true,
    })
  })

  it('fills its room: nothing but the free space is left between it and the line beside it', () => {
    for (const [text, count] of [
      ['nnnnnnnnnnnn', 30],
      ['nnnnnn nnnnnn nnnnnn', 12],
      ['nnnnnnnnnn nnnnnnnnn', 40],
      ['nnnn', 100],
      ['nnnnnnnnnnn', 90],
      ['nnnnnnnnnnnnnnnn', 100],
    ] as const) {
      const { lines, font, stretch, end, baseline, lineDistance } = layoutLabel(
        text,
        metrics,
        count,
        low,
      )
      const across = [baseline - 0.6 * font, baseline + (lines.length - 1) * lineDistance]
      const widest = Math.max(...lines.map((line) => low(line).width))
      // The corner nearest the hub; the label lies evenly about the middle line.
      expect(across[0]).toBeCloseTo(-(across[1] ?? 0), 9)
      const [x, y] = [end - widest * font * stretch, across[1] ?? 0]
      const distance = Math.hypot(x, y)
      const toLine = distance * Math.sin(Math.PI / count - Math.atan2(y, x))
      const free = 2 * Math.min(0.75, 0.12 + 0.06 * (font - 7))
      expect(toLine - lineHalfWidth(metrics, count, distance)).toBeCloseTo(free, 1)
    }
  })

  it('ends where its corners stay clear of the pointer, and begins clear of the hub', () => {
    for (const text of ['nnn', 'nnn nnn nnn nnn nnn nnn', 'nnnnnnnnnnnnnnnnnnnnnnnn']) {
      const { lines, font, end, lineDistance } = layoutLabel(text, metrics, 5, low)
      const halfHeight = (0.6 * font + (lines.length - 1) * lineDistance) / 2
      expect(Math.hypot(end, halfHeight)).toBeCloseTo(155 - 1.5 * 7, 6)
      const widest = Math.max(...lines.map((line) => low(line).width)) * font
      expect(end - widest).toBeGreaterThanOrEqual(15 + 0.4 * 14)
    }
  })

  it('has lines 1.12 font sizes apart, or as far as taller letters need', () => {
    const set = (ascent: number, descent: number) => {
      const text = 'nnnnnn nnnnnn nnnnnn'
      const { lines, font, lineDistance } = layoutLabel(text, metrics, 12, evenly(ascent, descent))
      return { count: lines.length, apart: lineDistance / font }
    }
    expect(set(0.6, 0)).toEqual({ count: 3, apart: expect.closeTo(1.12, 9) })
    expect(set(0.9, 0.25).apart).toBeCloseTo(1.19, 9)
  })

  it('is three times as large as usual on up to four segments, and no larger than usual from 14 on', () => {
    const fontOn = (count: number) => layoutLabel('n', metrics, count, low).font
    expect([2, 3, 4, 14, 20].map(fontOn)).toEqual([42, 42, 42, 14, 14])
    expect(fontOn(8)).toBeCloseTo(14 * (1 + 1.5 * (6 / 10)), 9)
    expect(layoutLabel('n', metrics, 3, low, 20).font).toBe(20)
    expect(layoutLabel('n', wheelMetrics(700), 20, low).font).toBe(28)
  })

  it('is measured text by text, each once', () => {
    const asked: string[] = []
    layoutLabel('nn nn nn nn', metrics, 60, (text) => {
      asked.push(text)
      return low(text)
    })
    expect(new Set(asked).size).toBe(asked.length)
  })
})

describe('the measures', () => {
  it('are those of the specification at the usual size @wheel.metrics', () => {
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

it('labels are small where a segment is narrower at the rim than usual letters are high', () => {
  const [usual, large] = [wheelMetrics(350), wheelMetrics(700)]
  expect([usual, large].map((metrics) => areLabelsSmall(metrics, 40))).toEqual([false, false])
  expect([usual, large].map((metrics) => areLabelsSmall(metrics, 100))).toEqual([true, false])
  expect([usual, large].map((metrics) => areLabelsSmall(metrics, 200))).toEqual([true, true])
})
