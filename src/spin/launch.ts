// Owns the one launch that brings the wheel to rest where it must: friction, turns and the solved speed.

import { FULL_TURN, type Radians, radians, withinTurn } from '../wheel/angle'

/** Velocity kept from one step to the next (product specification, section 9). */
export const FRICTION = 0.985
/** Radians per step below which the wheel stands still (product specification, section 9). */
export const STOP_VELOCITY = 0.005

const MIN_TURNS = 3
/** A spin gets one more turn for each of these milliseconds it lasts. */
const TURN_MS = 1250
/** Keeps the last step clear of the stop velocity by more than rounding can move it. */
const CLEARANCE = 1e-9
const MAX_EXTRA_TURNS = 32

export interface Launch {
  readonly startRotation: Radians
  /** Radians per step, before the first step. */
  readonly velocity: number
  /** Steps until the wheel stands still. */
  readonly steps: number
  /** The clock time those steps are spread over; 0 shows the end at once. */
  readonly durationMs: number
  /** Number of active segments, for counting the borders that pass. */
  readonly segmentCount: number
}

/** A swipe adds one turn for each of these; the strongest, 2000, adds four. */
const TURN_STRENGTH = 500

/**
 * Full turns a spin makes at least: more for a longer one, so that a short one can still be followed,
 * and more for a swipe.
 */
function leastTurns(durationMs: number, strength: number): number {
  return MIN_TURNS + Math.floor(durationMs / TURN_MS) + Math.floor(strength / TURN_STRENGTH)
}

/**
 * Solves the launch velocity with which the friction simulation comes to rest at `restRotation`.
 *
 * With velocity v, friction q and N steps the wheel travels v (1 - q^N) / (1 - q), a geometric sum.
 * It stops after exactly N steps when v q^N < STOP_VELOCITY <= v q^(N-1). Between the travels that N
 * and N + 1 steps can reach lies a gap of STOP_VELOCITY radians, so a travel that falls into one
 * makes another full turn.
 * @param strength of a swipe, 0 to 2000; only adds turns
 */
export function solveLaunch(
  startRotation: Radians,
  restRotation: Radians,
  durationMs: number,
  segmentCount: number,
  strength = 0,
): Launch {
  const start = withinTurn(startRotation)
  const offset = withinTurn(restRotation - start)
  const least = leastTurns(durationMs, strength)
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
      return { startRotation: radians(start), velocity, steps, durationMs, segmentCount }
    }
  }
  throw new RangeError(`No launch leads from ${startRotation} to ${restRotation}`)
}
