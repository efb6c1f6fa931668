// The spin that the wheel is launched on: to an outcome that is drawn, or to one that was given.

import { modeOf } from '../settings/settings'
import { solveLaunch } from '../spin/launch'
import { restRotation } from '../spin/motion'
import { drawOutcome } from '../spin/outcome'
import { type Radians, radians, withinTurn } from '../wheel/angle'
import { segmentUnderPointer } from '../wheel/geometry'
import { chances } from '../wheel/odds'
import type { SpinResult } from '../wheel/result'
import { activeSegments, MIN_SEGMENTS, type Segment } from '../wheel/segment'
import type { Services } from './services'
import type { ActiveSpin, AppState } from './state'

/** Draws the winner and the rest position, and solves the launch that ends there. */
export function decideSpin(
  state: AppState,
  durationMs: number,
  strength: number,
  services: Services,
): ActiveSpin {
  const { length } = activeSegments(state.wheel.segments)
  const { restRotation: rest } = drawOutcome(length, services.random)
  return spinTo(state, rest, durationMs, strength, services)
}

/** Solves the launch that ends at a rest position. */
export function spinTo(
  state: AppState,
  rest: Radians,
  durationMs: number,
  strength: number,
  services: Services,
): ActiveSpin {
  const active = activeSegments(state.wheel.segments)
  const count = active.length
  const launch = solveLaunch(state.restRotation, rest, durationMs, count, strength)
  const angle = radians(withinTurn(restRotation(launch)))
  const winner = active[segmentUnderPointer(angle, count)] as Segment
  const mode = modeOf(state.settings)
  const isElimination = mode === 'elimination'
  const outcome: SpinResult = {
    id: services.newId(),
    wheelId: state.wheel.id,
    winner,
    spinDuration: durationMs,
    // Later than all results before it, even if the clock was set back: the history is sorted by it.
    timestamp: Math.max(services.now(), (state.wheel.history[0]?.timestamp ?? -Infinity) + 1),
    angle,
    isEliminationMode: isElimination,
    isFinalWinner: isElimination && count === MIN_SEGMENTS,
    ...(mode === 'noRepeats' && { isNoRepeats: true }),
    remainingSegments: mode === 'everySpin' ? count : count - 1,
    chance: chances(active)(winner),
  }
  return { launch, startedAtMs: services.monotonicNow(), outcome }
}
