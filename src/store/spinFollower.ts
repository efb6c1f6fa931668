// Owns the moment-to-moment state of the spin under way, for whoever draws it. One call a frame;
// nothing is allocated, and the store hears of it once, when the wheel rests.

import { advanceFlick, createFlick } from '../spin/flick'
import { advanceMotion, createMotion, type Motion } from '../spin/motion'
import { type Radians, withinTurn } from '../wheel/angle'
import type { App } from './createApp'
import type { ActiveSpin } from './state'

export interface SpinFollower {
  /** From 0 to less than a full turn. */
  rotation: Radians
  /** Radians the wheel turned since the last frame. */
  arc: number
  /** Radians the pointer is bent by. */
  flick: number
  /** Brings everything to a moment of the monotonic clock. True while another frame is needed. */
  follow(nowMs: number): boolean
}

/** Follows the store's spin; one follower for each thing that draws. */
export function createSpinFollower(app: App): SpinFollower {
  const flick = createFlick()
  let spin: ActiveSpin | null = null
  let motion: Motion | null = null
  let lastMs = 0

  const follower: SpinFollower = {
    rotation: app.store.getState().restRotation,
    arc: 0,
    flick: 0,
    follow(nowMs) {
      const { activeSpin, restRotation } = app.store.getState()
      const frameMs = nowMs - lastMs
      lastMs = nowMs
      if (activeSpin !== spin) {
        spin = activeSpin
        // A spin without duration is not drawn: the store settles it by itself.
        const isDrawn = activeSpin !== null && activeSpin.launch.durationMs > 0
        motion = isDrawn ? createMotion(activeSpin.launch) : null
      }
      let ticks = 0
      if (motion && spin) {
        const { rotation, ticks: counted } = motion
        advanceMotion(motion, nowMs - spin.startedAtMs)
        ticks = motion.ticks - counted
        follower.arc = motion.isAtRest ? 0 : motion.rotation - rotation
        follower.rotation = withinTurn(motion.rotation)
        if (motion.isAtRest) app.actions.settleSpin(spin.outcome.id)
      } else {
        follower.arc = 0
        follower.rotation = restRotation
      }
      const isFlicking = advanceFlick(flick, frameMs, ticks)
      follower.flick = flick.angle
      return (motion !== null && !motion.isAtRest) || isFlicking
    },
  }
  return follower
}
