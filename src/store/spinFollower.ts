// The moment-to-moment state of the spin under way, for whoever draws it. One call a frame;
// nothing is allocated, and the store hears of it once, when the wheel rests.

import { advanceFlick, createFlick } from '../spin/flick'
import { advanceMotion, createMotion, type Motion } from '../spin/motion'
import { FULL_TURN, type Radians, withinTurn } from '../wheel/angle'
import { calmness } from '../wheel/flashes'
import type { App } from './createApp'
import type { ActiveSpin } from './state'

/** A frame shows at most the turn of this long as blur; after a longer halt it would be nothing but gray. */
const LONGEST_BLUR_MS = 50
/** How long colors take to come back. */
const COLOR_RETURN_MS = 400

export interface SpinFollower {
  /** From 0 to less than a full turn. */
  rotation: Radians
  /** Radians the wheel turned since the last frame, as far as they are shown as blur. */
  arc: number
  /** Radians the pointer is bent by. */
  flick: number
  /** How calm the wheel's colors must be, 0 to 1. */
  calm: number
  /** How faint letters must be, 0 to 1: dark on light, they flicker too where they pass quickly. */
  labelCalm: number
  /** Flashes that the colors now on the wheel make in a turn; set by whoever draws them. */
  flashesPerTurn: number
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
    calm: 0,
    labelCalm: 0,
    flashesPerTurn: 0,
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
      // Calm at once, colorful again slowly: the way back must not flash either.
      const wayBack = frameMs / COLOR_RETURN_MS
      follower.calm = Math.max(
        calmness(follower.flashesPerTurn * turnsPerSecond),
        follower.calm - wayBack,
        0,
      )
      follower.labelCalm = Math.max(
        calmness(labelsPerTurn * turnsPerSecond),
        follower.labelCalm - wayBack,
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
