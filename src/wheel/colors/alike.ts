// Whether two colors can be taken for each other, by most eyes or by those that see fewer colors.

import { type Light, lightOf, type Oklab, oklabOfLight } from './color'

/** Distances in OKLab. Side by side on a projector, less can be told apart only by looking twice. */
const LEAST_DISTANCE = 0.12
/** For eyes that see fewer colors, which have to do with smaller differences. */
const LEAST_DISTANCE_OF_FEWER = 0.07

type Matrix = readonly [Light, Light, Light]

/** How protanopes, deuteranopes and tritanopes see linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const FEWER_COLORS: readonly Matrix[] = [
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
]

/** @param one as `#rrggbb`, as is the other */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [lightOf(one), lightOf(other)]
  if (distance(oklabOfLight(a), oklabOfLight(b)) < LEAST_DISTANCE) return true
  return FEWER_COLORS.some((matrix) => {
    const [seen, otherSeen] = [seenBy(matrix, a), seenBy(matrix, b)]
    return distance(oklabOfLight(seen), oklabOfLight(otherSeen)) < LEAST_DISTANCE_OF_FEWER
  })
}

function seenBy([red, green, blue]: Matrix, light: Light): Light {
  return [share(red, light), share(green, light), share(blue, light)]
}

function share([red, green, blue]: Light, light: Light): number {
  const sum = red * light[0] + green * light[1] + blue * light[2]
  return Math.min(Math.max(sum, 0), 1)
}

function distance(one: Oklab, other: Oklab): number {
  return Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b)
}
