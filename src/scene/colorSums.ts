// Owns the texture that makes the disc cost the same for any number of segments:
// running sums of the segments' colours round the circle.

import { DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three'
import { colorChannels, linearLight } from '../wheel/palette'

/** Texels in a row; the shader has the same number. */
const SUMS_WIDTH = 1024

export interface ColorSums {
  /**
   * Texel i holds, in red, green and blue, the linear colours of the segments before i, less i times
   * their mean; in alpha the segment's own colour as the integer 0xrrggbb, which a float holds exactly.
   */
  readonly texels: Float32Array<ArrayBuffer>
  readonly height: number
  /** Mean linear colour of all segments. */
  readonly mean: readonly [number, number, number]
}

/** Sums the colours (`#rrggbb`, at least one) in the order of the segments. */
export function sumColors(colors: readonly string[]): ColorSums {
  const linear = colors.map((color) => colorChannels(color).map(linearLight))
  const mean = [0, 1, 2].map(
    (channel) => linear.reduce((sum, one) => sum + (one[channel] ?? 0), 0) / colors.length,
  ) as [number, number, number]
  const height = Math.ceil(colors.length / SUMS_WIDTH)
  const texels = new Float32Array(SUMS_WIDTH * height * 4)
  const sum = [0, 0, 0]
  for (const [index, color] of colors.entries()) {
    texels.set([...sum, Number.parseInt(color.slice(1), 16)], index * 4)
    for (const channel of [0, 1, 2]) {
      sum[channel] = (sum[channel] ?? 0) + (linear[index]?.[channel] ?? 0) - (mean[channel] ?? 0)
    }
  }
  return { texels, height, mean }
}

/** Sums of the same height as a texture, one block below the other; the caller disposes of it. */
export function sumsTexture(blocks: readonly ColorSums[]): DataTexture {
  const { texels: first, height } = blocks[0] as ColorSums
  const texels = new Float32Array(first.length * blocks.length)
  for (const [index, block] of blocks.entries()) texels.set(block.texels, index * first.length)
  const rows = height * blocks.length
  const texture = new DataTexture(texels, SUMS_WIDTH, rows, RGBAFormat, FloatType)
  texture.minFilter = NearestFilter
  texture.magFilter = NearestFilter
  texture.needsUpdate = true
  return texture
}
