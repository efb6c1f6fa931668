// Owns the texture that makes the disc cost the same for any number of segments:
// running sums of the segments' colours round the circle.

import { DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three'
import { colorChannels, linearLight } from '../wheel/palette'

/** Texels in a row; the shader has the same number. */
const SUMS_WIDTH = 1024

type Light = readonly [number, number, number]

export interface ColorSums {
  /**
   * Texel i holds, in red, green and blue, the linear colours of the segments before i, less i times
   * their mean; in alpha the segment's own colour, packed as {@link PackedLight.code}.
   */
  readonly texels: Float32Array<ArrayBuffer>
  readonly height: number
  /** Mean linear colour of all segments. */
  readonly mean: Light
}

/** A colour as the shader has it: linear light whose square roots take a byte each, half a step from the colour. */
interface PackedLight {
  readonly light: Light
  /** The three bytes as one integer, which a float holds exactly. */
  readonly code: number
}

function packLight(color: string): PackedLight {
  const roots = colorChannels(color).map((channel) =>
    Math.round(255 * Math.sqrt(linearLight(channel))),
  ) as [number, number, number]
  return {
    light: roots.map((root) => (root / 255) ** 2) as unknown as Light,
    code: (roots[0] << 16) | (roots[1] << 8) | roots[2],
  }
}

/** Sums the colours (`#rrggbb`, at least one) in the order of the segments. */
export function sumColors(colors: readonly string[]): ColorSums {
  // Wheels have few different colours, however many segments.
  const packed = new Map<string, PackedLight>()
  const lights = colors.map((color) => {
    const known = packed.get(color) ?? packLight(color)
    packed.set(color, known)
    return known
  })
  const total = [0, 0, 0] as [number, number, number]
  for (const { light } of lights) {
    total[0] += light[0]
    total[1] += light[1]
    total[2] += light[2]
  }
  const mean: Light = [total[0] / colors.length, total[1] / colors.length, total[2] / colors.length]
  const height = Math.ceil(colors.length / SUMS_WIDTH)
  const texels = new Float32Array(SUMS_WIDTH * height * 4)
  let [red, green, blue] = [0, 0, 0]
  for (const [index, { light, code }] of lights.entries()) {
    const texel = 4 * index
    texels[texel] = red
    texels[texel + 1] = green
    texels[texel + 2] = blue
    texels[texel + 3] = code
    red += light[0] - mean[0]
    green += light[1] - mean[1]
    blue += light[2] - mean[2]
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
