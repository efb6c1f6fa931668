// The outcome of a spin, drawn before anything moves: the winner and the rotation at rest.

import type { Radians } from '../wheel/angle'
import { rotationToPoint } from '../wheel/geometry'
import { drawFraction, drawIndex, type RandomSource } from './random'

/** Share of a segment at each edge where the pointer never stops, so that the winner is never in doubt. */
export const EDGE_MARGIN = 0.15

export interface Outcome {
  /** Index among the active segments. */
  readonly index: number
  /** From 0 to less than a full turn. */
  readonly restRotation: Radians
}

/**
 * Draws the winner uniformly, then a resting point inside it, clear of its edges.
 * @param count number of active segments, at least 1
 */
export function drawOutcome(count: number, source: RandomSource): Outcome {
  const index = drawIndex(count, source)
  return { index, restRotation: restInside(index, count, source) }
}

/** Draws a resting point inside a segment, clear of its edges. */
export function restInside(index: number, count: number, source: RandomSource): Radians {
  return restAt(index, count, drawFraction(source))
}

/** @param fraction of the way through the segment, clear of its edges: from 0 to less than 1 */
export function restAt(index: number, count: number, fraction: number): Radians {
  return rotationToPoint(index, EDGE_MARGIN + (1 - 2 * EDGE_MARGIN) * fraction, count)
}
