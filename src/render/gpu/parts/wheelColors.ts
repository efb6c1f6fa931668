import type { DataTexture } from 'three'
import { FULL_TURN } from '../../../wheel/angle'
import { type Light, luminance } from '../../../wheel/colors/color'
import { flashesPerTurn } from '../../../wheel/flashes'
import { type Arcs, turnsAt, widthOf } from '../../../wheel/geometry'
import { discPieces, groupedColors, groupSize } from '../../../wheel/pieces'
import type { Segment } from '../../../wheel/segment'
import {
  type ColorSums,
  type PackedLight,
  packLights,
  sumColors,
  TABLE_WIDTH,
  tableTexture,
} from './colorSums'
import type { RingColors } from './ringGeometry'

/** Where segments are too thin to draw, each ring is half as wide as the one before; the last ends under the hub. */
const RINGS = 4

export interface WheelColors {
  /** The first block is as the lens shows segments: ungrouped, and equally wide. The caller disposes of it. */
  readonly sums: DataTexture
  /** `null` where segments are equal. */
  readonly arcLookup: ArcLookup | null
  readonly mean: Light
  readonly meanLight: number
  readonly rings: readonly RingColors[]
  readonly flashesPerTurn: number
}

/** From it shaders/unequalArcs.glsl reads, in one fetch, which piece an angle is in and where that begins. */
export interface ArcLookup {
  /** The caller disposes of it. */
  readonly texture: DataTexture
  readonly cells: number
}

/** @param radius of the disc in CSS pixels */
export function wheelColors(segments: readonly Segment[], arcs: Arcs, radius: number): WheelColors {
  const packed = packLights(segments.map(({ color }) => color))
  return typeof arcs === 'number'
    ? equalColors(packed, radius)
    : unequalColors(packed, arcs, radius)
}

function equalColors(packed: readonly PackedLight[], radius: number): WheelColors {
  const size = groupSize(packed.length, radius)
  const blocks = [packed]
  const sizes = [1]
  for (let ring = 0; size > 1 && ring < RINGS; ring += 1) {
    // Grouped from the ring before, so that of each pair of groups one grows over the other.
    sizes.push(size * 2 ** ring)
    blocks.push(groupedColors(blocks.at(-1) ?? packed, size * 2 ** ring))
  }
  const sums = blocks.map((block) => sumColors(block))
  const rings = sums.map(({ height, mean }, block) => ({
    block: [block * height, 1 / (sizes[block] ?? 1), 0] as const,
    mean,
  }))
  return {
    ...shared(sums, blocks[1] ?? packed),
    arcLookup: null,
    rings: size > 1 ? rings.slice(1) : rings,
  }
}

function unequalColors(
  packed: readonly PackedLight[],
  arcs: Exclude<Arcs, number>,
  radius: number,
): WheelColors {
  const { length } = packed
  const first = sumColors(packed)
  const pieces = [discPieces(packed, arcs, radius)]
  const isGrouped = pieces[0]?.colors.length !== length
  for (let ring = 1; isGrouped && ring < RINGS; ring += 1) {
    const { colors, ends } = pieces.at(-1) as (typeof pieces)[number]
    pieces.push(discPieces(colors, ends, radius / 2 ** ring))
  }
  const sums = pieces.map(({ colors, ends }) => {
    const widths = colors.map((_, index) => widthOf(index, ends) * length)
    return sumColors(colors, widths, first.height)
  })
  const cells = cellCount(radius)
  const rings = sums.map(({ mean }, ring) => ({
    block: [
      (ring + 1) * first.height,
      pieces[ring]?.colors.length ?? 0,
      lookupRow(ring, cells),
    ] as const,
    mean,
  }))
  return {
    ...shared([first, ...sums], pieces[0]?.colors ?? packed, pieces[0]?.ends),
    arcLookup: {
      texture: tableTexture(pieces.map(({ ends }) => lookupCells(ends, cells, length))),
      cells,
    },
    meanLight: luminance(rings[0]?.mean ?? first.mean),
    rings,
  }
}

function shared(sums: readonly ColorSums[], seen: readonly PackedLight[], ends?: Float64Array) {
  const mean: Light = sums[0]?.mean ?? [0, 0, 0]
  return {
    sums: tableTexture(sums.map(({ texels }) => texels)),
    mean,
    meanLight: luminance(mean),
    flashesPerTurn: flashesPerTurn(
      seen.map(({ color }) => color),
      ends,
    ),
  }
}

/** CSS pixels at the rim, at most: pieces but a lone thin one are wider (pieces.ts). */
const CELL = 0.5
/** The most that the shader can skip in a cell. */
const MOST_SKIPPED = 63

/** A power of two, and at least one row. */
export function cellCount(radius: number): number {
  return Math.max(TABLE_WIDTH, 2 ** Math.ceil(Math.log2((FULL_TURN * radius) / CELL)))
}

/**
 * Four numbers a cell: 64 times the index of the first piece in it plus how far it is to the last, where the first
 * begins, where the last begins, and where it ends. In most cells both are one piece.
 * @param ends in turns
 * @param width of the whole turn, in the unit of the shader
 */
export function lookupCells(
  ends: Float64Array<ArrayBuffer>,
  cells: number,
  width: number,
): Float32Array<ArrayBuffer> {
  const table = new Float32Array(cells * 4)
  let last = 0
  for (let cell = 0; cell < cells; cell += 1) {
    const first = last
    // The last piece that begins before the cell ends.
    while (last < ends.length - 1 && (ends[last] as number) * cells < cell + 1) last += 1
    const code = first * (MOST_SKIPPED + 1) + Math.min(last - first, MOST_SKIPPED)
    const [one, other] = [turnsAt(first, ends), turnsAt(last, ends)]
    table.set([code, one * width, other * width, turnsAt(last + 1, ends) * width], cell * 4)
  }
  return table
}

function lookupRow(block: number, cells: number): number {
  return (block * cells) / TABLE_WIDTH
}
