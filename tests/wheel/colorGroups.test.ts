// Groups of thin segments are wide enough, stable, and have colors of their members.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PALETTE } from '../../src/wheel/colors/palette'
import { groupedColors, groupSize } from '../../src/wheel/pieces'

const TURN = 2 * Math.PI
const color = fc.constantFrom(...PALETTE)

describe('the size of a group', () => {
  it('is 1 where segments are wide enough, and else the least power of two that is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000 }),
        fc.double({ min: 100, max: 1000, noNaN: true }),
        (count, radius) => {
          const size = groupSize(count, radius)
          const arc = (TURN * radius) / count
          if (arc >= 2.5) {
            expect(size).toBe(1)
            return
          }
          expect(Math.log2(size) % 1).toBe(0)
          expect(size * arc).toBeGreaterThanOrEqual(3)
          expect((size / 2) * arc).toBeLessThan(3)
        },
      ),
    )
  })

  it('leaves 100 options as they are, and takes 32 of 10,000 at the usual size', () => {
    expect(groupSize(100, 155)).toBe(1)
    expect(groupSize(10_000, 155)).toBe(32)
  })
})

describe('grouped colors', () => {
  const wheel = fc.tuple(
    fc.array(color, { minLength: 1, maxLength: 600 }),
    fc.integer({ min: 0, max: 6 }),
  )

  it('are those of one member for each whole group', () => {
    fc.assert(
      fc.property(wheel, ([colors, power]) => {
        const size = 2 ** power
        const grouped = groupedColors(colors, size)
        expect(grouped).toHaveLength(colors.length)
        for (let start = 0; start < colors.length; start += size) {
          const members = colors.slice(start, start + size)
          const shown = new Set(grouped.slice(start, start + size))
          expect(shown.size).toBe(1)
          expect(members).toContain([...shown][0])
        }
      }),
    )
  })

  it('do not depend on the options after a group and its neighbor', () => {
    const colors = Array.from({ length: 400 }, (_, index) => PALETTE[(index * 7) % 10] ?? '')
    const longer = [...colors, ...PALETTE]
    expect(groupedColors(longer, 8).slice(0, 392)).toEqual(groupedColors(colors, 8).slice(0, 392))
  })

  it('differ from their neighbors’, round the whole circle, where members allow it', () => {
    const colors = Array.from({ length: 10_000 }, (_, index) => PALETTE[index % 10] ?? '')
    const grouped = groupedColors(colors, 32)
    for (let index = 0; index < colors.length; index += 32) {
      expect(grouped[index]).not.toBe(grouped.at(index - 1))
    }
  })

  it('differ from both neighbors, also where the circle closes, if each group has three colors', () => {
    const group = fc.shuffledSubarray([...PALETTE], { minLength: 3, maxLength: 3 })
    const anyWheel = fc.array(
      group.map(([one, ...others]) => [one, one, ...others]),
      { minLength: 2, maxLength: 40 },
    )
    fc.assert(
      fc.property(anyWheel, (groups) => {
        const shown = groupedColors(groups.flat(), 4).filter((_, index) => index % 4 === 0)
        for (const [index, color] of shown.entries()) expect(color).not.toBe(shown.at(index - 1))
      }),
    )
  })

  it('are the colors themselves in groups of one, in a list of their own', () => {
    const colors = [...PALETTE]
    const grouped = groupedColors(colors, 1)
    expect(grouped).toEqual(colors)
    expect(grouped).not.toBe(colors)
  })

  it('use the whole palette, though its length and the group’s may have a divisor in common', () => {
    const colors = Array.from({ length: 10_000 }, (_, index) => PALETTE[index % 10] ?? '')
    expect(new Set(groupedColors(colors, 32)).size).toBe(PALETTE.length)
  })
})
