// The pointer's flick: a damped spring that every passing border pushes. Purely visual.

/** Mutated by {@link advanceFlick}, so that a frame allocates nothing. */
export interface Flick {
  /** Radians that the pointer is bent in the direction the wheel turns. */
  angle: number
  /** Radians per second. */
  velocity: number
}

/** About 11 swings a second, nearly gone after three. */
const STIFFNESS = 4800
const DAMPING = 38
const PUSH = 14
const MAX_ANGLE = 0.42
const STEP_S = 1 / 480
const LONGEST_FRAME_S = 0.1
/** Below these the pointer is drawn upright and needs no more frames. */
const REST_ANGLE = 0.002
const REST_VELOCITY = 0.05

export function createFlick(): Flick {
  return { angle: 0, velocity: 0 }
}

/** Advances the spring by a frame in which `ticks` borders passed. Returns true while it moves. */
export function advanceFlick(flick: Flick, frameMs: number, ticks: number): boolean {
  if (ticks > 0) flick.velocity = Math.max(flick.velocity, PUSH)
  let left = Math.min(frameMs / 1000, LONGEST_FRAME_S)
  while (left > 0) {
    const step = Math.min(left, STEP_S)
    flick.velocity += (-STIFFNESS * flick.angle - DAMPING * flick.velocity) * step
    flick.angle = Math.min(flick.angle + flick.velocity * step, MAX_ANGLE)
    left -= step
  }
  const isAtRest = Math.abs(flick.angle) < REST_ANGLE && Math.abs(flick.velocity) < REST_VELOCITY
  if (isAtRest) {
    flick.angle = 0
    flick.velocity = 0
  }
  return !isAtRest
}
