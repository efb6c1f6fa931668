// The frame-to-frame state of the wheel: a renderer follows a view once per frame; nothing is allocated meanwhile.

import { advanceFlick, advanceMotion, createFlick, createMotion, type Motion } from '../spin/motion'
import { FULL_TURN, type Radians, radians, withinTurn } from '../wheel/angle'
import { calmness } from '../wheel/flashes'
import { countOf } from '../wheel/geometry'
import { EARLY_MS } from '../wheel/settings/rendererQuality'
import type { WheelView } from './view'

/** After a longer pause the wheel would blur into gray. */
const LONGEST_BLUR_MS = 50
const COLOR_RETURN_MS = 400
const HALF_TURN = FULL_TURN / 2
/** For a wheel that a finger has let go, until it is where it would be without that finger. */
const TURN_BACK_MS = 300

export interface Follower {
  /** From 0 to less than a full turn. */
  rotation: Radians
  /** Radians turned since the last frame, as far as they are drawn as blur. */
  arc: number
  /** Radians that the pointer is bent. */
  flick: number
  /** Of the colors, 0 to 1. */
  calm: number
  /** Of letters, 0 to 1: dark on light, they flicker as well when they pass quickly. */
  labelCalm: number
  hasLanded: boolean
  /** Of the colors as drawn; set by the renderer, which may group segments. */
  flashesPerTurn: number
  /** Letters of a label running across that pass a point one by one; set by the renderer. */
  lettersPassing: number
  /**
   * The quality may ask for fewer frames than the screen shows while the wheel turns; those left out change neither the
   * motion nor its end. @param nowMs on the monotonic clock
   */
  isFrameDue(view: Pick<WheelView, 'spin' | 'quality'>, nowMs: number): boolean
  /** True while another frame is needed. @param nowMs on the monotonic clock */
  follow(view: FollowedView, nowMs: number): boolean
}

type FollowedView = Pick<WheelView, 'spin' | 'restRotation' | 'heldTurn'> &
  Partial<Pick<WheelView, 'isAnimated'>>

export function createFollower(): Follower {
  const flick = createFlick()
  let spinId: string | null = null
  let motion: Motion | null = null
  let lastMs = 0
  /** Radians that a finger has turned the wheel beyond where it is, and when it let go. */
  let held = 0
  let heldUntilMs = 0

  /** A launch goes on from where the finger was: what is left of the turn is lost in the speed of its start. */
  function turnOf({ heldTurn, isAnimated = true }: FollowedView, nowMs: number): number {
    if (typeof heldTurn === 'number') {
      held = withinTurn(heldTurn + HALF_TURN) - HALF_TURN
      heldUntilMs = nowMs
    }
    const left = 1 - (nowMs - heldUntilMs) / TURN_BACK_MS
    if (left <= 0 || (left < 1 && !isAnimated)) held = 0
    return held * left ** 3
  }

  const follower: Follower = {
    rotation: radians(0),
    arc: 0,
    flick: 0,
    calm: 0,
    labelCalm: 0,
    hasLanded: false,
    flashesPerTurn: 0,
    lettersPassing: 1,
    isFrameDue({ spin, quality }, nowMs) {
      if (!spin || quality.frameCap === null) return true
      return nowMs - lastMs >= 1000 / quality.frameCap - EARLY_MS
    },
    follow(view, nowMs) {
      const { spin, restRotation } = view
      const frameMs = nowMs - lastMs
      lastMs = nowMs
      if (spinId !== (spin?.outcome.id ?? null)) {
        spinId = spin?.outcome.id ?? null
        // A spin without duration is not drawn: it ends without a renderer.
        const isDrawn = spin !== null && spin.launch.durationMs > 0
        motion = isDrawn ? createMotion(spin.launch) : null
      }
      let ticks = 0
      if (motion && spin) {
        const { rotation, ticks: counted } = motion
        advanceMotion(motion, nowMs - spin.startedAtMs)
        ticks = motion.ticks - counted
        // A full turn is one even color; shaders/wedges.glsl takes no more than two.
        const longestArc = Math.min(motion.speed * LONGEST_BLUR_MS, FULL_TURN)
        follower.arc = motion.isAtRest ? 0 : Math.min(motion.rotation - rotation, longestArc)
        follower.rotation = withinTurn(motion.rotation + turnOf(view, nowMs))
      } else {
        follower.arc = 0
        follower.rotation = withinTurn(restRotation + turnOf(view, nowMs))
      }
      follower.hasLanded = motion?.isAtRest ?? false
      const isFlicking = advanceFlick(flick, frameMs, ticks)
      follower.flick = flick.angle
      const turnsPerSecond = motion ? (motion.speed * 1000) / FULL_TURN : 0
      const labelsPerTurn = motion ? countOf(motion.launch.arcs) * follower.lettersPassing : 0
      // Calm at once but back slowly: a sudden return would be a flash.
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
      const isTurning = motion !== null && !motion.isAtRest
      const isTurningBack = held !== 0 && typeof view.heldTurn !== 'number'
      return isTurning || isTurningBack || isFlicking || follower.calm > 0 || follower.labelCalm > 0
    },
  }
  return follower
}
