// An annular sector for a segment that stands out: rings of vertices at growing distances from its outline.

/** Radians clockwise from the top, and CSS pixels. */
export interface Sector {
  readonly startAngle: number
  readonly endAngle: number
  readonly innerRadius: number
  readonly outerRadius: number
}

export interface SectorVertices {
  /** x, y and 0; y up. */
  readonly positions: Float32Array
  /** Unit vectors in the plane, away from the outline. */
  readonly normals: Float32Array
  /** CSS pixels outside the outline; negative inside. */
  readonly outsets: Float32Array
  readonly indices: Uint16Array
}

/** The outer arc, an edge, the inner arc, the other edge. */
const ARC_STEPS = 64
const EDGE_STEPS = 12

/** Closed rings, the first filled. @param outsets from the innermost (negative) to the outermost */
export function sectorVertices(sector: Sector, outsets: readonly number[]): SectorVertices {
  const ring = 2 * (ARC_STEPS + EDGE_STEPS)
  const vertexCount = ring * outsets.length + 1
  const positions = new Float32Array(vertexCount * 3)
  const normals = new Float32Array(vertexCount * 3)
  const outsetOf = new Float32Array(vertexCount)
  const middle = (sector.startAngle + sector.endAngle) / 2

  for (const [ringIndex, outset] of outsets.entries()) {
    for (let step = 0; step < ring; step += 1) {
      const point = outlinePoint(sector, outset, step)
      const vertex = ringIndex * ring + step
      const angle = middle + point.side * point.angle
      positions.set([point.radius * Math.sin(angle), point.radius * Math.cos(angle), 0], vertex * 3)
      const facing = point.isEdge ? middle + point.side * (halfAngle(sector) + Math.PI / 2) : angle
      const outward = point.isInner ? -1 : 1
      normals.set([outward * Math.sin(facing), outward * Math.cos(facing), 0], vertex * 3)
      outsetOf[vertex] = outset
    }
  }
  const center = vertexCount - 1
  const centerRadius = (sector.innerRadius + sector.outerRadius) / 2
  positions.set([centerRadius * Math.sin(middle), centerRadius * Math.cos(middle), 0], center * 3)
  normals.set([Math.sin(middle), Math.cos(middle), 0], center * 3)
  outsetOf[center] = outsets[0] ?? 0

  return { positions, normals, outsets: outsetOf, indices: joinRings(ring, outsets.length) }
}

function halfAngle(sector: Sector): number {
  return (sector.endAngle - sector.startAngle) / 2
}

interface OutlinePoint {
  readonly radius: number
  /** Radians from the middle of the sector, and on which side of it. */
  readonly angle: number
  readonly side: 1 | -1
  readonly isEdge: boolean
  readonly isInner: boolean
}

/** Arcs change their radius, edges move in parallel. */
function outlinePoint(sector: Sector, outset: number, step: number): OutlinePoint {
  const outer = sector.outerRadius + outset
  const inner = Math.max(sector.innerRadius - outset, 0.5)
  const angleAt = (radius: number) =>
    Math.min(
      Math.max(halfAngle(sector) + Math.asin(Math.max(-1, Math.min(1, outset / radius))), 0),
      Math.PI,
    )
  const along = (from: number, to: number, part: number) => from + (to - from) * part

  if (step < ARC_STEPS) {
    const offset = along(-angleAt(outer), angleAt(outer), step / ARC_STEPS)
    return arcPoint(outer, offset, false)
  }
  if (step < ARC_STEPS + EDGE_STEPS) {
    const radius = along(outer, inner, (step - ARC_STEPS) / EDGE_STEPS)
    return { radius, angle: angleAt(radius), side: 1, isEdge: true, isInner: false }
  }
  if (step < 2 * ARC_STEPS + EDGE_STEPS) {
    const offset = along(
      angleAt(inner),
      -angleAt(inner),
      (step - ARC_STEPS - EDGE_STEPS) / ARC_STEPS,
    )
    return arcPoint(inner, offset, true)
  }
  const radius = along(inner, outer, (step - 2 * ARC_STEPS - EDGE_STEPS) / EDGE_STEPS)
  return { radius, angle: angleAt(radius), side: -1, isEdge: true, isInner: false }
}

function arcPoint(radius: number, offset: number, isInner: boolean): OutlinePoint {
  return { radius, angle: Math.abs(offset), side: offset < 0 ? -1 : 1, isEdge: false, isInner }
}

function joinRings(ring: number, ringCount: number): Uint16Array {
  const indices: number[] = []
  const center = ring * ringCount
  for (let step = 0; step < ring; step += 1) {
    const next = (step + 1) % ring
    indices.push(center, step, next)
    for (let inner = 0; inner + 1 < ringCount; inner += 1) {
      const [a, b] = [inner * ring + step, inner * ring + next]
      indices.push(a, a + ring, b, b, a + ring, b + ring)
    }
  }
  return new Uint16Array(indices)
}
