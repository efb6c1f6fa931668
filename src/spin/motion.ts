// The wheel's motion: a fixed-step friction integrator that can be advanced to any moment of a spin.
// The same launch gives the same motion at any frame rate, bit for bit.

import { type Radians, radians } from '../wheel/angle'
import { bordersPassed } from '../wheel/geometry'
import { FRICTION, type Launch, STOP_VELOCITY } from './launch'

/** Mutated by {@link advanceMotion}, so that a frame allocates nothing. */
export interface Motion {
  readonly launch: Launch
  /** Where the wheel is drawn: interpolated between two steps. */
  rotation: Radians
  /** Radians per millisecond of real time, as of the last step; 0 before the first advance and at rest. */
  speed: number
  /** Segment borders that have passed the pointer, counted per step, so the frame rate does not matter. */
  ticks: number
  isAtRest: boolean
  /** The simulation itself: rotation and velocity (radians per step) after `step` steps. */
  step: number
  stepRotation: Radians
  velocity: number
}

/** The motion at the moment of the launch. */
export function createMotion(launch: Launch): Motion {
  return {
    launch,
    rotation: launch.startRotation,
    speed: 0,
    ticks: 0,
    isAtRest: false,
    step: 0,
    stepRotation: launch.startRotation,
    velocity: launch.velocity,
  }
}

/**
 * Advances the motion to `elapsedMs` after the launch. An earlier moment than before has no effect. Once the
 * launch's duration is over, the wheel is at rest.
 */
export function advanceMotion(motion: Motion, elapsedMs: number): void {
  if (motion.isAtRest) return
  const { launch } = motion
  const isOver = elapsedMs >= launch.durationMs
  const stepsPerMs = launch.durationMs > 0 ? launch.steps / launch.durationMs : 0
  const position = isOver ? Number.POSITIVE_INFINITY : Math.max(elapsedMs * stepsPerMs, motion.step)
  while (motion.velocity >= STOP_VELOCITY && motion.step + 1 <= position) takeStep(motion)
  motion.isAtRest = motion.velocity < STOP_VELOCITY
  if (motion.isAtRest) {
    motion.rotation = motion.stepRotation
    motion.speed = 0
  } else {
    const between = motion.stepRotation + motion.velocity * (position - motion.step)
    // An earlier moment within the same step must not turn the wheel back.
    motion.rotation = radians(Math.max(motion.rotation, between))
    motion.speed = motion.velocity * stepsPerMs
  }
}

/** Moves the wheel by its velocity, counts the borders it passed, then applies friction. */
export function takeStep(motion: Motion): void {
  const next = radians(motion.stepRotation + motion.velocity)
  motion.ticks += bordersPassed(motion.stepRotation, next, motion.launch.arcs)
  motion.stepRotation = next
  motion.velocity *= FRICTION
  motion.step += 1
}

/** The rotation at which the launch ends, found by running the simulation without drawing it. */
export function restRotation(launch: Launch): Radians {
  const motion = createMotion(launch)
  advanceMotion(motion, Number.POSITIVE_INFINITY)
  return motion.rotation
}
