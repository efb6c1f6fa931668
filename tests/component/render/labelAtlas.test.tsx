// The letters that the scene draws, before it has a GPU.

import { expect, test } from 'vitest'
import { measureLabel } from '../../../src/platform/labelText'
import { drawLabelAtlas } from '../../../src/render/gpu/parts/labelAtlas'
import type { DrawnSegment } from '../../../src/render/view'
import { wheelLabels } from '../../../src/wheel/labels/wheelLabels'
import { wheelMetrics } from '../../../src/wheel/metrics'

const METRICS = wheelMetrics(350)
const COLORS = ['#ffffff', '#101040', '#ffe0a0', '#303030', '#c0ffc0', '#501010']

/** @param pixelRatio atlas pixels to a CSS pixel */
function drawn(texts: readonly string[], out: number, pixelRatio = 1) {
  const segments = texts.map((text, index): DrawnSegment => {
    const color = COLORS[index % COLORS.length] ?? ''
    return { id: `${index}`, text, color, weight: 1, ...(index === out && { isOut: true }) }
  })
  const { layouts } = wheelLabels(segments, texts.length, METRICS, false, measureLabel)
  const { canvas, positions, uvs } = drawLabelAtlas(segments, layouts, null, pixelRatio)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  return texts.map((_, index) => {
    const at = (corner: number) => ({
      x: positions[index * 12 + corner * 3] ?? 0,
      y: positions[index * 12 + corner * 3 + 1] ?? 0,
      u: (uvs[index * 8 + corner * 2] ?? 0) * canvas.width,
      v: (uvs[index * 8 + corner * 2 + 1] ?? 0) * canvas.height,
    })
    const [topLeft, bottomRight] = [at(0), at(3)]
    const [width, height] = [bottomRight.u - topLeft.u, bottomRight.v - topLeft.v]
    const { data } = context.getImageData(topLeft.u, topLeft.v, width, height)
    const pixels = Array.from({ length: data.length / 4 }, (_, pixel) => ({
      light: data[4 * pixel] ?? 0,
      opacity: data[4 * pixel + 3] ?? 0,
    }))
    const rowWidth = Math.ceil(width)
    const rows = Array.from({ length: Math.floor(pixels.length / rowWidth) }, (_, row) =>
      pixels.slice(row * rowWidth, (row + 1) * rowWidth),
    )
    return {
      box: { left: topLeft.u, top: topLeft.v, right: bottomRight.u, bottom: bottomRight.v },
      middle: { x: (topLeft.x + bottomRight.x) / 2, y: (topLeft.y + bottomRight.y) / 2 },
      side: Math.hypot(at(1).x - topLeft.x, at(1).y - topLeft.y),
      ink: pixels.filter(({ opacity }) => opacity > 250),
      fullest: Math.max(...rows.map((row) => row.filter(({ opacity }) => opacity > 200).length)),
      edges: [rows[0] ?? [], rows.at(-1) ?? []].flat().filter(({ opacity }) => opacity > 0),
    }
  })
}

test('each label is drawn whole, in the ink of its slice, and shown in the middle of it', () => {
  const texts = ['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald']
  for (const pixelRatio of [1, 2]) {
    for (const [index, label] of drawn(texts, -1, pixelRatio).entries()) {
      const inks = label.ink.map(({ light }) => light)
      expect(label.ink.length, 'is there').toBeGreaterThan(20)
      // Every other slice is dark.
      if (index % 2 === 0) expect(Math.max(...inks)).toBeLessThan(20)
      else expect(Math.min(...inks)).toBeGreaterThan(250)
      expect(label.edges, 'cut off').toEqual([])
      const turns = Math.atan2(label.middle.x, label.middle.y) / (2 * Math.PI)
      expect((turns + 1) % 1).toBeCloseTo((index + 0.5) / texts.length, 5)
      const { left, right } = label.box
      expect(right - left).toBeCloseTo(label.side * pixelRatio, 2)
    }
  }
})

test('no label has a part of another one', () => {
  const boxes = drawn(
    Array.from({ length: 40 }, (_, index) => `Name ${index}`),
    -1,
  ).map(({ box }) => box)
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        one.right < other.left ||
        other.right < one.left ||
        one.bottom < other.top ||
        other.bottom < one.top
      expect(isApart).toBe(true)
    }
  }
})

test('the name of an option that has left is struck through, and no other @winner.stays', () => {
  const texts = ['iiiiii', 'iiiiii', 'iiiiii']
  const [first, out, last] = drawn(texts, 1)
  expect(out?.fullest).toBeGreaterThan(1.4 * (first?.fullest ?? 0))
  expect(last?.fullest).toBe(drawn(texts, -1)[2]?.fullest)
})
