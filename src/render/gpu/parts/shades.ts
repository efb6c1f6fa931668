// Colors of the look as shaders take them.

import type { Shades } from '../../../wheel/look'
import { colorChannels, linearLight } from '../../../wheel/palette'

/** A `#rrggbb` color in screen values from 0 to 1, not converted to linear light. */
export function screenColor(hex: string): number[] {
  return colorChannels(hex).map((channel) => channel / 255)
}

/** The value of a `uniform vec3 name[2]`: the material in the shade and in full light, in screen values. */
export function screenShades({ dark, light }: Shades): number[] {
  return [dark, light].flatMap(screenColor)
}

/** The same in linear light. */
export function linearShades({ dark, light }: Shades): number[] {
  return [dark, light].flatMap((hex) => colorChannels(hex).map(linearLight))
}
