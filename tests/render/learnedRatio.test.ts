// The pixel ratio that a machine holds is found in one step, stored, and tried again; nothing else is taken for it.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createRatioFinder,
  type LearnedRatio,
  MAX_PATIENCE,
  PATIENCE,
  ratioKey,
  readLearnedRatio,
  withLearnedRatio,
} from '../../src/render/learnedRatio'
import { wheelMetrics } from '../../src/wheel/metrics'
import { rendererQuality } from '../../src/wheel/settings/rendererQuality'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { UNKNOWN_DEVICE } from '../wheel/settings/unknownDevice'

const BOUNDS = { minPixelRatio: 0.75, maxPixelRatio: 2, frameRate: 60 }
type Bounds = typeof BOUNDS

/** Milliseconds that a machine needs for a frame of this pixel ratio. */
type Machine = (ratio: number, frame: number) => number

const screenMs = ({ frameRate }: Bounds) => 1000 / frameRate
/** Each frame costs a fixed part and one for its pixels. */
const linear =
  (fixedMs: number, perPixelMs: number): Machine =>
  (ratio) =>
    fixedMs + perPixelMs * ratio ** 2

interface Spin {
  /** In order, each once. */
  readonly ratios: readonly number[]
  readonly after: LearnedRatio | null
}

/** A spin of four seconds on a machine that shows each frame when it is done, but none before the screen does. */
function spin(
  machine: Machine,
  learned: LearnedRatio | null = null,
  bounds = BOUNDS,
  ms = 4000,
): Spin {
  const finder = createRatioFinder()
  finder.begin(bounds, learned)
  const ratios: number[] = []
  let nowMs = 1000
  for (let frame = 0; nowMs < 1000 + ms; frame += 1) {
    const ratio = finder.frame(nowMs)
    if (ratio !== ratios.at(-1)) ratios.push(ratio)
    nowMs += Math.max(screenMs(bounds), machine(ratio, frame))
  }
  return { ratios, after: finder.end() }
}

function spins(machine: Machine, count: number, learned: LearnedRatio | null = null): Spin[] {
  const all: Spin[] = []
  for (let one = 0; one < count; one += 1) {
    all.push(spin(machine, all.length > 0 ? all.at(-1)?.after : learned))
  }
  return all
}

const anyBounds = fc
  .record({
    minPixelRatio: fc.double({ min: 0.5, max: 1, noNaN: true }),
    range: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 2, noNaN: true })),
    frameRate: fc.constantFrom(30, 60, 75, 90, 120, 144, 240),
  })
  .map(({ minPixelRatio, range, frameRate }) => ({
    minPixelRatio,
    maxPixelRatio: minPixelRatio + range,
    frameRate,
  }))
const anyLearned = fc.option(
  fc.record({
    ratio: fc.double({ min: 0.01, max: 16, noNaN: true }),
    spinsLeft: fc.integer({ min: 0, max: MAX_PATIENCE }),
    patience: fc.integer({ min: 1, max: MAX_PATIENCE }),
  }),
)

const SMOOTH = linear(2, 3)
/** 40 ms at the full ratio. */
const SLOW = linear(4, 9)

describe('a spin that nothing is known of', () => {
  it('keeps all pixels on a machine that holds its frame rate, and there is nothing to know', () => {
    expect(spin(SMOOTH)).toEqual({ ratios: [2], after: null })
  })

  it('finds what a slow machine holds in one step, within a second', () => {
    const { ratios, after } = spin(SLOW)
    const [full, found = 0] = ratios
    expect(ratios).toHaveLength(2)
    expect(full).toBe(2)
    expect(SLOW(found, 0)).toBeLessThanOrEqual(1000 / 60)
    // A step more would be too much.
    expect(SLOW(found / Math.sqrt(0.8), 0)).toBeGreaterThan(1000 / 60)
    expect(after).toEqual({ ratio: found, spinsLeft: PATIENCE, patience: PATIENCE })
    expect(spin(SLOW, null, BOUNDS, 1000).ratios).toEqual(ratios)
  })

  it.each([510, 570, 900, 2000])('learns from frames of %d ms too, however few', (ms) => {
    const { ratios, after } = spin(linear(0, ms / 4), null, BOUNDS, 7 * ms)
    expect(ratios).toEqual([2, 0.75])
    expect(after).toEqual({ ratio: 0.75, spinsLeft: PATIENCE, patience: PATIENCE })
  })

  it('needs one step wherever at most a quarter of the frame is not pixels', () => {
    fc.assert(
      fc.property(
        anyBounds,
        fc.double({ min: 0, max: 0.25, noNaN: true }),
        fc.double({ min: 0.01, max: 8, noNaN: true }),
        (bounds, fixed, atFull) => {
          const targetMs = screenMs(bounds)
          const machine = linear(fixed * targetMs, (atFull * targetMs) / bounds.maxPixelRatio ** 2)
          const { ratios } = spin(machine, null, bounds, 6000)
          expect(ratios.length).toBeLessThanOrEqual(2)
          const [last = 0] = ratios.slice(-1)
          if (last > bounds.minPixelRatio) {
            expect(machine(last, 0)).toBeLessThanOrEqual(1.1 * targetMs + 1e-6)
          }
        },
      ),
    )
  })

  it('is corrected once where more of the frame is fixed', () => {
    const machine = linear(9, 10)
    const { ratios } = spin(machine)
    expect(ratios).toHaveLength(3)
    expect(machine(ratios[1] ?? 0, 0)).toBeGreaterThan(1.1 * (1000 / 60))
    expect(machine(ratios[2] ?? 0, 0)).toBeLessThanOrEqual(1000 / 60)
  })

  it('ends with all pixels where fewer do not help, and the next ones begin and end so', () => {
    // A browser that saves power shows 30 frames a second.
    const throttled = linear(33, 0.1)
    const first = spin(throttled)
    expect(first.ratios).toEqual([2, expect.any(Number), 2])
    // It may have been chance, so the next spin makes sure, and others do ever less often.
    const next = spins(throttled, 30, first.after)
    const tries = next.flatMap(({ ratios }, index) => (ratios.length > 1 ? [index] : []))
    expect(tries).toEqual([0, 3, 8, 17])
    for (const { ratios } of next) expect(ratios.at(-1)).toBe(2)
    // The machine is another then.
    expect(spin(SMOOTH, first.after).after).toBeNull()
    expect(spin(SLOW, first.after).after?.ratio).toBeLessThan(2)
  })
})

describe('what may never happen', () => {
  it('a ratio outside the bounds, or more than two changes, whatever the times are and whatever is known', () => {
    fc.assert(
      fc.property(
        anyBounds,
        anyLearned,
        fc.array(fc.double({ min: 0.1, max: 2000, noNaN: true }), { minLength: 1, maxLength: 60 }),
        (bounds, learned, times) => {
          const machine: Machine = (_, frame) => times[frame % times.length] ?? 0
          const { ratios, after } = spin(machine, learned, bounds, 20_000)
          expect(ratios.length).toBeLessThanOrEqual(3)
          for (const ratio of ratios) {
            expect(ratio).toBeGreaterThanOrEqual(bounds.minPixelRatio)
            expect(ratio).toBeLessThanOrEqual(bounds.maxPixelRatio)
          }
          if (after && after !== learned) {
            expect(after.spinsLeft).toBeGreaterThanOrEqual(0)
            expect(after.patience).toBeLessThanOrEqual(MAX_PATIENCE)
          }
        },
      ),
    )
  })

  it('a third change, however slow the machine becomes', () => {
    const machine: Machine = (ratio, frame) => 4 + 9 * ratio ** 2 * (1 + (frame / 60) ** 2)
    expect(spin(machine, null, { ...BOUNDS, minPixelRatio: 0.1 }, 60_000).ratios).toHaveLength(3)
  })

  it('a change where the settings allow none', () => {
    const fixed = { ...BOUNDS, minPixelRatio: 2 }
    expect(spin(SLOW, null, fixed)).toEqual({ ratios: [2], after: null })
  })

  it.each<[string, Machine]>([
    ['a frame in six that takes ten times as long', (_, frame) => (frame % 6 === 5 ? 166 : 16)],
    ['a busy start', (_, frame) => (frame < 3 ? 400 : 16)],
    [
      'a busy start and a busy moment soon after',
      (_, frame) => (frame < 3 ? 400 : frame > 6 && frame < 15 ? 30 : 16),
    ],
    ['a busy third of a second', (_, frame) => (frame > 60 && frame < 68 ? 40 : 16)],
    ['times that jitter', (_, frame) => (frame % 2 ? 19 : 14)],
    ['a page that hangs now and then', (_, frame) => (frame % 40 === 20 ? 5000 : 16)],
  ])('a lower ratio for %s', (_, machine) => {
    expect(spin(machine, null, BOUNDS, 20_000).ratios).toEqual([2])
  })

  it('a lower ratio for a page that was hidden again and again', () => {
    const finder = createRatioFinder()
    finder.begin(BOUNDS, null)
    for (let nowMs = 1000; nowMs < 60_000; nowMs += 1000) {
      finder.pause()
      expect(finder.frame(nowMs)).toBe(2)
    }
    expect(finder.end()).toBeNull()
  })

  it('a lower ratio for frames that are slow before a pause and for a moment after it', () => {
    const finder = createRatioFinder()
    finder.begin(BOUNDS, null)
    // Three that count for nothing, and seven that are measured.
    const ratios = (from: number) => {
      const frames = Array.from({ length: 11 }, (_, frame) => finder.frame(45 * (from + frame)))
      return new Set(frames)
    }
    expect(ratios(0)).toEqual(new Set([2]))
    finder.pause()
    expect(ratios(20)).toEqual(new Set([2]))
    expect(ratios(31)).not.toEqual(new Set([2]))
  })

  it('anything learned from a spin that is too short', () => {
    const learned = { ratio: 1, spinsLeft: 1, patience: 8 }
    expect(spin(SLOW, null, BOUNDS, 400).after).toBeNull()
    expect(spin(SMOOTH, learned, BOUNDS, 400).after).toBe(learned)
  })
})

describe('the spins after it', () => {
  it('begin with what was found and do not change it', () => {
    const [first, ...others] = spins(SLOW, PATIENCE)
    for (const { ratios } of others) expect(ratios).toEqual([first?.after?.ratio])
  })

  it('try a little more now and then, ever less often where that fails', () => {
    const tries = spins(SLOW, 200).flatMap(({ ratios }, index) =>
      index > 0 && ratios.length > 1 ? [{ index, ratios }] : [],
    )
    const gaps = tries.map(({ index }, at) => index - (tries[at - 1]?.index ?? 0))
    expect(gaps).toEqual([9, 17, 33, 65, 65])
    for (const { ratios } of tries) {
      const [tried = 0, back = 0] = ratios
      expect(ratios).toHaveLength(2)
      expect((tried / back) ** 2).toBeCloseTo(1.25)
    }
  })

  it('become wholly sharp again after one bad minute', () => {
    const bad = spin(linear(10, 60)).after
    expect(bad?.ratio).toBe(0.75)
    const after = spins(SMOOTH, 20, bad)
    expect(after.every(({ ratios }) => ratios.length === 1)).toBe(true)
    expect(after.at(-1)).toEqual({ ratios: [2], after: null })
  })

  it('go lower when the machine has become slower, at once', () => {
    const learned = spin(SLOW).after
    const { ratios, after } = spin(linear(4, 20), learned)
    expect(ratios).toHaveLength(2)
    expect(after?.ratio).toBeLessThan(learned?.ratio ?? 0)
  })
})

describe('what is stored', () => {
  const LEARNED = { ratio: 1.25, spinsLeft: 3, patience: 8 }

  it('is read as it was written, each under its key', () => {
    const text = withLearnedRatio(withLearnedRatio('', 'a', LEARNED), 'b', { ...LEARNED, ratio: 1 })
    expect(readLearnedRatio(text, 'a')).toEqual(LEARNED)
    expect(readLearnedRatio(text, 'b')?.ratio).toBe(1)
    expect(readLearnedRatio(text, 'c')).toBeNull()
  })

  it('is replaced by what is known later, and removed when all pixels hold', () => {
    const text = withLearnedRatio('', 'a', LEARNED)
    expect(
      readLearnedRatio(withLearnedRatio(text, 'a', { ...LEARNED, ratio: 1 }), 'a')?.ratio,
    ).toBe(1)
    expect(withLearnedRatio(text, 'a', null)).toBe('[]')
  })

  it('keeps the last eight', () => {
    const keys = Array.from({ length: 50 }, (_, index) => `key ${index}`)
    const text = keys.reduce((before, key) => withLearnedRatio(before, key, LEARNED), '')
    const kept = keys.filter((key) => readLearnedRatio(text, key) !== null)
    expect(kept).toEqual(keys.slice(-8))
  })

  it.each([
    ['no JSON', '{'],
    ['an object', '{"a":1}'],
    ['null', 'null'],
    ['a ratio of 0', '[["a",0,1,8]]'],
    ['a negative ratio', '[["a",-1,1,8]]'],
    ['a ratio without bound', '[["a",1e9,1,8]]'],
    ['a ratio as text', '[["a","1",1,8]]'],
    ['half a spin', '[["a",1,0.5,8]]'],
    ['a spin that never comes', '[["a",1,1e9,8]]'],
    ['no patience', '[["a",1,1,0]]'],
    ['a long text', `[["a",1,1,8],"${'x'.repeat(3000)}"]`],
  ])('%s is nothing', (_, text) => {
    expect(readLearnedRatio(text, 'a')).toBeNull()
  })

  it('reads whatever stands there without an error, and what it writes is bounded', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readLearnedRatio(text, 'a')
        const after = withLearnedRatio(text, 'a', LEARNED)
        expect(readLearnedRatio(after, 'a')).toEqual(LEARNED)
      }),
    )
  })

  it('has another key for another size, screen, refresh rate and setting, and the same for the same', () => {
    const { performanceSettings } = DEFAULT_SETTINGS.animationSpeed
    const keyOf = (size = 350, ratio = 2, refreshRate = 60, changed = {}) =>
      ratioKey(
        wheelMetrics(size),
        rendererQuality({ ...performanceSettings, ...changed }, ratio, {
          ...UNKNOWN_DEVICE,
          refreshRate,
        }),
      )
    const others = [
      keyOf(),
      keyOf(300),
      keyOf(350, 1.5),
      keyOf(350, 2, 120),
      keyOf(350, 2, 60, { frameRateOptimization: false }),
      keyOf(350, 2, 60, { gpuAcceleration: false }),
    ]
    expect(new Set(others).size).toBe(others.length)
    expect(keyOf()).toBe(keyOf())
  })
})
