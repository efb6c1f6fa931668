// Colors of pixels, and how near they are to one another.

/** Red, green, blue; each 0 to 255. */
export type Rgb = readonly [number, number, number]

/** `#rrggbb` as channels. */
export function rgb(hex: string): Rgb {
  const packed = Number.parseInt(hex.slice(1), 16)
  return [packed >> 16, (packed >> 8) & 255, packed & 255]
}

/** How far apart two colors are: the length of their difference, 0 to 441. */
export function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** Index of the color in `colors` that is nearest. */
export function nearest(color: Rgb, colors: readonly Rgb[]): number {
  const distances = colors.map((other) => distance(color, other))
  return distances.indexOf(Math.min(...distances))
}
