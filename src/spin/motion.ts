// A fixed-step friction integrator: the same launch gives the same motion at any frame rate, bit for bit.

import { type Radians, radians } from '../wheel/angle'
import { bordersBefore, bordersPassed, rotationOfBorder } from '../wheel/geometry'
import { FRICTION, type Launch, STOP_VELOCITY } from './launch'

/** Mutated by {@link advanceMotion}, so that a frame allocates nothing. */
export interface Motion {
  readonly launch: Launch
  rotation: Radians
  /** Radians per millisecond, as of the last step; 0 before the first advance and at rest. */
  speed: number
  /** Borders that have passed the pointer, counted per step, so that the frame rate does not matter. */
  ticks: number
  isAtRest: boolean
  /** The simulation itself after `step` steps; the velocity in radians per step. */
  step: number
  stepRotation: Radians
  velocity: number
}

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

/** An earlier moment than before has no effect. Once the launch's duration is over, the wheel is at rest. */
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

function takeStep(motion: Motion): void {
  const next = radians(motion.stepRotation + motion.velocity)
  motion.ticks += bordersPassed(motion.stepRotation, next, motion.launch.arcs)
  motion.stepRotation = next
  motion.velocity *= FRICTION
  motion.step += 1
}

function motionAtRest(launch: Launch): Motion {
  const motion = createMotion(launch)
  advanceMotion(motion, Number.POSITIVE_INFINITY)
  return motion
}

export function restRotation(launch: Launch): Radians {
  return motionAtRest(launch).rotation
}

/** Milliseconds after the launch, one for each border the motion counts; within a step the wheel turns evenly. */
export function tickTimes(launch: Launch): Float64Array {
  const { arcs } = launch
  const stepMs = launch.durationMs / launch.steps
  const motion = createMotion(launch)
  // A list that grows takes three times as long with the 100,000 of a wheel of 10,000 options.
  const times = new Float64Array(motionAtRest(launch).ticks)
  while (motion.step < launch.steps) {
    const { step, stepRotation: from, ticks } = motion
    takeStep(motion)
    const turned = motion.stepRotation - from
    const firstBorder = bordersBefore(from, arcs) + 1
    for (let passed = 0; passed < motion.ticks - ticks; passed += 1) {
      const part = (rotationOfBorder(firstBorder + passed, arcs) - from) / turned
      // Rounding may put a border at the end of a step just outside it.
      times[ticks + passed] = (step + Math.min(1, Math.max(0, part))) * stepMs
    }
  }
  return times
}

// The pointer's flick, purely visual: a damped spring that every passing border pushes.

/** Mutated by {@link advanceFlick}, so that a frame allocates nothing. */
interface Flick {
  /** In the direction the wheel turns, in radians. */
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

/** True while it moves. @param ticks borders passed in this frame */
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
