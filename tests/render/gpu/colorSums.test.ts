// The arithmetic behind the disc: running sums give the mean color of any arc.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packLights, sumColors } from '../../../src/render/gpu/parts/colorSums'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((packed) => `#${packed.toString(16).padStart(6, '0')}`)

/** Linear light from a texel's alpha, as shaders/wedges.glsl unpacks it. */
function unpacked(code: number): number[] {
  return [16, 8, 0].map((bits) => (((code >> bits) & 255) / 255) ** 2)
}

function screenChannel(light: number): number {
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(255 * value)
}

it('keeps each segment’s own color, no channel a step away', () => {
  const grays = Array.from({ length: 256 }, (_, channel) => channel)
  const { texels } = sumColors(
    packLights(grays.map((channel) => `#00${channel.toString(16).padStart(2, '0')}ff`)),
  )
  for (const channel of grays) {
    const [red = 1, green = 1, blue = 0] = unpacked(texels[channel * 4 + 3] ?? 0)
    expect(screenChannel(red)).toBe(0)
    expect(Math.abs(screenChannel(green) - channel)).toBeLessThanOrEqual(1)
    expect(screenChannel(blue)).toBe(255)
  }
})

it('gives the sum of any run of segments as the difference of two texels', () => {
  fc.assert(
    fc.property(
      fc.array(color, { minLength: 2, maxLength: 500 }),
      fc.nat(),
      fc.nat(),
      (colors, a, b) => {
        const { texels, mean } = sumColors(packLights(colors))
        const [from, to] = [a % colors.length, b % colors.length].sort((x, y) => x - y) as [
          number,
          number,
        ]
        for (const channel of [0, 1, 2]) {
          let run = 0
          for (let index = from; index < to; index += 1) {
            run += unpacked(texels[index * 4 + 3] ?? 0)[channel] ?? 0
          }
          const difference =
            (texels[to * 4 + channel] ?? 0) -
            (texels[from * 4 + channel] ?? 0) +
            (to - from) * (mean[channel] ?? 0)
          expect(difference).toBeCloseTo(run, 4)
        }
      },
    ),
  )
})

it('stays small at 10,000 segments, so that floats stay exact', () => {
  const { texels, height } = sumColors(
    packLights(Array.from({ length: 10_000 }, (_, i) => (i % 2 ? '#ffffff' : '#000000'))),
  )
  expect(height).toBe(10)
  for (let index = 0; index < 10_000; index += 1) {
    expect(Math.abs(texels[index * 4] ?? 0)).toBeLessThanOrEqual(0.51)
  }
})

it('has room for a texture though no option takes part', () => {
  const { texels, height, mean } = sumColors([])
  expect(height).toBe(1)
  expect(texels.length).toBeGreaterThan(0)
  expect(mean).toEqual([0, 0, 0])
})
