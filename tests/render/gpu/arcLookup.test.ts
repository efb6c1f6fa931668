// What the shader reads to find unequal segments: at every angle the piece that is there, and exact means over any arc.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packLights, sumColors } from '../../../src/render/gpu/parts/colorSums'
import { cellCount, lookupCells } from '../../../src/render/gpu/parts/wheelColors'
import { runningSums, segmentAt, turnsAt, widthOf } from '../../../src/wheel/geometry'
import { discPieces } from '../../../src/wheel/pieces'

const RADIUS = 155
const CELLS = cellCount(RADIUS)
const weights = fc.oneof(
  fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 2, maxLength: 40 }),
  fc.array(fc.constantFrom(1, 100, 100_000), { minLength: 2, maxLength: 500 }),
  fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 1000 }),
)
const PARTS = 2 ** 20
const turn = fc.integer({ min: 0, max: PARTS - 1 }).map((part) => (part + 0.37) / PARTS)

/** As spanOf in shaders/unequalArcs.glsl does it, in floats of 32 bits. */
function found(table: Float32Array, position: number, width: number) {
  const { fround } = Math
  const inTurn = fround(Math.min(fround(position), fround(width * 0.999999)))
  const cell = Math.floor(fround(inTurn * fround(CELLS / width)))
  const [code = 0, begins = 0, border = 0, end = 0] = table.subarray(cell * 4, cell * 4 + 4)
  const first = Math.floor(code / 64)
  return inTurn >= border
    ? { index: first + (code - 64 * first), start: border, width: end - border }
    : { index: first, start: begins, width: border - begins }
}

function colorsOf(count: number) {
  return packLights(
    Array.from(
      { length: count },
      (_, index) => `#${(index * 7919 + 4096).toString(16).padStart(6, '0').slice(-6)}`,
    ),
  )
}

describe('the lookup of unequal pieces', () => {
  it('leads to the piece that is at an angle, but inside one too thin to see', () => {
    fc.assert(
      fc.property(weights, turn, (weights, turn) => {
        const { ends } = discPieces([...weights.keys()], runningSums(weights), RADIUS)
        const width = weights.length
        const table = lookupCells(ends, CELLS, width)
        const index = segmentAt(turn, ends)
        // Rounding decides at a border.
        const isClear = [turnsAt(index, ends), turnsAt(index + 1, ends)].every(
          (border) => Math.abs(border - turn) > 1e-6,
        )
        fc.pre(isClear && widthOf(index, ends) > 1 / CELLS)
        const { index: seen, start, width: wide } = found(table, turn * width, width)
        expect(seen).toBe(index)
        // A piece too thin to see is counted with its neighbor.
        expect(Math.abs(start - turnsAt(index, ends) * width)).toBeLessThan(width / CELLS)
        expect(Math.abs(wide - widthOf(index, ends) * width)).toBeLessThan((2 * width) / CELLS)
      }),
      { numRuns: 300 },
    )
  })

  it('gives the mean color over any arc, as adding up the pieces does', () => {
    fc.assert(
      fc.property(weights, turn, turn, (weights, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        fc.pre(to - from > 1e-3)
        const { colors, ends } = discPieces(colorsOf(weights.length), runningSums(weights), RADIUS)
        const width = weights.length
        const isSeen = (turn: number) => widthOf(segmentAt(turn, ends), ends) > 1 / CELLS
        fc.pre(isSeen(from) && isSeen(to))
        const widths = colors.map((_, index) => widthOf(index, ends) * width)
        const { texels, mean } = sumColors(colors, widths)
        const table = lookupCells(ends, CELLS, width)
        const [a, b] = [from, to].map((turn) => found(table, turn * width, width))
        for (const channel of [0, 1, 2] as const) {
          const sum = (at: typeof a) => texels[(at?.index ?? 0) * 4 + channel] ?? 0
          const own = (at: typeof a) => colors[at?.index ?? 0]?.light[channel] ?? 0
          const [startA, startB] = [a?.start ?? 0, b?.start ?? 0]
          const shown =
            (sum(b) -
              sum(a) +
              (mean[channel] ?? 0) * (startB - startA) +
              own(b) * (to * width - startB) -
              own(a) * (from * width - startA)) /
            ((to - from) * width)
          let added = 0
          for (const [index, color] of colors.entries()) {
            const begin = Math.max(from, turnsAt(index, ends))
            const end = Math.min(to, turnsAt(index + 1, ends))
            if (end > begin) added += (color.light[channel] * (end - begin)) / (to - from)
          }
          expect(shown).toBeCloseTo(added, 3)
        }
      }),
      { numRuns: 300 },
    )
  })
})
