// Proves the arithmetic behind the disc: the running sums give the mean colour of any arc.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumColors } from '../../src/scene/colorSums'
import { colorChannels, linearLight } from '../../src/wheel/palette'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((packed) => `#${packed.toString(16).padStart(6, '0')}`)

it('keeps each segment’s own colour exactly', () => {
  fc.assert(
    fc.property(fc.array(color, { minLength: 1, maxLength: 3000 }), (colors) => {
      const { texels } = sumColors(colors)
      for (const [index, one] of colors.entries()) {
        expect(texels[index * 4 + 3]).toBe(Number.parseInt(one.slice(1), 16))
      }
    }),
    { numRuns: 30 },
  )
})

it('gives the sum of any run of segments as the difference of two texels', () => {
  fc.assert(
    fc.property(
      fc.array(color, { minLength: 2, maxLength: 500 }),
      fc.nat(),
      fc.nat(),
      (colors, a, b) => {
        const { texels, mean } = sumColors(colors)
        const [from, to] = [a % colors.length, b % colors.length].sort((x, y) => x - y) as [
          number,
          number,
        ]
        for (const channel of [0, 1, 2]) {
          const run = colors
            .slice(from, to)
            .reduce((sum, one) => sum + linearLight(colorChannels(one)[channel] ?? 0), 0)
          const difference =
            (texels[to * 4 + channel] ?? 0) -
            (texels[from * 4 + channel] ?? 0) +
            (to - from) * (mean[channel] ?? 0)
          expect(difference).toBeCloseTo(run, 3)
        }
      },
    ),
  )
})

it('stays small at 10,000 segments, so that floats stay exact', () => {
  const { texels, height } = sumColors(
    Array.from({ length: 10_000 }, (_, i) => (i % 2 ? '#ffffff' : '#000000')),
  )
  expect(height).toBe(10)
  for (let index = 0; index < 10_000; index += 1) {
    expect(Math.abs(texels[index * 4] ?? 0)).toBeLessThanOrEqual(0.51)
  }
})
