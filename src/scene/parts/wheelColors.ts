// Owns what the shaders know of the segments' colours: which stand where on the disc, and their running sums.

import type { DataTexture } from 'three'
import { groupedColors, groupSize } from '../../wheel/colorGroups'
import { flashesPerTurn, type Light, luminance } from '../../wheel/flashes'
import type { Segment } from '../../wheel/segment'
import { packLights, sumColors, sumsTexture } from './colorSums'
import type { RingColors } from './discGeometry'

/** Rings of a disc whose segments are too thin, each half as wide as the one before: the last ends under the hub. */
const RINGS = 4

export interface WheelColors {
  /** Its first block holds the segments as they are. The caller disposes of it. */
  readonly sums: DataTexture
  readonly mean: Light
  readonly meanLight: number
  readonly rings: readonly RingColors[]
  /** Flashes that the rim makes in a turn. */
  readonly flashesPerTurn: number
}

/** @param radius of the disc in CSS pixels */
export function wheelColors(segments: readonly Segment[], radius: number): WheelColors {
  const packed = packLights(segments.map(({ color }) => color))
  const size = groupSize(packed.length, radius)
  const blocks = [packed]
  const sizes = [1]
  for (let ring = 0; size > 1 && ring < RINGS; ring += 1) {
    // Out of the ring before, so that one group of each pair only grows.
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
