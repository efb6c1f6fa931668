// The spin that the wheel is launched on: to an outcome that is drawn, or to one that was given.

import { solveLaunch } from '../spin/launch'
import { restRotation } from '../spin/motion'
import { drawOutcome, type Outcome } from '../spin/outcome'
import { radians, withinTurn } from '../wheel/angle'
import { widthOf } from '../wheel/geometry'
import type { SpinResult } from '../wheel/result'
import { activeSegments, MIN_SEGMENTS, type Segment } from '../wheel/segment'
import { modeOf } from '../wheel/settings/settings'
import { arcsOf } from '../wheel/weights'
import { nextOrder } from '../wheel/wheel'
import type { Services } from './services'
import type { ActiveSpin, AppState } from './state'

/** Draws the winner and the rest position, and solves the launch that ends there. */
export function decideSpin(
  state: AppState,
  durationMs: number,
  strength: number,
  services: Services,
): ActiveSpin {
  const { wheel, settings } = state
  const arcs = arcsOf(wheel, settings, activeSegments(wheel.segments))
  return spinTo(state, drawOutcome(arcs, services.random), durationMs, strength, services)
}

/** Solves the launch that ends at an outcome. */
export function spinTo(
  state: AppState,
  { index, restRotation: rest }: Outcome,
  durationMs: number,
  strength: number,
  services: Services,
): ActiveSpin {
  const active = activeSegments(state.wheel.segments)
  const count = active.length
  const arcs = arcsOf(state.wheel, state.settings, active)
  const launch = solveLaunch(state.restRotation, rest, durationMs, arcs, strength)
  const angle = radians(withinTurn(restRotation(launch)))
  const winner = active[index] as Segment
  const mode = modeOf(state.settings)
  const isElimination = mode === 'elimination'
  const outcome: SpinResult = {
    id: services.newId(),
    wheelId: state.wheel.id,
    winner,
    spinDuration: durationMs,
    order: nextOrder(state.wheel),
    timestamp: services.now(),
    angle,
    isEliminationMode: isElimination,
    isFinalWinner: isElimination && count === MIN_SEGMENTS,
    ...(mode === 'noRepeats' && { isNoRepeats: true }),
    remainingSegments: mode === 'everySpin' ? count : count - 1,
    chance: widthOf(index, arcs),
  }
  return { launch, startedAtMs: services.monotonicNow(), outcome }
}
