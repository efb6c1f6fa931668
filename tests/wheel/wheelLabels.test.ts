// The labels of a whole wheel go together, and a lens comes where one of them cannot be read.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutLabel } from '../../src/wheel/labelLayout'
import { LENS_COUNT, lensFor, metricsInLens } from '../../src/wheel/lens'
import { wheelMetrics } from '../../src/wheel/metrics'
import { layoutWheel, wheelLabels } from '../../src/wheel/wheelLabels'
import { clearOfEdges, extent } from './ink'

const metrics = wheelMetrics(350)
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `Option ${index + 1}`)
const laidOut = (texts: readonly string[], size = 350, odds: string | null = null) =>
  layoutWheel(texts, texts.length, () => odds, wheelMetrics(size), extent)
const fonts = (texts: readonly string[]) =>
  laidOut(texts).layouts.map(([label]) => label?.font ?? 0)

const NAMES = ['Bo', 'Amelia', 'Bartholomew Okonkwo', 'Li', 'Christopher Fitzgerald', 'Ann', 'Hugh']
const text = fc.oneof(
  fc.constantFrom(...NAMES, 'A name of thirty characters, so', '山田太郎さんの家', '🍕🍔', 'محمد'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((one) => one.trim() !== ''),
)

describe('the labels of a wheel', () => {
  it('have sizes within a range: none is much larger than the smallest @wheel.label-range', () => {
    const sizes = fonts(['Yes', 'Christopher Fitzgerald', 'No', 'Bo', 'Ann', 'Hugh'])
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThanOrEqual(1.6 + 1e-9)
    expect(Math.min(...sizes)).toBeGreaterThan(10)
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 60 }), (texts) => {
        const all = fonts(texts)
        // One that would otherwise be cut may be smaller: the others stay readable beside it.
        const most = Math.max(1.6 * Math.min(...all), 12)
        expect(Math.max(...all)).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('stay clear of the edges of their segments, with odds and without', () => {
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 2, maxLength: 40 }),
        fc.constantFrom(280, 350, 1080),
        fc.constantFrom(null, '33.3%'),
        (texts, size, odds) => {
          const of = wheelMetrics(size)
          for (const layout of laidOut(texts, size, odds).layouts.flat()) {
            expect(clearOfEdges(layout, of, texts.length)).toBeGreaterThan(0.1 * of.border)
          }
        },
      ),
    )
  })

  it('are laid out once for both renderers', () => {
    const segments = NAMES.map((name, index) => ({
      id: `${index}`,
      text: name,
      color: '#123456',
      weight: 1,
    }))
    const measure = (one: string) => extent(one)
    const labels = wheelLabels(segments, NAMES.length, metrics, false, measure)
    expect(wheelLabels(segments, NAMES.length, wheelMetrics(350), false, measure)).toBe(labels)
    expect(labels.layouts.map((own) => own.length)).toEqual(NAMES.map(() => 1))
    const withOdds = wheelLabels(segments, NAMES.length, metrics, true, measure)
    expect(withOdds).not.toBe(labels)
    expect(withOdds.layouts[0]?.[1]?.lines).toEqual(['14.3%'])
    expect(wheelLabels(segments, NAMES.length, wheelMetrics(700), true, measure)).not.toBe(withOdds)
    expect(wheelLabels([...segments], NAMES.length, metrics, false, measure)).not.toBe(labels)
  })
})

describe('the lens', () => {
  it('begins where labels are cut or fall below 10 pixels, not at a number of options @lens.begins', () => {
    for (let count = LENS_COUNT + 1; count <= 160; count += 1) {
      const { lens, layouts } = laidOut(numbered(count))
      const labels = layouts.map(([label]) => label)
      const areReadable =
        layouts.length > 0 && labels.every((one) => one && !one.isShortened && one.font >= 10)
      expect(lens === null, `${count} options`).toBe(areReadable)
      // Nothing is left of "Optio…".
      expect(labels.some((one) => one?.isShortened)).toBe(false)
    }
    expect(laidOut(numbered(40)).lens).toBeNull()
    for (const count of [100, 150, 1000]) expect(laidOut(numbered(count)).lens).not.toBeNull()
    expect(laidOut(numbered(100), 1080).lens).toBeNull()
  })

  it('shows what it is there for better than the wheel', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 120 }), (texts) => {
        const { lens, layouts } = laidOut(texts)
        const count = texts.length
        const possible = lensFor(metrics, count)
        const isBetter = texts.some((one, index) => {
          const shown = layouts[index]?.[0]
          if (!possible) return false
          if (!shown) return true
          const inLens = layoutLabel(one, metricsInLens(metrics, possible), LENS_COUNT, extent)
          const isHard = shown.isShortened || shown.font < 10
          const isWhole = shown.isShortened && !inLens.isShortened
          return (
            isHard && (isWhole || inLens.font * inLens.stretch >= 1.2 * shown.font * shown.stretch)
          )
        })
        expect(lens !== null).toBe(isBetter)
      }),
      { numRuns: 200 },
    )
  })

  it('leaves the labels of the other segments where most are whole, and none where many are cut', () => {
    const names = Array.from({ length: 100 }, (_, index) => NAMES[index % 2] ?? '')
    expect(laidOut(names).layouts).toHaveLength(100)
    expect(laidOut(names).lens).not.toBeNull()
    const oneLong = names.with(7, 'A name of thirty characters, so')
    expect(laidOut(oneLong).layouts[7]?.[0]?.isShortened).toBe(true)
    expect(laidOut(numbered(120)).layouts).toEqual([])
  })
})
