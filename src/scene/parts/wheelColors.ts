// The segments' colors as the shaders need them: the rings of the disc, and the running sums of each.

import type { DataTexture } from 'three'
import { groupedColors, groupSize } from '../../wheel/colorGroups'
import { flashesPerTurn, type Light, luminance } from '../../wheel/flashes'
import type { Segment } from '../../wheel/segment'
import { packLights, sumColors, sumsTexture } from './colorSums'
import type { RingColors } from './discGeometry'

/** Rings of a disc with segments too thin to draw, each half as wide as the one before; the last ends under the hub. */
const RINGS = 4

export interface WheelColors {
  /** The first block holds the ungrouped segments. The caller disposes of it. */
  readonly sums: DataTexture
  readonly mean: Light
  readonly meanLight: number
  readonly rings: readonly RingColors[]
  /** Flashes per turn at the rim. */
  readonly flashesPerTurn: number
}

/** @param radius of the disc in CSS pixels */
export function wheelColors(segments: readonly Segment[], radius: number): WheelColors {
  const packed = packLights(segments.map(({ color }) => color))
  const size = groupSize(packed.length, radius)
  const blocks = [packed]
  const sizes = [1]
  for (let ring = 0; size > 1 && ring < RINGS; ring += 1) {
    // Grouped from the ring before, so that of each pair of groups one grows over the other.
    sizes.push(size * 2 ** ring)
    blocks.push(groupedColors(blocks.at(-1) ?? packed, size * 2 ** ring))
  }
  const sums = blocks.map(sumColors)
  const rings = sums.map(({ height, mean }, block) => ({
    firstRow: block * height,
    groupSize: sizes[block] ?? 1,
    mean,
  }))
  const mean = sums[0]?.mean ?? [0, 0, 0]
  return {
    sums: sumsTexture(sums),
    mean,
    meanLight: luminance(mean),
    rings: size > 1 ? rings.slice(1) : rings,
    flashesPerTurn: flashesPerTurn((blocks[1] ?? packed).map(({ color }) => color)),
  }
}
