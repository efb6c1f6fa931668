// What the 2D renderer paints where options are not equally wide: where its sectors, lines and labels lie.

import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paintDisc } from '../../../src/render/flat/discPainter'
import { createCanvasWheel } from '../../../src/render/flat/Wheel2D'
import { viewOf, type WheelView } from '../../../src/render/view'
import { FULL_TURN, radians } from '../../../src/wheel/angle'
import { type Arcs, turnsAt, widthOf } from '../../../src/wheel/geometry'
import { wheelLabels } from '../../../src/wheel/labels/wheelLabels'
import { wheelMetrics } from '../../../src/wheel/metrics'
import { rendererQuality } from '../../../src/wheel/settings/rendererQuality'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { UNKNOWN_DEVICE } from '../../wheel/settings/unknownDevice'
import { stateOf } from '../states'
import { measured } from './measured'

const METRICS = wheelMetrics(350)
const RIM = FULL_TURN * METRICS.radius
const QUALITY = rendererQuality(
  DEFAULT_SETTINGS.animationSpeed.performanceSettings,
  1,
  UNKNOWN_DEVICE,
)

/** A sector that was filled or outlined; turns, clockwise from the top at rotation 0. */
interface Sector {
  readonly from: number
  readonly to: number
  readonly color: string
}

let filled: Sector[]
let outlined: Sector[]
/** Texts, and the turns at which they stand. */
let labels: { readonly text: string; readonly at: number }[]
/** Half the width of each line at the rim. */
let lines: number[]

class FakePath {
  from = 0
  to = 0
  moveTo() {}
  closePath() {}
  arc(_x: number, _y: number, _radius: number, from: number, to: number) {
    this.from = from / FULL_TURN + 0.25
    this.to = to / FULL_TURN + 0.25
  }
}

function fakeContext(): CanvasRenderingContext2D {
  let tilt = 0
  const saved: number[] = []
  const sectorOf = ({ from, to }: FakePath, color: unknown) => ({ from, to, color: String(color) })
  const own: Record<string, unknown> = {
    canvas: { width: 390, height: 390 },
    measureText: measured,
    getTransform: () => ({ a: 1 }),
    createRadialGradient: () => ({ addColorStop: () => {} }),
    setTransform: () => {
      tilt = 0
    },
    rotate: (radians: number) => {
      tilt += radians
    },
    save: () => saved.push(tilt),
    restore: () => {
      tilt = saved.pop() ?? 0
    },
    moveTo: () => lines.push(0),
    lineTo: (_: number, y: number) => {
      lines[lines.length - 1] = y
    },
    fill: (path: unknown) => {
      if (path instanceof FakePath && path.to > 0) filled.push(sectorOf(path, own.fillStyle))
    },
    stroke: (path: unknown) => {
      if (path instanceof FakePath && path.to > 0) outlined.push(sectorOf(path, own.strokeStyle))
    },
    fillText: (text: string) => labels.push({ text, at: (saved[1] ?? 0) / FULL_TURN + 0.25 }),
  }
  return new Proxy(own, {
    get: (_, name) => own[String(name)] ?? (() => {}),
    set(_, name, value) {
      own[String(name)] = value
      return true
    },
  }) as unknown as CanvasRenderingContext2D
}

beforeEach(() => {
  forget()
  vi.stubGlobal('Path2D', FakePath)
  vi.stubGlobal('document', { createElement: () => ({ getContext: fakeContext }) })
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => vi.unstubAllGlobals())

function forget(): void {
  filled = []
  outlined = []
  labels = []
  lines = []
}

/** A color for each index, unlike that of any other. */
const colorOf = (index: number) => `#${(0x100000 + index).toString(16)}`

function viewWith(weights: readonly number[], change: Partial<WheelView> = {}): WheelView {
  const segments = weights.map((weight, index) => ({
    id: `${index}`,
    text: `N${index}`,
    color: colorOf(index),
    weight,
  }))
  const settings = { ...DEFAULT_SETTINGS, weightsCount: true }
  const state = stateOf({ wheel: { segments, history: [] }, settings })
  return { ...viewOf(state, METRICS, QUALITY), ...change }
}

/** Paints a disc alone. */
function paint(view: WheelView): void {
  forget()
  const canvas = { getContext: fakeContext } as unknown as HTMLCanvasElement
  const { segments, arcs, metrics } = view
  const extent = (text: string) => ({ width: 0.6 * text.length, ascent: 0.7, descent: 0.2 })
  paintDisc(canvas, view, wheelLabels(segments, arcs, metrics, false, extent))
}

/** What is seen at a place on the rim: what was painted there last. */
function seenAt(turns: number): string | undefined {
  const covers = ({ from, to }: Sector) =>
    [turns, turns + 1].some((place) => from <= place && place <= to)
  return filled.findLast(covers)?.color
}

const isWide = (index: number, arcs: Arcs) => widthOf(index, arcs) * RIM >= 3
const someWeights = fc.array(
  fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constantFrom(0.01, 0.5, 100, 1000)),
  { minLength: 2, maxLength: 400 },
)

it('every slice that can be told apart is seen where it lies, with its label in the middle @weights.flat', () => {
  fc.assert(
    fc.property(someWeights, (weights) => {
      const view = viewWith(weights)
      const { arcs } = view
      paint(view)
      weights.forEach((_, index) => {
        if (!isWide(index, arcs)) return
        for (const part of [0.01, 0.5, 0.99]) {
          expect(seenAt(turnsAt(index + part, arcs))).toBe(colorOf(index))
        }
      })
      for (const { text, at } of labels) {
        if (!/^N\d+$/.test(text)) continue
        expect(at).toBeCloseTo(turnsAt(Number(text.slice(1)) + 0.5, arcs), 9)
      }
    }),
    { numRuns: 60 },
  )
})

it('a thin slice alone between wide ones is painted as thin as it is, without a seam beside it', () => {
  const view = viewWith([1, 1000])
  paint(view)
  expect(filled.at(-1)).toMatchObject({ from: 0, color: colorOf(0) })
  expect(filled.at(-1)?.to).toBeCloseTo(widthOf(0, view.arcs), 12)
  // The other one lies under all of it.
  expect(filled[0]).toMatchObject({ color: colorOf(1), from: 0 })
  expect(filled[0]?.to).toBeGreaterThan(1)
  for (const half of lines) expect(2 * half).toBeCloseTo(0.08 * (RIM / 1001), 6)
})

it('lines are as thin as the narrower neighbor allows', () => {
  paint(viewWith([1, 100, 100, 1]))
  const thin = (0.04 * RIM) / 202
  // In the order of the slices that begin with them.
  for (const [index, half] of [thin, thin, 1, thin].entries()) {
    expect(lines[index]).toBeCloseTo(half, 6)
  }
})

it('10,000 slices are a few hundred pieces', () => {
  const weights = Array.from({ length: 10_000 }, (_, index) =>
    index % 1000 === 7 ? 500 : 1 + (index % 9),
  )
  const view = viewWith(weights)
  paint(view)
  expect(filled.length).toBeGreaterThan(100)
  expect(filled.length).toBeLessThan(RIM / 2)
  for (const index of [7, 9007]) {
    expect(seenAt(turnsAt(index + 0.5, view.arcs))).toBe(colorOf(index))
  }
})

it('an equal wheel is painted as ever: each slice once, from the last to the first', () => {
  for (const count of [1, 2, 6, 30]) {
    paint(viewWith(Array(count).fill(3)))
    expect(filled).toHaveLength(count)
    filled.toReversed().forEach(({ from, to, color }, index) => {
      expect(from).toBeCloseTo(index / count, 12)
      expect(to).toBeCloseTo((index + 1) / count, 12)
      expect(color).toBe(colorOf(index))
    })
  }
})

/** Shows views one after another, and forgets what was painted before the last. */
function show(...views: readonly WheelView[]): void {
  const wheel = createCanvasWheel(fakeContext(), () => {})
  for (const one of views) {
    forget()
    wheel.show(one)
  }
  wheel.close()
}

it('a winner or a focused slice too thin to see is outlined wide enough, and its color fills the outline', () => {
  const base = viewWith([1, 1000, 20])
  for (const change of [{ winnerIndex: 0 }, { focusedIndex: 0 }]) {
    show(base, { ...base, ...change })
    for (const { from, to } of outlined) {
      expect((to - from) * RIM).toBeCloseTo(3, 6)
      expect((from + to) / 2).toBeCloseTo(turnsAt(0.5, base.arcs), 12)
    }
    expect(outlined.length).toBeGreaterThan(1)
    expect(filled.at(-1)).toMatchObject({ color: colorOf(0), from: outlined[0]?.from })
  }
  // One that can be seen is outlined where it lies.
  show(base, { ...base, winnerIndex: 2 })
  expect(outlined).toHaveLength(1)
  expect(outlined[0]?.from).toBeCloseTo(turnsAt(2, base.arcs), 12)
  expect(outlined[0]?.to).toBeCloseTo(1, 12)
  expect(filled.map(({ color }) => color)).not.toContain(colorOf(2))
})

it('the disc is painted anew for other widths, sizes, letters and options, and only then', () => {
  const weighted = viewWith([1, 2, 6])
  const equal = { ...weighted, arcs: 3 }
  show(equal, weighted)
  expect(seenAt(0.5)).toBe(colorOf(2))
  show(weighted, equal)
  expect(seenAt(0.5)).toBe(colorOf(1))
  const { quality, segments } = weighted
  for (const change of [
    { metrics: wheelMetrics(500) },
    // Sharper on a screen of more pixels.
    { quality: { ...quality, labelPixelRatio: 2 } },
    { segments: segments.map((one) => ({ ...one, color: colorOf(9) })) },
  ]) {
    show(weighted, { ...weighted, ...change })
    expect(filled, Object.keys(change).join()).toHaveLength(3)
  }
  for (const change of [{ focusedIndex: 1 }, { quality: { ...quality, frameCap: 30 } }]) {
    show(weighted, { ...weighted, ...change })
    expect(filled).toEqual([])
  }
})

it('a wheel that is gone paints no more, though a frame was asked for', () => {
  let id = 0
  vi.stubGlobal('requestAnimationFrame', () => {
    id += 1
    return id
  })
  const canceled = vi.fn()
  vi.stubGlobal('cancelAnimationFrame', canceled)
  const wheel = createCanvasWheel(fakeContext(), () => {})
  wheel.show(viewWith([1, 2], { heldTurn: radians(1) }))
  wheel.show(viewWith([1, 2], { heldTurn: null }))
  expect(id).toBe(1)
  wheel.close()
  expect(canceled).toHaveBeenCalledWith(id)
})
