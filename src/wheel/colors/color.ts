// Colors as `#rrggbb`: what can be read on them, and how light and how far apart they are.

/** Nearly black: with a lighter ink, some mid-tones would have a contrast below 4.5 to both inks. */
const DARK_INK = '#07050d'
const LIGHT_INK = '#ffffff'

export function isHexColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}

/** One sRGB channel, 0 to 255, as linear light from 0 to 1 (IEC 61966-2-1). */
export function linearLight(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Each 0 to 255. */
export function colorChannels(color: string): [number, number, number] {
  const packed = Number.parseInt(color.slice(1), 16)
  return [(packed >> 16) & 255, (packed >> 8) & 255, packed & 255]
}

/** Each 0 to 1. */
export type Light = readonly [number, number, number]

export function lightOf(color: string): Light {
  const [red, green, blue] = colorChannels(color)
  return [linearLight(red), linearLight(green), linearLight(blue)]
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two `#rrggbb` colors, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(lightOf(one)) + 0.05, luminance(lightOf(other)) + 0.05]
  return a > b ? a / b : b / a
}

/** The ink that reads best; its contrast is always at least 4.5. */
export function inkOn(color: string): string {
  return contrastRatio(color, DARK_INK) >= contrastRatio(color, LIGHT_INK) ? DARK_INK : LIGHT_INK
}

/** WCAG 2.2 asks this of text of every size. */
const LEAST_CONTRAST = 4.5
const STEP = 0.005
/** How far a channel may be outside of sRGB, where it is clamped without being seen. */
const TOLERANCE = 0.002

/** The nearest tone of the same hue that can be read on all grounds, which are all light or all dark. */
export function readableTone(color: string, grounds: readonly string[]): string {
  const isReadable = (tone: string) =>
    grounds.every((ground) => contrastRatio(tone, ground) >= LEAST_CONTRAST)
  if (isReadable(color)) return color
  const worst = (ink: string) => Math.min(...grounds.map((ground) => contrastRatio(ink, ground)))
  const isDarker = worst('#000000') > worst('#ffffff')
  const { lightness, a, b } = oklabOf(color)
  for (let step = 1; step <= 1 / STEP; step += 1) {
    const tone = hexOf(lightness + (isDarker ? -step : step) * STEP, a, b)
    if (isReadable(tone)) return tone
  }
  return isDarker ? '#000000' : '#ffffff'
}

/** Of a drained color: how light it is, and the share of its chroma that is left. */
const DRAINED_LIGHTNESS = 0.82
const DRAINED_CHROMA = 0.2

/** Pale, with a trace of its hue. */
export function drainedColor(color: string): string {
  const { a, b } = oklabOf(color)
  return hexOf(DRAINED_LIGHTNESS, DRAINED_CHROMA * a, DRAINED_CHROMA * b)
}

/** Another tone of a color: in OKLab. */
export interface Tone {
  /** Of black and of white, 0 to 1. */
  readonly lightness: readonly [number, number]
  /** Times its own. */
  readonly chroma: number
}

export function withTone(color: string, { lightness: [black, white], chroma }: Tone): string {
  const { lightness, a, b } = oklabOf(color)
  return hexOf(black + (white - black) * lightness, chroma * a, chroma * b)
}

/** As much lighter or darker as it takes for its ink. @param contrast at most 15 */
export function clearOfInk(color: string, contrast: number): string {
  const ink = inkOn(color)
  const { lightness, a, b } = oklabOf(color)
  let clear = color
  for (let step = 1; contrastRatio(clear, ink) < contrast; step += 1) {
    clear = hexOf(lightness + (ink === DARK_INK ? step : -step) * STEP, a, b)
  }
  return clear
}

export interface Oklab {
  readonly lightness: number
  readonly a: number
  readonly b: number
}

function oklabOf(color: string): Oklab {
  return oklabOfLight(lightOf(color))
}

/** CSS Color 4, section 9. */
export function oklabOfLight([red, green, blue]: Light): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

/** Of the same hue. @param lightnesses in OKLab, 0 to 1 */
export function shades(color: string, lightnesses: readonly number[]): string[] {
  const { a, b } = oklabOf(color)
  return lightnesses.map((lightness) => hexOf(lightness, a, b))
}

/** As much of the chroma as sRGB has at that lightness. */
function hexOf(lightness: number, a: number, b: number): string {
  const bounded = Math.min(Math.max(lightness, 0), 1)
  for (let chroma = 1; chroma > 0; chroma -= 0.02) {
    const channels = linearOf(bounded, a * chroma, b * chroma)
    if (channels.every((one) => one >= -TOLERANCE && one <= 1 + TOLERANCE))
      return hexOfLight(channels)
  }
  return hexOfLight(linearOf(bounded, 0, 0))
}

function linearOf(lightness: number, a: number, b: number): readonly number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Clamps what is outside of sRGB. */
export function hexOfLight(channels: readonly number[]): string {
  const digits = channels.map((linear) => {
    const light = Math.min(Math.max(linear, 0), 1)
    const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}
