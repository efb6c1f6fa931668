// How visible labels are while the wheel turns, 0 to 1. Letters that pass quickly fade, as they do to the eye.

import { calmLabelOpacity } from '../../wheel/flashes'

/** Labels of a wheel this fast, in radians per frame, are at their faintest. */
const FAINT_ARC = 0.5
const FAINTEST = 0.35
/** In the lens letters begin to fade when this many segments pass in a frame, and are gone at this many more. */
const LENS_FADE_BEGINS = 0.1
const LENS_FADE = 0.4

/**
 * @param arc radians turned since the last frame
 * @param labelCalm how calm labels must be, 0 to 1
 * @param largeness of the largest label, in usual sizes
 */
export function labelOpacity(arc: number, labelCalm: number, largeness = 1): number {
  const blurred = (1 - FAINTEST) * Math.min(1, arc / FAINT_ARC)
  return 1 - Math.max(blurred, (1 - calmLabelOpacity(largeness)) * labelCalm)
}

/** @param passing segments that have passed since the last frame */
export function lensLabelOpacity(passing: number, labelCalm: number): number {
  const readable = 1 - Math.min(1, Math.max(0, passing - LENS_FADE_BEGINS) / LENS_FADE)
  return readable * (1 - (1 - calmLabelOpacity(1)) * labelCalm)
}
