// What is known of several sizes and qualities of the wheel, as one text to store.

import type { RendererQuality } from '../wheel/settings/rendererQuality'
import { type HeldRatio, MAX_PATIENCE } from './heldRatio'
import type { WheelPicture } from './picture'

/** The last ones used: a phone held either way, a presentation, a second screen. */
const MAX_KEPT = 8
const MAX_TEXT = 2000
/** Far beyond what any quality allows. */
const MAX_RATIO = 16

type Entry = readonly [key: string, ratio: number, spinsLeft: number, patience: number]

/**
 * What a held ratio depends on. With another size, screen or setting, something else holds; counts of options hardly
 * matter.
 */
export function ratioKey(
  { size, bleed }: WheelPicture['metrics'],
  { minPixelRatio, maxPixelRatio, frameRate, powerPreference }: RendererQuality,
): string {
  const side = Math.round((size + 2 * bleed) * maxPixelRatio)
  return [side, minPixelRatio, maxPixelRatio, frameRate, powerPreference].join()
}

/** `null` where nothing is known. Anything may stand in the text: other apps on the origin can write there. */
export function readHeldRatio(text: string, key: string): HeldRatio | null {
  const entry = entries(text).find(([known]) => known === key)
  if (!entry) return null
  const [, ratio, spinsLeft, patience] = entry
  return { ratio, spinsLeft, patience }
}

/** The text with what is known of one of them now; those used least recently make room. */
export function withHeldRatio(text: string, key: string, held: HeldRatio | null): string {
  const others = entries(text).filter(([known]) => known !== key)
  const own: Entry[] = held ? [[key, held.ratio, held.spinsLeft, held.patience]] : []
  return JSON.stringify([...own, ...others].slice(0, MAX_KEPT))
}

function entries(text: string): readonly Entry[] {
  if (text.length > MAX_TEXT) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isEntry).slice(0, MAX_KEPT) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false
  const [key, ratio, spinsLeft, patience] = value
  return (
    typeof key === 'string' &&
    typeof ratio === 'number' &&
    ratio > 0 &&
    ratio <= MAX_RATIO &&
    isCount(spinsLeft, 0) &&
    isCount(patience, 1)
  )
}

function isCount(value: unknown, least: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= MAX_PATIENCE
}
