// What is measured and drawn of a label, on a canvas that writes down what it is asked for.

import { beforeEach, expect, it, vi } from 'vitest'

type LabelText = typeof import('../../src/platform/labelText')

/** In CSS pixels, as a canvas reports it. */
const PLAIN = {
  width: 200,
  actualBoundingBoxLeft: 198,
  actualBoundingBoxRight: 2,
  actualBoundingBoxAscent: 72,
  actualBoundingBoxDescent: 21,
}

let ink: typeof PLAIN
let drawn: unknown[][]
let canvas: Record<string, unknown>
let labelText: LabelText

beforeEach(async () => {
  ink = PLAIN
  drawn = []
  const noted =
    (name: string) =>
    (...values: unknown[]) =>
      void drawn.push([name, ...values])
  canvas = { measureText: () => ink }
  for (const name of ['fillRect', 'fillText', 'save', 'restore', 'beginPath', 'rect', 'clip']) {
    canvas[name] = noted(name)
  }
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => canvas
    },
  )
  vi.resetModules()
  labelText = await import('../../src/platform/labelText')
  return () => vi.unstubAllGlobals()
})

function draw(isStruck?: boolean): unknown[][] {
  const context = canvas as unknown as CanvasRenderingContext2D
  labelText.drawLabelLine(context, 'Anna', 50, 100, isStruck)
  return drawn
}

it('a label is measured in font sizes, with ink that begins before its first letter', () => {
  expect(labelText.measureLabel('Anna')).toEqual({ width: 2, ascent: 0.72, descent: 0.21 })
  expect(canvas).toMatchObject({ textAlign: 'right', font: expect.stringMatching(/^bold 100px /) })
  ink = { ...PLAIN, actualBoundingBoxLeft: 230 }
  expect(labelText.measureLabel('Anna').width).toBe(2.3)
})

it('marks that are stacked sky-high do not shrink the label they are in', () => {
  ink = { ...PLAIN, actualBoundingBoxAscent: 900, actualBoundingBoxDescent: 700 }
  expect(labelText.measureLabel('Zalgo')).toMatchObject({ ascent: 1.5, descent: 1 })
})

it('without a canvas a label is estimated: no wider than it is, with all of its ink', async () => {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null
    },
  )
  vi.resetModules()
  const { measureLabel } = await import('../../src/platform/labelText')
  expect(measureLabel('0123456789')).toEqual({ width: 6, ascent: 0.8, descent: 0.25 })
})

it('a label is drawn whole where its ink is in bounds, and clipped where it is not', () => {
  const atMost = {
    ...PLAIN,
    actualBoundingBoxAscent: 150,
    actualBoundingBoxDescent: 100,
    actualBoundingBoxRight: 30,
  }
  ink = atMost
  expect(draw()).toEqual([['fillText', 'Anna', 0, 50]])
  for (const side of ['Ascent', 'Descent', 'Right'] as const) {
    drawn = []
    ink = { ...atMost, [`actualBoundingBox${side}`]: atMost[`actualBoundingBox${side}`] + 1 }
    expect(draw(), side).toEqual([
      ['save'],
      ['beginPath'],
      ['rect', -230, -100, 260, 250],
      ['clip'],
      ['fillText', 'Anna', 0, 50],
      ['restore'],
    ])
  }
})

it('a name that is struck through has a line across its letters, as long as it is', () => {
  expect(draw(true)).toEqual([
    ['fillRect', -200, 23, 200, 9],
    ['fillText', 'Anna', 0, 50],
  ])
})
