// The geometry of a raised segment: its outline, its rings, and no stray vertex at any width.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sectorVertices } from '../../../src/render/gpu/parts/sectorGeometry'
import { FULL_TURN } from '../../../src/wheel/angle'

const RINGS = [-4, 0, 4, 20]

function build(index: number, count: number) {
  const angle = FULL_TURN / count
  return sectorVertices(
    { startAngle: index * angle, endAngle: (index + 1) * angle, innerRadius: 15, outerRadius: 155 },
    RINGS,
  )
}

it('keeps the outline itself within the segment and every ring at its distance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 10_000 }), fc.nat(), (count, pick) => {
      const index = pick % count
      const { positions, outsets } = build(index, count)
      const middle = ((index + 0.5) / count) * FULL_TURN
      let [beyondRing, withinHub, besideEdge] = [-1, -1, -1]
      for (const [vertex, outset] of outsets.entries()) {
        const [x, y] = [
          positions[vertex * 3] ?? Number.NaN,
          positions[vertex * 3 + 1] ?? Number.NaN,
        ]
        const radius = Math.hypot(x, y)
        beyondRing = Math.max(beyondRing, radius - 155 - Math.max(0, outset))
        if (outset !== 0) continue
        withinHub = Math.max(withinHub, 15 - radius)
        const angle = Math.atan2(x, y) - middle
        const away = Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)))
        besideEdge = Math.max(besideEdge, (away - Math.PI / count) * radius)
      }
      // NaN would fail each of these.
      expect(beyondRing).toBeLessThanOrEqual(1e-3)
      expect(withinHub).toBeLessThanOrEqual(1e-3)
      expect(besideEdge).toBeLessThanOrEqual(1e-2)
    }),
  )
})

it('covers the segment’s area, half circle to sliver', () => {
  for (const count of [3, 6, 17, 100, 1000]) {
    const { positions, outsets, indices } = build(1, count)
    let area = 0
    for (let at = 0; at < indices.length; at += 3) {
      const corners = [0, 1, 2].map((corner) => indices[at + corner] ?? 0)
      if (corners.some((vertex) => (outsets[vertex] ?? 0) > 0)) continue
      const [a, b, c] = corners.map((vertex) => [
        positions[vertex * 3] ?? 0,
        positions[vertex * 3 + 1] ?? 0,
      ])
      if (!a || !b || !c) continue
      area +=
        Math.abs(
          ((b[0] ?? 0) - (a[0] ?? 0)) * ((c[1] ?? 0) - (a[1] ?? 0)) -
            ((c[0] ?? 0) - (a[0] ?? 0)) * ((b[1] ?? 0) - (a[1] ?? 0)),
        ) / 2
    }
    const exact = (Math.PI * (155 ** 2 - 15 ** 2)) / count
    expect(area / exact).toBeGreaterThan(0.97)
    // Wide segments overlap themselves at the hub, where the hub covers it.
    expect(area / exact).toBeLessThan(1.1)
  }
})

it('refers only to vertices that exist', () => {
  const { positions, indices } = build(0, 2)
  for (const index of indices) expect(index).toBeLessThan(positions.length / 3)
})
