// As a texture, running sums of the colors make the disc cost the same for any number of segments.

import { DataTexture, FloatType, NearestFilter, RGBAFormat } from 'three'
import { type Light, lightOf } from '../../../wheel/colors/color'
import { mapDistinct } from '../../../wheel/flashes'

/** Texels in a row; shaders/wedges.glsl and shaders/unequalArcs.glsl have the same number. */
export const TABLE_WIDTH = 1024

export interface ColorSums {
  /**
   * Texel i: in red, green and blue the sum of the linear colors before segment i, each times its width, minus what
   * their mean makes of it; in alpha the segment's own color as {@link PackedLight.code}.
   */
  readonly texels: Float32Array<ArrayBuffer>
  readonly height: number
  /** Linear. */
  readonly mean: Light
}

/** Linear light whose square roots take a byte each, within half a step of the color. */
export interface PackedLight {
  readonly color: string
  readonly light: Light
  /** The bytes as one integer, which a float holds exactly. */
  readonly code: number
}

function packLight(color: string): PackedLight {
  const [red, green, blue] = lightOf(color).map((channel) =>
    Math.round(255 * Math.sqrt(channel)),
  ) as [number, number, number]
  return {
    color,
    light: [(red / 255) ** 2, (green / 255) ** 2, (blue / 255) ** 2],
    code: (red << 16) | (green << 8) | blue,
  }
}

/** Equal colors (`#rrggbb`) give the same object. */
export function packLights(colors: readonly string[]): PackedLight[] {
  return mapDistinct(colors, packLight)
}

/**
 * Where all are eliminated there are no colors, but still a row of texels.
 * @param widths of the segments; 1 each by default
 * @param height rows of texels; as many as are needed by default
 */
export function sumColors(
  colors: readonly PackedLight[],
  widths?: readonly number[],
  height = Math.ceil(Math.max(1, colors.length) / TABLE_WIDTH),
): ColorSums {
  let [red, green, blue, all] = [0, 0, 0, 0]
  for (const [index, { light }] of colors.entries()) {
    const width = widths?.[index] ?? 1
    red += light[0] * width
    green += light[1] * width
    blue += light[2] * width
    all += width
  }
  all ||= 1
  const mean: Light = [red / all, green / all, blue / all]
  const texels = new Float32Array(TABLE_WIDTH * height * 4)
  ;[red, green, blue] = [0, 0, 0]
  let texel = 0
  for (const [index, { light, code }] of colors.entries()) {
    const width = widths?.[index] ?? 1
    texels[texel] = red
    texels[texel + 1] = green
    texels[texel + 2] = blue
    texels[texel + 3] = code
    red += (light[0] - mean[0]) * width
    green += (light[1] - mean[1]) * width
    blue += (light[2] - mean[2]) * width
    texel += 4
  }
  return { texels, height, mean }
}

/** Of equal length, four numbers to a texel, one below the other. The caller disposes of it. */
export function tableTexture(tables: readonly Float32Array<ArrayBuffer>[]): DataTexture {
  const length = tables[0]?.length ?? 0
  const texels = new Float32Array(length * tables.length)
  for (const [index, table] of tables.entries()) texels.set(table, index * length)
  const rows = texels.length / 4 / TABLE_WIDTH
  const texture = new DataTexture(texels, TABLE_WIDTH, rows, RGBAFormat, FloatType)
  texture.minFilter = NearestFilter
  texture.magFilter = NearestFilter
  texture.needsUpdate = true
  return texture
}
