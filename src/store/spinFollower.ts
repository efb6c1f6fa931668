// The state of the current spin from frame to frame, for renderers. `follow` allocates nothing and calls the store
// once, when the wheel comes to rest.

import { advanceFlick, createFlick } from '../spin/flick'
import { advanceMotion, createMotion, type Motion } from '../spin/motion'
import { FULL_TURN, type Radians, withinTurn } from '../wheel/angle'
import { calmness } from '../wheel/flashes'
import type { App } from './createApp'
import type { ActiveSpin } from './state'

/** The longest time shown as motion blur: after a dropped frame, more would be plain gray. */
const LONGEST_BLUR_MS = 50
/** How long calm colors take to return to normal. */
const COLOR_RETURN_MS = 400

export interface SpinFollower {
  /** From 0 to less than a full turn. */
  rotation: Radians
  /** Radians since the last frame, as far as they are shown as motion blur. */
  arc: number
  /** Radians that the pointer is bent. */
  flick: number
  /** How calm the wheel's colors must be, 0 to 1. */
  calm: number
  /** How faint labels must be, 0 to 1: dark on light, they flash too when they pass quickly. */
  labelCalm: number
  /** Flashes per turn of the colors that are drawn; set by the renderer. */
  flashesPerTurn: number
  /** Advances to a moment of the monotonic clock. Returns whether another frame is needed. */
  follow(nowMs: number): boolean
}

/** Each renderer has a follower of its own. */
export function createSpinFollower(app: App): SpinFollower {
  const flick = createFlick()
  let spin: ActiveSpin | null = null
  let motion: Motion | null = null
  let lastMs = 0

  const follower: SpinFollower = {
    rotation: app.store.getState().restRotation,
    arc: 0,
    flick: 0,
    calm: 0,
    labelCalm: 0,
    flashesPerTurn: 0,
    follow(nowMs) {
      const { activeSpin, restRotation } = app.store.getState()
      const frameMs = nowMs - lastMs
      lastMs = nowMs
      if (activeSpin !== spin) {
        spin = activeSpin
        // A spin without duration is not drawn; the store settles it.
        const isDrawn = activeSpin !== null && activeSpin.launch.durationMs > 0
        motion = isDrawn ? createMotion(activeSpin.launch) : null
      }
      let ticks = 0
      if (motion && spin) {
        const { rotation, ticks: counted } = motion
        advanceMotion(motion, nowMs - spin.startedAtMs)
        ticks = motion.ticks - counted
        const longestArc = motion.speed * LONGEST_BLUR_MS
        follower.arc = motion.isAtRest ? 0 : Math.min(motion.rotation - rotation, longestArc)
        follower.rotation = withinTurn(motion.rotation)
        if (motion.isAtRest) app.actions.settleSpin(spin.outcome.id)
      } else {
        follower.arc = 0
        follower.rotation = restRotation
      }
      const isFlicking = advanceFlick(flick, frameMs, ticks)
      follower.flick = flick.angle
      const turnsPerSecond = motion ? (motion.speed * 1000) / FULL_TURN : 0
      const labelsPerTurn = motion ? motion.launch.segmentCount : 0
      // Colors calm down at once but return slowly, because a sudden return would be a flash.
      const recovery = frameMs / COLOR_RETURN_MS
      follower.calm = Math.max(
        calmness(follower.flashesPerTurn * turnsPerSecond),
        follower.calm - recovery,
        0,
      )
      follower.labelCalm = Math.max(
        calmness(labelsPerTurn * turnsPerSecond),
        follower.labelCalm - recovery,
        0,
      )
      return (
        (motion !== null && !motion.isAtRest) ||
        isFlicking ||
        follower.calm > 0 ||
        follower.labelCalm > 0
      )
    },
  }
  return follower
}
