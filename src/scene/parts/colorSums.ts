// Owns the texture that makes the disc cost the same for any number of segments:
// running sums of the segments' colours round the circle.

import { DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three'
import { type Light, mapDistinct } from '../../wheel/flashes'
import { colorChannels, linearLight } from '../../wheel/palette'

/** Texels in a row; the shader has the same number. */
const SUMS_WIDTH = 1024

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
export interface PackedLight {
  readonly color: string
  readonly light: Light
  /** The three bytes as one integer, which a float holds exactly. */
  readonly code: number
}

function packLight(color: string): PackedLight {
  const [red, green, blue] = colorChannels(color).map((channel) =>
    Math.round(255 * Math.sqrt(linearLight(channel))),
  ) as [number, number, number]
  return {
    color,
    light: [(red / 255) ** 2, (green / 255) ** 2, (blue / 255) ** 2],
    code: (red << 16) | (green << 8) | blue,
  }
}

/** One and the same for equal colours (`#rrggbb`). */
export function packLights(colors: readonly string[]): PackedLight[] {
  return mapDistinct(colors, packLight)
}

/** Sums the colors in the order of the segments. A wheel whose options are all out has none, and a texture still. */
export function sumColors(colors: readonly PackedLight[]): ColorSums {
  let [red, green, blue] = [0, 0, 0]
  for (const { light } of colors) {
    red += light[0]
    green += light[1]
    blue += light[2]
  }
  const count = Math.max(1, colors.length)
  const mean: Light = [red / count, green / count, blue / count]
  const height = Math.ceil(count / SUMS_WIDTH)
  const texels = new Float32Array(SUMS_WIDTH * height * 4)
  ;[red, green, blue] = [0, 0, 0]
  let texel = 0
  for (const { light, code } of colors) {
    texels[texel] = red
    texels[texel + 1] = green
    texels[texel + 2] = blue
    texels[texel + 3] = code
    red += light[0] - mean[0]
    green += light[1] - mean[1]
    blue += light[2] - mean[2]
    texel += 4
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
