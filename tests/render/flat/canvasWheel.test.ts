// What the 2D renderer paints of a view: recorded from the calls that it makes on its canvases.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { measureLabel } from '../../../src/platform/labelText'
import { createCanvasWheel } from '../../../src/render/flat/Wheel2D'
import { paintWheel } from '../../../src/render/flat/wheelPainter'
import { viewOf, type WheelView } from '../../../src/render/view'
import { radians } from '../../../src/wheel/angle'
import { wheelLabels } from '../../../src/wheel/labels/wheelLabels'
import { DEFAULT_LOOK, type Look } from '../../../src/wheel/look'
import { wheelMetrics } from '../../../src/wheel/metrics'
import type { Segment } from '../../../src/wheel/segment'
import { rendererQuality } from '../../../src/wheel/settings/rendererQuality'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { UNKNOWN_DEVICE } from '../../wheel/settings/unknownDevice'
import { segmentsOf, stateOf } from '../states'
import { measured } from './measured'

const METRICS = wheelMetrics(350)
const { performanceSettings } = DEFAULT_SETTINGS.animationSpeed

/** Every color set and every text drawn, on all canvases. */
let colors: string[]
let texts: { readonly text: string; readonly font: string; readonly tilt: number }[]
/** Radians that the pointer was turned as it was filled, clockwise. */
let pointerTilts: number[]
/** Lines through names: from where, and how long, along the name; and how high above its baseline. */
let strikes: { readonly left: number; readonly width: number; readonly up: number }[]

function fakeContext(): CanvasRenderingContext2D {
  /** Radians that the axes are turned, and what they were at each save. */
  let tilt = 0
  const saved: number[] = []
  const own: Record<string, unknown> = {
    canvas: { width: 390, height: 390 },
    measureText: measured,
    getTransform: () => ({ a: 1 }),
    createRadialGradient: () => ({
      addColorStop: (_: number, color: string) => colors.push(color),
    }),
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
    fill: (path?: { readonly data?: string }) => {
      if (path?.data) pointerTilts.push(tilt)
    },
    fillRect: (left: number, y: number, width: number, height: number) =>
      strikes.push({ left, width, up: -y - height / 2 }),
    fillText: (text: string) => texts.push({ text, font: String(own.font), tilt }),
  }
  return new Proxy(own, {
    get: (_, name) => own[String(name)] ?? (() => {}),
    set(_, name, value) {
      own[String(name)] = value
      if (/^(fill|stroke)Style$|^shadowColor$/.test(String(name)) && typeof value === 'string') {
        colors.push(value)
      }
      return true
    },
  }) as unknown as CanvasRenderingContext2D
}

beforeEach(() => {
  colors = []
  texts = []
  pointerTilts = []
  strikes = []
  vi.stubGlobal(
    'Path2D',
    class {
      /** Only the pointer's path is made of text. */
      constructor(readonly data?: string) {}
      moveTo() {}
      lineTo() {}
      arc() {}
      closePath() {}
    },
  )
  vi.stubGlobal('document', { createElement: () => ({ getContext: fakeContext }) })
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => vi.unstubAllGlobals())

const [winner] = segmentsOf('b')
const state = stateOf({
  lastResult: winner ? { winner } : null,
  focusedId: 'a',
})
const view = viewOf(state, METRICS, rendererQuality(performanceSettings, 1, UNKNOWN_DEVICE))

/** Shows the views one after another, and forgets what was painted before the last. */
function paint(...views: readonly WheelView[]): void {
  const wheel = createCanvasWheel(fakeContext(), () => {})
  for (const one of views) {
    colors = []
    texts = []
    wheel.show(one)
  }
  wheel.close()
}

/** Another look: each of its colors is one of its own. */
function invented(): Look {
  let count = 0
  const color = () => `#00ff${(16 + count++).toString(16)}`
  const material = () => ({ dark: color(), light: color(), flat: color() })
  return {
    ...DEFAULT_LOOK,
    name: 'invented',
    winnerBorder: color(),
    focusBorder: color(),
    line: color(),
    rim: material(),
    peg: material(),
    ring: material(),
    cap: material(),
    pin: material(),
    pointer: material(),
    outline: material(),
    jewel: material(),
    castShadow: color(),
  }
}

it('every part of the wheel has the look of its view @setting.look', () => {
  const look = invented()
  paint(view)
  const before = new Set(colors)
  paint(view, { ...view, look })
  const { winnerBorder, focusBorder, line, rim, peg, ring, cap, pin, pointer, outline, jewel } =
    look
  const parts = [peg, ring, cap, pin, pointer, outline, jewel].map(({ flat }) => flat)
  for (const color of [
    winnerBorder,
    focusBorder,
    line,
    rim.dark,
    rim.light,
    look.castShadow,
    ...parts,
  ]) {
    expect(colors).toContain(color)
    expect(before).not.toContain(color)
  }
  for (const color of [DEFAULT_LOOK.jewel.flat, DEFAULT_LOOK.winnerBorder, DEFAULT_LOOK.rim.dark]) {
    expect(before).toContain(color)
    expect(colors).not.toContain(color)
  }
})

it('the odds come and go with the setting, on every segment that has room @setting.odds', () => {
  const names = ['a', 'b', 'c']
  paint(view)
  expect(texts.map(({ text }) => text)).toEqual(names)
  paint(view, { ...view, hasOdds: true })
  expect(texts.map(({ text }) => text)).toEqual(names.flatMap((name) => [name, '33.3%']))
  paint({ ...view, hasOdds: true }, view)
  expect(texts.map(({ text }) => text)).toEqual(names)
})

it("the winner's label stands upright while it is revealed, and runs with the others again @winner.upright", () => {
  const turns = () => texts.map(({ text, tilt }) => [text, Math.cos(tilt).toFixed(6)])
  const revealed = { ...view, isRevealing: true }
  paint(view, revealed)
  // The disc stays as it is; over it is the label, level.
  expect(turns()).toEqual([['b', '1.000000']])
  paint(revealed, view)
  expect(texts).toEqual([])
  // Too narrow for a level one.
  const [first] = revealed.segments
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...(first as Segment),
    text: `Name ${index}`,
  }))
  paint(view, { ...revealed, segments: many, arcs: many.length, winnerIndex: 1 })
  expect(texts.filter(({ text }) => text === 'Name 1')).toHaveLength(1)
})

it('a peg that passes takes the tip of the pointer along, to the right', () => {
  const look = DEFAULT_LOOK
  const discs = { disc: {} as HTMLCanvasElement, calmDisc: null }
  paintWheel(
    fakeContext(),
    { ...view, look },
    discs,
    { rotation: radians(1), flick: 0.3, calm: 0 },
    null,
  )
  // Canvas angles grow clockwise, which takes what hangs down to the left.
  expect(pointerTilts).toEqual([-0.3])
})

it('the name of an option that has left is struck through, and no other @winner.stays', () => {
  const segments = view.segments.map((one) =>
    one.id === 'b' ? { ...one, isOut: true as const } : one,
  )
  paint({ ...view, segments })
  expect(texts.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
  expect(strikes).toEqual([{ left: -55, width: 55, up: expect.any(Number) }])
  // Through the middle of small letters.
  const size = Number.parseFloat(/[\d.]+px/.exec(texts[1]?.font ?? '')?.[0] ?? '')
  const { layouts } = wheelLabels(segments, view.arcs, METRICS, false, measureLabel)
  const up = ((strikes[0]?.up ?? 0) + (layouts[1]?.[0]?.baseline ?? 0)) / size
  expect(up).toBeGreaterThan(0.15)
  expect(up).toBeLessThan(0.4)
})
