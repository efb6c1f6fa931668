// The disc's geometry: rings around the hub, each with its block of colors. A ring overlaps the next one outward only
// where it fades in, so that most pixels are computed once.

import { BufferAttribute, type BufferGeometry } from 'three'
import type { Light } from '../../../wheel/flashes'
import type { Lens } from '../../../wheel/labels/lens'
import type { WheelMetrics } from '../../../wheel/metrics'
import { flatGeometry, ringCorners } from './ringGeometry'

/** The share of the way to half the radius at which the next ring begins to appear. */
const FADE_BEGINS = 0.75
/** CSS pixels that the disc extends under the hub and the rim. */
const OVERLAP = 2

/** A lens that begins this many times nearer to the hub has no rounded corner where the ring begins. */
const LENS_CORNER = 1.4

/** The colors of one ring, as a block of rows in the texture of sums. */
export interface RingColors {
  /** As shaders/equalArcs.glsl or shaders/unequalArcs.glsl takes it. */
  readonly block: readonly [number, number, number]
  /** Mean linear color of the block. */
  readonly mean: Light
}

/**
 * @param rings from the rim inward, each half as wide as the one before; the last one reaches the hub
 * @param lens lies on the outermost ring and hides it
 */
export function discGeometry(
  rings: readonly RingColors[],
  { radius, hubRadius }: WheelMetrics,
  lens: Lens | null,
): BufferGeometry {
  const [positions, blocks, means, fades]: [number[], number[], number[], number[]] = [
    [],
    [],
    [],
    [],
  ]
  const indices: number[] = []
  const atHub = hubRadius - OVERLAP
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
