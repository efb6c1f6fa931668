// Protection against flashing (WCAG 2.3.1): calmer colors of equal luminance while a turning wheel would flash.

import { hexOfLight, type Light, lightOf, luminance } from './colors/color'
import { type Arcs, countOf, widthOf } from './geometry'
import type { Look } from './look'

/** Flashes per second that WCAG allows. */
const MAX_FLASHES = 3
/** Share of the allowed flashes. */
const CALM_BEGINS = 0.7
/** WCAG says 0.1 of relative luminance; labels and lines add the rest. */
const FLASH_STEP = 0.07
/** Share of red (WCAG). */
const SATURATED_RED = 0.8
/** Share of red at which calm colors begin to lose saturation. */
const REDDISH = 0.5
const CALM_RED_SATURATION = 0.55

function isSaturatedRed([red, green, blue]: Light): boolean {
  return red > 0 && red / (red + green + blue) >= SATURATED_RED
}

/** Computes each distinct color once: even a wheel of many segments has few. */
export function mapDistinct<T extends object>(
  colors: readonly string[],
  compute: (color: string) => T,
): T[] {
  const known = new Map<string, T>()
  return colors.map((color) => {
    const one = known.get(color) ?? compute(color)
    known.set(color, one)
    return one
  })
}

/**
 * Flashes that a fixed point sees: pairs of opposing changes of luminance, or into and out of red. Where segments are
 * unequal, four times those of the busiest quarter.
 * @param ends where each color ends, in turns; equally far apart without them
 */
export function flashesPerTurn(colors: readonly string[], ends?: Float64Array): number {
  const lights = mapDistinct(colors, lightOf)
  const entersRed = lights.flatMap((light, index) =>
    isSaturatedRed(light) && !isSaturatedRed(lights.at(index - 1) ?? light) ? index : [],
  )
  const kinds = [luminanceSwings(lights.map(luminance)), entersRed]
  return Math.max(
    ...kinds.map((flashes) => {
      const places = ends && flashes.map((index) => ends[index] ?? 0).sort((a, b) => a - b)
      return Math.max(flashes.length, places ? 4 * mostInQuarter(places) : 0)
    }),
  )
}

/**
 * Of pictures, each of which may be lighter or darker than what is around it.
 * @param places of their middles, in turns, in order @param isFilling with swings within each
 */
export function picturesPerTurn(places: readonly number[], isFilling: boolean): number {
  return Math.max(places.length, 4 * mostInQuarter(places)) * (isFilling ? 2 : 1)
}

/** Of luminance, times the usual width: thin lines that differ less from the disc do not flash. */
const LINE_STEP = 0.7

/** Of lines that stand out. @param meanLight of the disc */
export function linesPerTurn(
  { line, lineOpacity, lineWidth, surface }: Look,
  arcs: Arcs,
  meanLight: number,
): number {
  // In neon, a line is its neighbors' color in full light.
  const light = surface === 'neon' ? 1 : luminance(lightOf(line))
  return Math.abs(light - meanLight) * lineOpacity * lineWidth > LINE_STEP ? countOf(arcs) : 0
}

/** @param places in turns, in order */
function mostInQuarter(places: readonly number[]): number {
  let most = 0
  let next = 0
  for (const [first, from] of places.entries()) {
    const at = (index: number) =>
      (places[index % places.length] ?? 0) + Math.floor(index / places.length)
    next = Math.max(next, first)
    while (next < first + places.length && at(next) - from <= 0.25) next += 1
    most = Math.max(most, next - first)
  }
  return most
}

/** Indexes where luminance has risen by a flash step from a low, once around the circle. */
function luminanceSwings(values: readonly number[]): number[] {
  const lowest = values.indexOf(Math.min(...values))
  let [low, high] = [values[lowest] ?? 0, values[lowest] ?? 0]
  let isRising = false
  const swings: number[] = []
  for (let step = 1; step <= values.length; step += 1) {
    const value = values[(lowest + step) % values.length] ?? 0
    if (isRising) {
      high = Math.max(high, value)
      if (high - value < FLASH_STEP) continue
      isRising = false
      low = value
    } else {
      low = Math.min(low, value)
      if (value - low < FLASH_STEP) continue
      isRising = true
      high = value
      swings.push((lowest + step) % values.length)
    }
  }
  return swings
}

/** 0 to 1. */
export function calmness(flashesPerSecond: number): number {
  const share = (flashesPerSecond / MAX_FLASHES - CALM_BEGINS) / (1 - CALM_BEGINS)
  return Math.min(1, Math.max(0, share))
}

export function meanLuminance(colors: readonly string[], arcs: Arcs = colors.length): number {
  return mapDistinct(colors, lightOf).reduce(
    (sum, light, index) => sum + luminance(light) * widthOf(index, arcs),
    0,
  )
}

/** At the mean luminance, less saturated where red; the hue stays. `calmColor` in shaders/wedges.glsl does the same. */
export function calmColor(color: string, mean: number): string {
  const light = lightOf(color)
  const shift = mean - luminance(light)
  const shifted = light.map((channel) => channel + shift)
  const fit = Math.min(
    1,
    ...shifted.map((channel) => {
      if (channel > 1) return (1 - mean) / (channel - mean)
      return channel < 0 ? mean / (mean - channel) : 1
    }),
  )
  const fitted = shifted.map((channel) => mean + (channel - mean) * fit)
  const all = fitted.reduce((sum, channel) => sum + channel)
  const redShare = (fitted[0] ?? 0) / Math.max(all, 1e-4)
  const reddish = Math.min(1, Math.max(0, (redShare - REDDISH) / (SATURATED_RED - REDDISH)))
  const saturation = 1 - (1 - CALM_RED_SATURATION) * reddish
  return hexOfLight(fitted.map((channel) => mean + (channel - mean) * saturation))
}

/** Of labels that would flicker as they pass. @param largeness in usual sizes: flicker grows with its square */
export function calmLabelOpacity(largeness: number): number {
  return 0.5 / largeness ** 2
}
