// How far a picture must be dimmed for the text on it.

import { linearLight, luminance } from './color'

/** Red, green and blue, 0 to 255. */
type Channels = readonly [number, number, number]

export interface Range {
  /** The least and the most of each channel: no pixel is darker or lighter. */
  readonly darkest: Channels
  readonly lightest: Channels
}

/** WCAG 2.2 asks for 4.5; shadows of the wheel and of buttons fall on texts beside them. */
const CONTRAST = 5.1
/** So that the wheel stands out of any. */
const MOST = 0.85
const STEPS = 12

/** @param pixels red, green, blue and alpha, one after another */
export function rangeOf(pixels: ArrayLike<number>): Range {
  const darkest: [number, number, number] = [255, 255, 255]
  const lightest: [number, number, number] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue
    for (const channel of [0, 1, 2] as const) {
      const value = pixels[at + channel] as number
      if (value < darkest[channel]) darkest[channel] = value
      if (value > lightest[channel]) lightest[channel] = value
    }
  }
  return { darkest, lightest }
}

/** How opaque it may be, 0 to 1. */
export function clearOpacity(
  { darkest, lightest }: Range,
  ground: Channels,
  ink: Channels,
): number {
  const worst = lightness(ink) < lightness(ground) ? darkest : lightest
  const isClear = (opacity: number) => contrast(ink, mixed(ground, worst, opacity)) >= CONTRAST
  let [clear, step] = [0, MOST]
  if (isClear(MOST)) return MOST
  for (let count = 0; count < STEPS; count += 1) {
    step /= 2
    if (isClear(clear + step)) clear += step
  }
  return clear
}

/** @param computed as the browser says a color: `rgb(1, 2, 3)` */
export function channelsOf(computed: string): Channels {
  const [red = 0, green = 0, blue = 0] = (computed.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue]
}

/** As browsers mix them. */
function mixed(below: Channels, above: Channels, opacity: number): Channels {
  const at = (channel: 0 | 1 | 2) => below[channel] + (above[channel] - below[channel]) * opacity
  return [at(0), at(1), at(2)]
}

function lightness(color: Channels): number {
  const [red, green, blue] = color
  return luminance([linearLight(red), linearLight(green), linearLight(blue)])
}

function contrast(one: Channels, other: Channels): number {
  const [dark, light] = [lightness(one), lightness(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
