// The outcome is drawn before anything moves; the launch then brings the wheel to rest there.

import { FULL_TURN, type Radians, radians, withinTurn } from '../wheel/angle'
import { type Arcs, rotationToPoint, segmentAt, totalOf } from '../wheel/geometry'
import { drawFraction, drawIndex, type RandomSource } from './random'

export const FRICTION = 0.985
/** Radians per step; the wheel stops once it is slower. */
export const STOP_VELOCITY = 0.005

const MIN_TURNS = 3
/** Of a spin, for one more turn. */
const TURN_MS = 1250
/** Relative, and larger than any rounding error. */
const CLEARANCE = 1e-9
const MAX_EXTRA_TURNS = 32

export interface Launch {
  readonly startRotation: Radians
  /** Radians per step, before the first step. */
  readonly velocity: number
  readonly steps: number
  /** The steps are spread over it; 0 shows the end at once. */
  readonly durationMs: number
  /** For counting the borders that pass. */
  readonly arcs: Arcs
}

export const MAX_SWIPE_STRENGTH = 2000
/** Of the strongest swipe, as a share of a spin without one. */
export const SWIPE_GAIN = 2

/** Fewer for a short spin, so that the eye can follow. Most swipes are 50 to 600: a square root tells them apart. */
export function leastTurns(durationMs: number, strength: number): number {
  const turns = MIN_TURNS + Math.floor(durationMs / TURN_MS)
  return turns * (1 + SWIPE_GAIN * Math.sqrt(strength / MAX_SWIPE_STRENGTH))
}

/**
 * Solves the velocity with which the wheel comes to rest at `restRotation`.
 *
 * With velocity v, friction q and N steps it travels v (1 - q^N) / (1 - q), a geometric sum, and stops after exactly N
 * steps when v q^N < STOP_VELOCITY <= v q^(N-1). Between the travels of N and N + 1 steps lies a gap of STOP_VELOCITY
 * radians; a travel that falls into one makes another full turn.
 * @param strength of a swipe, 0 to {@link MAX_SWIPE_STRENGTH}; only adds turns
 */
export function solveLaunch(
  startRotation: Radians,
  restRotation: Radians,
  durationMs: number,
  arcs: Arcs,
  strength = 0,
): Launch {
  const start = withinTurn(startRotation)
  const offset = withinTurn(restRotation - start)
  // The rest is drawn, so the travel can grow by whole turns only; averaged over all rests it grows evenly.
  const least = Math.ceil(leastTurns(durationMs, strength) - offset / FULL_TURN)
  for (let turns = least; turns < least + MAX_EXTRA_TURNS; turns += 1) {
    const travel = offset + turns * FULL_TURN
    const steps =
      1 +
      Math.floor(
        Math.log((travel * (1 - FRICTION)) / STOP_VELOCITY + FRICTION) / -Math.log(FRICTION),
      )
    const velocity = (travel * (1 - FRICTION)) / (1 - FRICTION ** steps)
    const stops = velocity * FRICTION ** steps < STOP_VELOCITY * (1 - CLEARANCE)
    const stillMoves = velocity * FRICTION ** (steps - 1) > STOP_VELOCITY * (1 + CLEARANCE)
    if (stops && stillMoves) {
      return { startRotation: radians(start), velocity, steps, durationMs, arcs }
    }
  }
  throw new RangeError(`No launch leads from ${startRotation} to ${restRotation}`)
}

/** Of a segment at each edge: the pointer never stops there, so that the winner is never in doubt. */
export const EDGE_MARGIN = 0.15

export interface Outcome {
  /** Among the active segments. */
  readonly index: number
  /** From 0 to less than a full turn. */
  readonly restRotation: Radians
}

/** Each option is exactly as likely as its share of the weights. @param arcs of the active segments, at least one */
export function drawOutcome(arcs: Arcs, source: RandomSource): Outcome {
  const index = segmentAt(drawIndex(totalOf(arcs), source), arcs)
  return { index, restRotation: restInside(index, arcs, source) }
}

export function restInside(index: number, arcs: Arcs, source: RandomSource): Radians {
  return restAt(index, arcs, drawFraction(source))
}

/** @param fraction of the way through the segment, clear of its edges: from 0 to less than 1 */
export function restAt(index: number, arcs: Arcs, fraction: number): Radians {
  return rotationToPoint(index, EDGE_MARGIN + (1 - 2 * EDGE_MARGIN) * fraction, arcs)
}
