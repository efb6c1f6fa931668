// Colors: the palette for new options, what counts as a color, and the ink that is legible on one.

/** New options take these in order, over and over. */
export const PALETTE = [
  '#FF6B6B',
  '#4ECDC4',
  '#45B7D1',
  '#FFA726',
  '#AB47BC',
  '#26A69A',
  '#42A5F5',
  '#66BB6A',
  '#FFCA28',
  '#EF5350',
] as const

export const FALLBACK_COLOR = '#3B82F6'

/** Nearly black: with a lighter ink, some mid-tones would have a contrast below 4.5 to both inks. */
const DARK_INK = '#07050d'
const LIGHT_INK = '#ffffff'

/** The palette color for the option added when `segmentCount` options exist. */
export function paletteColor(segmentCount: number): string {
  return PALETTE[segmentCount % PALETTE.length] ?? FALLBACK_COLOR
}

/** The palette color for the option added when `segmentCount` options exist, or the next one that no neighbor has. */
export function paletteColorBeside(segmentCount: number, neighbors: readonly string[]): string {
  const taken = new Set(neighbors.map((color) => color.toUpperCase()))
  let place = segmentCount
  while (taken.has(paletteColor(place)) && place - segmentCount < taken.size) place += 1
  return paletteColor(place)
}

/** Whether the value is a color in the only form that options store: `#` and six hex digits. */
export function isHexColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}

/** One sRGB channel, 0 to 255, as linear light from 0 to 1 (IEC 61966-2-1). */
export function linearLight(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Red, green and blue of a `#rrggbb` color, each 0 to 255. */
export function colorChannels(color: string): [number, number, number] {
  const packed = Number.parseInt(color.slice(1), 16)
  return [(packed >> 16) & 255, (packed >> 8) & 255, packed & 255]
}

/** Relative luminance of a `#rrggbb` color, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = colorChannels(color)
  return 0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue)
}

/** Contrast of two `#rrggbb` colors, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return a > b ? a / b : b / a
}

/** The ink, dark or white, that reads best on a `#rrggbb` color; its contrast is always at least 4.5. */
export function inkOn(color: string): string {
  return contrastRatio(color, DARK_INK) >= contrastRatio(color, LIGHT_INK) ? DARK_INK : LIGHT_INK
}
