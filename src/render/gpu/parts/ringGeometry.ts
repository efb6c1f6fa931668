// The geometry of a ring around the hub, or of an arc of one.

import { BufferAttribute, BufferGeometry } from 'three'
import { FULL_TURN } from '../../../wheel/angle'

/** Approximate length of one piece in CSS pixels. Few pieces: pixels on their edges are computed twice. */
const PIECE = 16
/** Keeps the smallest ring round. */
const LARGEST_PIECE = FULL_TURN / 12

export interface RingCorners {
  /** x, y and 0 of each corner, y up: outer and inner in turn. */
  readonly positions: number[]
  /** Three corners per triangle. */
  readonly indices: number[]
}

/** An arc: its radius in CSS pixels, and radians clockwise from the top. */
interface Arc {
  readonly distance: number
  readonly from: number
  readonly to: number
}

/** Covers everything between two arcs, and hardly more. */
export function arcCorners(inner: Arc, outer: Arc): RingCorners {
  const [positions, indices]: [number[], number[]] = [[], []]
  const angle = outer.to - outer.from
  const steps = Math.ceil(angle / Math.min(PIECE / outer.distance, LARGEST_PIECE))
  // The middle of a chord is nearer to the center than its ends.
  const reach = 1 / Math.cos(angle / steps / 2)
  for (let step = 0; step <= steps; step += 1) {
    for (const [edge, distance] of [
      [outer, outer.distance * reach],
      [inner, inner.distance],
    ] as const) {
      const at = edge.from + ((edge.to - edge.from) * step) / steps
      positions.push(distance * Math.sin(at), distance * Math.cos(at), 0)
    }
    const corner = 2 * step
    if (step < steps) {
      indices.push(corner, corner + 1, corner + 2, corner + 2, corner + 1, corner + 3)
    }
  }
  return { positions, indices }
}

/** The caller disposes of it. */
export function flatGeometry({ positions, indices }: RingCorners): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setIndex(indices)
  return geometry
}

/**
 * A ring between two radii in CSS pixels.
 * @param gap radians on either side of the top that it leaves out
 */
export function ringCorners(innerRadius: number, outerRadius: number, gap = 0): RingCorners {
  const angles = { from: gap, to: FULL_TURN - gap }
  return arcCorners({ distance: innerRadius, ...angles }, { distance: outerRadius, ...angles })
}
