// The labels of a whole wheel go together, and a lens comes where one of them cannot be read.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Arcs, runningSums, widthOf } from '../../src/wheel/geometry'
import { layoutLabel } from '../../src/wheel/labels/labelLayout'
import { hasLabels } from '../../src/wheel/labels/labelRoom'
import { LENS_COUNT, lensFor, metricsInLens } from '../../src/wheel/labels/lens'
import { layoutWheel, wheelLabels } from '../../src/wheel/labels/wheelLabels'
import { type WheelMetrics, wheelMetrics } from '../../src/wheel/metrics'
import { timesArithmetic } from '../timing'
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

  it('stay clear of a picture in the middle, also where it comes later @pictures.hub', () => {
    const segments = NAMES.map((name, index) => ({
      ...{ id: `${index}`, text: name, color: '#ffffff', weight: 1 },
    }))
    const at = (of: WheelMetrics) => wheelLabels(segments, segments.length, of, false, extent)
    const before = at(metrics)
    const of = wheelMetrics(350, true)
    expect(of.hubRadius).toBeGreaterThan(2 * metrics.hubRadius)
    expect(at(of)).not.toBe(before)
    for (const { lines, font, stretch, end } of at(of).layouts.flat()) {
      const width = font * stretch * Math.max(...lines.map((line) => extent(line).width))
      expect(end - width).toBeGreaterThan(of.hubRadius)
    }
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

describe('the labels of slices of many widths', () => {
  const weight = fc.oneof(
    fc.integer({ min: 1, max: 100 }),
    fc.constantFrom(1, 50, 100, 300, 1000, 10_000, 100_000),
  )
  const weighted = (texts: readonly string[], weights: readonly number[], odds: string | null) => {
    const arcs = runningSums(weights)
    return { arcs, ...layoutWheel(texts, arcs, () => odds, metrics, extent) }
  }
  const perTurn = (index: number, arcs: Arcs) => 1 / widthOf(index, arcs)
  const isWide = (index: number, count: number) => index % Math.max(10, count / 10) === 7
  /** Few wide slices among many thin ones. */
  const mixed = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      isWide(index, count) ? 90_000 : 1 + ((index * 7) % 40),
    )

  it('stay clear of the edges of their own slice, with odds and without @weights.labels', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, weight), { minLength: 2, maxLength: 60 }),
        fc.constantFrom(280, 350, 1080),
        fc.constantFrom(null, '33.3%'),
        (options, size, odds) => {
          const of = wheelMetrics(size)
          const texts = options.map(([one]) => one)
          const arcs = runningSums(options.map(([, own]) => own))
          const { layouts, lens } = layoutWheel(texts, arcs, () => odds, of, extent)
          layouts.forEach((own, index) => {
            for (const layout of own) {
              const clear = clearOfEdges(layout, of, perTurn(index, arcs))
              expect(clear).toBeGreaterThan(0.1 * of.border)
            }
            // Only what is too thin has none, and what says little beside the lens.
            if (!lens) expect(own.length > 0).toBe(hasLabels(of, perTurn(index, arcs)))
          })
        },
      ),
    )
  })

  it('are those of an equal wheel where the widths are equal', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 2, maxLength: 120 }), weight, (texts, own) => {
        const equal = laidOut(texts)
        const { layouts, lens } = weighted(texts, Array(texts.length).fill(own), null)
        expect(lens).toEqual(equal.lens)
        layouts.forEach((labels, index) => {
          if (equal.layouts.length === 0) expect(lens).not.toBeNull()
          else expect(labels[0]?.lines).toEqual(equal.layouts[index]?.[0]?.lines)
        })
      }),
      { numRuns: 50 },
    )
  })

  it('are as large as on a wheel of halves where one slice is nearly all of it, and none on the other', () => {
    const { layouts, lens } = weighted(['Bo', 'Amelia'], [1, 1000], '99.9%')
    expect(layouts[0]).toEqual([])
    expect(layouts[1]?.[0]?.font).toBe(laidOut(['Amelia', 'Amelia']).layouts[0]?.[0]?.font)
    expect(layouts[1]?.[1]?.lines).toEqual(['99.9%'])
    // Two names need none.
    expect(lens).toBeNull()
  })

  it('are larger on wide slices than on narrow ones with the same name, and never larger than those have room for', () => {
    const { layouts, arcs } = weighted(
      ['Ann', 'Ann', 'Ann', ...NAMES, ...NAMES],
      [300, 100, 25, ...Array(14).fill(25)],
      null,
    )
    const [wide, middle, narrow] = layouts.map(([label]) => label?.font ?? 0)
    expect(wide).toBeGreaterThan(1.3 * (middle ?? 0))
    expect(middle).toBeGreaterThan(1.1 * (narrow ?? 0))
    expect(middle).toBe(layoutLabel('Ann', metrics, perTurn(1, arcs), extent, middle).font)
  })

  it('stay on wide slices where a lens shows the names of thin ones @weights.lens', () => {
    for (const count of [100, 1000, 10_000]) {
      const { layouts, lens } = weighted(numbered(count), mixed(count), null)
      const labeled = layouts.flatMap((own, index) => (own.length > 0 ? [index] : []))
      expect(lens?.magnification).toBeCloseTo(count / LENS_COUNT)
      expect(labeled).toHaveLength(10)
      expect(labeled.every((index) => isWide(index, count))).toBe(true)
    }
    // Every name is on the wheel, and large enough.
    expect(weighted(numbered(30), Array(30).fill(1).with(3, 2), null).lens).toBeNull()
    // With so few there is no lens, whatever their widths.
    expect(weighted(numbered(24), mixed(24), null).lens).toBeNull()
    expect(weighted(numbered(30), mixed(30), null).lens).not.toBeNull()
  })

  it('are none beside the lens where they would be cut', () => {
    const long = 'The quick brown fox jumps over it'
    const texts = [...Array(20).fill(long), ...Array(20).fill('Li')]
    const { layouts, lens } = weighted(
      texts,
      [...Array(20).fill(1), 40, ...Array(19).fill(2)],
      null,
    )
    expect(lens).not.toBeNull()
    expect(layouts.slice(0, 20).every((own) => own.length === 0)).toBe(true)
    expect(layouts[20]?.[0]?.lines).toEqual(['Li'])
    // Nothing is left to draw.
    const cut = weighted(Array(90).fill(long), Array(90).fill(10).with(3, 11), null)
    expect(cut.lens).not.toBeNull()
    expect(cut.layouts).toEqual([])
  })

  it('take no longer to lay out on 10,000 options than those of a wheel full of labels', async () => {
    const distinct = (count: number) =>
      Array.from({ length: count }, (_, index) => `${NAMES[index % NAMES.length]} ${index}`)
    const full = distinct(100)
    const equal = await timesArithmetic(() => laidOut(full))
    for (const count of [1000, 10_000]) {
      const texts = distinct(count)
      const own = await timesArithmetic(() => weighted(texts, mixed(count), '1.1%'))
      expect(own, `${count} options`).toBeLessThan(10 * equal)
    }
  })

  it('follow the weights of segments that stay the same', () => {
    const segments = NAMES.map((name, index) => ({
      id: `${index}`,
      text: name,
      color: '#123456',
      weight: 1,
    }))
    const measure = (one: string) => extent(one)
    const arcs = runningSums([1, 1, 1, 1, 1, 1, 3])
    const labels = wheelLabels(segments, arcs, metrics, true, measure)
    expect(labels.layouts[6]?.[1]?.lines).toEqual(['33.3%'])
    expect(labels.layouts[0]?.[1]?.lines).toEqual(['11.1%'])
    expect(wheelLabels(segments, arcs, metrics, true, measure)).toBe(labels)
    const equal = wheelLabels(segments, 7, metrics, true, measure)
    expect(equal.layouts[6]?.[1]?.lines).toEqual(['14.3%'])
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
