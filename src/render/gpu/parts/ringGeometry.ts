import { BufferAttribute, BufferGeometry } from 'three'
import { FULL_TURN } from '../../../wheel/angle'
import type { Light } from '../../../wheel/colors/color'
import type { Lens } from '../../../wheel/labels/lens'
import type { WheelMetrics } from '../../../wheel/metrics'

/** CSS pixels, about. Few pieces: pixels on their edges are computed twice. */
const PIECE = 16
/** Keeps the smallest ring round. */
const LARGEST_PIECE = FULL_TURN / 12

export interface RingCorners {
  /** x, y and 0 of each corner, y up: outer and inner in turn. */
  readonly positions: number[]
  readonly indices: number[]
}

/** CSS pixels, and radians clockwise from the top. */
interface Arc {
  readonly distance: number
  readonly from: number
  readonly to: number
}

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

/** Radii in CSS pixels. @param gap radians on either side of the top that it leaves out */
export function ringCorners(innerRadius: number, outerRadius: number, gap = 0): RingCorners {
  const angles = { from: gap, to: FULL_TURN - gap }
  return arcCorners({ distance: innerRadius, ...angles }, { distance: outerRadius, ...angles })
}

/** Of the way to half the radius, where the next ring begins to appear. */
const FADE_BEGINS = 0.75
/** CSS pixels under the hub and the rim. */
const OVERLAP = 2

/** This much nearer to the hub, a lens has no rounded corner where the ring begins. */
const LENS_CORNER = 1.4

export interface RingColors {
  /** As shaders/equalArcs.glsl or shaders/unequalArcs.glsl takes it. */
  readonly block: readonly [number, number, number]
  /** Linear. */
  readonly mean: Light
}

/**
 * Rings around the hub overlap the next one outward only where they fade in, so that most pixels are computed once.
 * @param rings from the rim inward, each half as wide as the one before; the last one reaches the hub
 * @param lens lies on the outermost ring and hides it
 * @param cell the side of a look's pixels, in radii
 */
export function discGeometry(
  rings: readonly RingColors[],
  { radius, hubRadius }: WheelMetrics,
  lens: Lens | null,
  cell = 0,
): BufferGeometry {
  const [positions, blocks, means, fades]: [number[], number[], number[], number[]] = [
    [],
    [],
    [],
    [],
  ]
  const indices: number[] = []
  // Coarse pixels of the hub leave some of it free.
  const atHub = hubRadius - OVERLAP - cell * radius
  for (const [ring, { block, mean }] of rings.entries()) {
    const solid = radius / 2 ** ring
    const gone = ring === 0 ? radius + OVERLAP : radius / 2 ** (ring - 1 + FADE_BEGINS)
    if (gone <= atHub) break
    const inner = ring === rings.length - 1 ? atHub : Math.max(solid / 2, atHub)
    const isHidden = ring === 0 && lens !== null && lens.innerRadius < inner / LENS_CORNER
    const gap = isHidden ? lens.halfAngle - OVERLAP / inner : 0
    const corners = ringCorners(inner, gone, gap)
    indices.push(...corners.indices.map((corner) => corner + positions.length / 3))
    positions.push(...corners.positions)
    for (let left = corners.positions.length / 3; left > 0; left -= 1) {
      blocks.push(...block)
      means.push(...mean)
      // The outermost ring does not fade.
      fades.push(...(ring === 0 ? [2 * radius, 3 * radius] : [solid, gone]))
    }
  }
  const geometry = flatGeometry({ positions, indices })
  const attribute = (values: number[], size: number) =>
    new BufferAttribute(new Float32Array(values), size)
  geometry.setAttribute('block', attribute(blocks, 3))
  geometry.setAttribute('mean', attribute(means, 3))
  geometry.setAttribute('fade', attribute(fades, 2))
  return geometry
}
