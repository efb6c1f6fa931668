// The outcome of a spin, drawn before anything moves: the winner and the rotation at rest.

import type { Radians } from '../wheel/angle'
import { type Arcs, rotationToPoint, segmentAt, totalOf } from '../wheel/geometry'
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
 * Draws the winner, each option exactly as likely as its share of the weights, then a resting point inside its segment,
 * clear of the edges.
 * @param arcs of the active segments, at least one
 */
export function drawOutcome(arcs: Arcs, source: RandomSource): Outcome {
  const index = segmentAt(drawIndex(totalOf(arcs), source), arcs)
  return { index, restRotation: restInside(index, arcs, source) }
}

/** Draws a resting point inside a segment, clear of its edges. */
export function restInside(index: number, arcs: Arcs, source: RandomSource): Radians {
  return restAt(index, arcs, drawFraction(source))
}

/** @param fraction of the way through the segment, clear of its edges: from 0 to less than 1 */
export function restAt(index: number, arcs: Arcs, fraction: number): Radians {
  return rotationToPoint(index, EDGE_MARGIN + (1 - 2 * EDGE_MARGIN) * fraction, arcs)
}
