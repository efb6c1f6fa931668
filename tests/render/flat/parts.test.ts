// Where the parts of the wheel lie that the 2D renderer paints: in CSS pixels from its center, to the right and down.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paintDisc } from '../../../src/render/flat/discPainter'
import { type Discs, paintWheel } from '../../../src/render/flat/wheelPainter'
import { viewOf, type WheelView } from '../../../src/render/view'
import { FULL_TURN, radians } from '../../../src/wheel/angle'
import { wheelLabels } from '../../../src/wheel/labels/wheelLabels'
import { DEFAULT_LOOK } from '../../../src/wheel/look'
import { wheelMetrics } from '../../../src/wheel/metrics'
import { rendererQuality } from '../../../src/wheel/settings/rendererQuality'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { UNKNOWN_DEVICE } from '../../wheel/settings/unknownDevice'
import { segmentsOf, stateOf } from '../states'
import { measured } from './measured'

const METRICS = wheelMetrics(350)
const look = DEFAULT_LOOK
const QUALITY = rendererQuality(
  DEFAULT_SETTINGS.animationSpeed.performanceSettings,
  2,
  UNKNOWN_DEVICE,
)
const view: WheelView = viewOf(
  stateOf({ wheel: { segments: segmentsOf('a b c d'), history: [] } }),
  METRICS,
  { ...QUALITY, labelPixelRatio: 2 },
)

/** A full circle that was filled. */
interface Circle {
  readonly fill: unknown
  readonly x: number
  readonly y: number
  readonly radius: number
}

type Point = Pick<Circle, 'x' | 'y'>

let circles: Circle[]
let lines: { readonly color: unknown; readonly width: number }[]
let images: {
  readonly image: unknown
  readonly alpha: number
  readonly corner: readonly number[]
}[]
let shadows: { readonly blur: number; readonly down: number }[]
/** Filled, with straight sides. */
let shapes: { readonly fill: unknown; readonly corners: readonly Point[] }[]
let paths: { readonly data: string; readonly x: number; readonly y: number }[]

class FakePath {
  constructor(readonly data = '') {}
  moveTo() {}
  arc() {}
  closePath() {}
}

/** With the axes of a real one: turned, moved and scaled alike both ways. @param origin of the center, in its pixels */
function fakeContext(origin: number, ratio: number): CanvasRenderingContext2D {
  let axes = { x: 0, y: 0, turn: 0, scale: 1 }
  const saved: (typeof axes)[] = []
  const at = (x: number, y: number) => {
    const [cos, sin] = [Math.cos(axes.turn) * axes.scale, Math.sin(axes.turn) * axes.scale]
    const place = [axes.x + cos * x - sin * y, axes.y + sin * x + cos * y] as const
    return { x: (place[0] - origin) / ratio, y: (place[1] - origin) / ratio }
  }
  let circle: Omit<Circle, 'fill'> | null = null
  let corners: Point[] = []
  const own: Record<string, unknown> = {
    canvas: { width: 2 * origin },
    globalAlpha: 1,
    measureText: measured,
    getTransform: () => ({ a: axes.scale * Math.cos(axes.turn) }),
    createRadialGradient: () => ({ addColorStop: () => {} }),
    setTransform: (scale: number, _b: number, _c: number, _d: number, x: number, y: number) => {
      axes = { x, y, turn: 0, scale }
    },
    translate: (dx: number, dy: number) => {
      const { x, y } = at(dx, dy)
      axes = { ...axes, x: x * ratio + origin, y: y * ratio + origin }
    },
    rotate: (turn: number) => {
      axes = { ...axes, turn: axes.turn + turn }
    },
    scale: (by: number) => {
      axes = { ...axes, scale: axes.scale * by }
    },
    save: () => saved.push(axes),
    restore: () => {
      axes = saved.pop() ?? axes
    },
    beginPath: () => {
      circle = null
      corners = []
    },
    lineTo: (x: number, y: number) => corners.push(at(x, y)),
    arc: (x: number, y: number, radius: number) => {
      circle = { ...at(x, y), radius: (radius * axes.scale) / ratio }
    },
    fill: (path?: FakePath) => {
      if (path?.data) paths.push({ data: path.data, ...at(0, 0) })
      else if (!path && circle) circles.push({ fill: own.fillStyle, ...circle })
      else if (!path) shapes.push({ fill: own.fillStyle, corners })
    },
    stroke: () => lines.push({ color: own.strokeStyle, width: Number(own.lineWidth) }),
    drawImage: (image: unknown, x: number, y: number, width: number, height: number) => {
      const size = [width, height].map((side) => (side * axes.scale) / ratio)
      images.push({ image, alpha: Number(own.globalAlpha), corner: [x, y, ...size] })
    },
  }
  return new Proxy(own, {
    get: (_, name) => own[String(name)] ?? (() => {}),
    set(_, name, value) {
      own[String(name)] = value
      if (name === 'shadowOffsetY') shadows.push({ blur: Number(own.shadowBlur), down: value })
      return true
    },
  }) as unknown as CanvasRenderingContext2D
}

beforeEach(() => {
  circles = []
  lines = []
  images = []
  shadows = []
  paths = []
  shapes = []
  vi.stubGlobal('Path2D', FakePath)
  // On which texts are measured.
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => fakeContext(0, 1) }) })
})
afterEach(() => vi.unstubAllGlobals())

const disc = { of: 'all' } as unknown as HTMLCanvasElement
const calmDisc = { of: 'calm' } as unknown as HTMLCanvasElement

/** Two device pixels to a CSS pixel: 390 of these are the wheel and what reaches beyond its square. */
function paint(change: Partial<WheelView> = {}, calm = 0, discs: Discs = { disc, calmDisc }): void {
  const follower = { rotation: radians(0.7), flick: 0, calm }
  paintWheel(fakeContext(390, 2), { ...view, ...change }, discs, follower, null)
}

it('the disc fills the drawing, and the calm one lies over it as far as colors are calm', () => {
  const corner = [-195, -195, 390, 390]
  paint()
  expect(images).toEqual([{ image: disc, alpha: 1, corner }])
  paint({}, 0.4)
  expect(images.slice(1)).toEqual([
    { image: disc, alpha: 1, corner },
    { image: calmDisc, alpha: 0.4, corner },
  ])
  images = []
  paint({}, 0.4, { disc, calmDisc: null })
  expect(images).toHaveLength(1)
})

it('the hub is in the middle, its cap within its ring and its pin within that, with a soft shadow below', () => {
  paint()
  const [ring, cap] = circles
  for (const one of [ring, cap]) {
    expect(Math.hypot(one?.x ?? 9, one?.y ?? 9)).toBeLessThan(1e-9)
  }
  expect(ring).toMatchObject({ fill: look.ring.flat, radius: 15 })
  expect(cap?.radius).toBeCloseTo(12.6, 9)
  const [pin] = shapes
  expect(pin?.fill).toBe(look.pin.flat)
  for (const { x, y } of pin?.corners ?? []) expect(Math.hypot(x, y)).toBeCloseTo(3.6, 9)
  expect(pin?.corners.length).toBeGreaterThan(50)
  expect(shadows[0]?.blur).toBeCloseTo(15, 9)
  expect(shadows[0]?.down).toBeCloseTo(6, 9)
})

it('the pointer hangs from above the rim, and its tip reaches 7 pixels into the disc', () => {
  paint()
  const [pointer] = paths
  const tip = Number(/L0 ([\d.]+)Z/.exec(pointer?.data ?? '')?.[1])
  expect(pointer?.x).toBeCloseTo(0, 9)
  expect((pointer?.y ?? 0) + tip).toBeCloseTo(7 - METRICS.radius, 9)
  const [outline, jewel] = circles.slice(2)
  for (const one of [outline, jewel]) {
    expect([one?.x, one?.y].map((at) => at?.toFixed(6))).toEqual(
      [pointer?.x, pointer?.y].map((at) => at?.toFixed(6)),
    )
  }
  expect(outline).toMatchObject({ fill: look.outline.flat, radius: 5.98 })
  expect(jewel?.fill).toBe(look.jewel.flat)
  expect(jewel?.radius).toBeCloseTo(4.6, 9)
  expect(shadows[1]?.blur).toBeCloseTo(11.5, 9)
  expect(lines).toEqual([{ color: look.outline.flat, width: 0.15 * 11.5 }])
})

it('the focus has a white edge around its color, and shows around the border of a winner', () => {
  const borders = (change: Partial<WheelView>) => {
    lines = []
    paint(change)
    return lines.slice(0, -1)
  }
  const focus = (width: number) => [
    { color: '#ffffff', width: width + 3 },
    { color: look.focusBorder, width },
  ]
  const winner = { color: look.winnerBorder, width: 4 }
  expect(borders({})).toEqual([])
  expect(borders({ focusedIndex: 1 })).toEqual(focus(6))
  expect(borders({ winnerIndex: 1 })).toEqual([winner])
  expect(borders({ focusedIndex: 0, winnerIndex: 1 })).toEqual([...focus(6), winner])
  expect(borders({ focusedIndex: 1, winnerIndex: 1 })).toEqual([...focus(10), winner])
})

it('pegs stand in the middle of the rim, evenly, one where each segment begins', () => {
  const canvas = { getContext: () => context, width: 0, height: 0 }
  const context = fakeContext(390, 2)
  const labels = wheelLabels(view.segments, view.arcs, METRICS, false, (text) => ({
    width: 0.6 * text.length,
    ascent: 0.7,
    descent: 0.2,
  }))
  paintDisc(canvas as unknown as HTMLCanvasElement, view, labels)
  expect([canvas.width, canvas.height]).toEqual([780, 780])
  const [rim, ...pegs] = circles
  expect([rim?.x, rim?.y, rim?.radius]).toEqual([0, 0, 166])
  expect(pegs).toHaveLength(24)
  for (const [index, { fill, x, y, radius }] of pegs.entries()) {
    expect(fill).toBe(look.peg.flat)
    expect(radius).toBeCloseTo(0.22 * 11, 9)
    const angle = (index / 24) * FULL_TURN
    expect(x).toBeCloseTo(160.5 * Math.sin(angle), 9)
    expect(y).toBeCloseTo(-160.5 * Math.cos(angle), 9)
  }
})
