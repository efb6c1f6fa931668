// The guide to unequal pieces of the disc: a table over the turn from which shaders/unequalArcs.glsl reads, in one fetch,
// which piece an angle is in and where that begins.

import { DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three'
import { FULL_TURN } from '../../../wheel/angle'
import { turnsAt } from '../../../wheel/geometry'

/** Cells in a row of the texture; shaders/unequalArcs.glsl has the same number. */
const GUIDE_WIDTH = 1024
/** A cell is at most this wide at the rim, in CSS pixels: pieces but a lone thin one are wider (pieces.ts). */
const CELL = 0.5
/** The most that the shader can skip in a cell. */
const MOST_SKIPPED = 63

/** How many cells a disc of this radius needs: a power of two, and at least one row. */
export function cellCount(radius: number): number {
  return Math.max(GUIDE_WIDTH, 2 ** Math.ceil(Math.log2((FULL_TURN * radius) / CELL)))
}

/**
 * Four numbers for each cell of the turn: 64 times the index of the first piece in it plus how far it is to the last,
 * where the first begins, where the last begins, and where it ends. In most cells both are one piece.
 * @param ends of the pieces, in turns
 * @param width of the whole turn, in the unit of the shader
 */
export function guideCells(
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

/** Tables of equal length, one below the other. The caller disposes of it. */
export function guideTexture(tables: readonly Float32Array<ArrayBuffer>[]): DataTexture {
  const length = tables[0]?.length ?? 0
  const texels = new Float32Array(length * tables.length)
  for (const [index, table] of tables.entries()) texels.set(table, index * length)
  const rows = texels.length / 4 / GUIDE_WIDTH
  const texture = new DataTexture(texels, GUIDE_WIDTH, rows, RGBAFormat, FloatType)
  texture.minFilter = NearestFilter
  texture.magFilter = NearestFilter
  texture.needsUpdate = true
  return texture
}

/** The first row of a block's table among tables of so many cells. */
export function guideRow(block: number, cells: number): number {
  return (block * cells) / GUIDE_WIDTH
}
