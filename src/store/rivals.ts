// Spins that two tabs have begun at the same moment, where there are no locks. A draw is settled and has no rival.

import type { SpinResult } from '../wheel/result'
import { wheelsOf } from './sharedState'
import type { AppState, PendingSpin } from './state'

/** The result that another tab has recorded of the same state that a spin was drawn from. */
export function rivalOf(spin: SpinResult, state: AppState): SpinResult | undefined {
  if (spin.drawId !== undefined) return undefined
  return wheelsOf(state)
    .filter(({ wheel }) => wheel.id === spin.wheelId)
    .flatMap(({ wheel }) => wheel.history)
    .find((one) => one.order >= spin.order && one.id !== spin.id && one.drawId === undefined)
}

/** All tabs choose the same one to go on: the first by id, unless another one has a result. */
export function withoutLate(state: AppState): readonly PendingSpin[] {
  const { pendingSpins } = state
  const isLate = (spin: PendingSpin) => {
    const isEarlier = (one: PendingSpin) =>
      one.wheelId === spin.wheelId && one.id < spin.id && rivalOf(one, state) === undefined
    const hasEarlier = spin.drawId === undefined && pendingSpins.some(isEarlier)
    return hasEarlier || rivalOf(spin, state) !== undefined
  }
  return pendingSpins.filter((spin) => !isLate(spin))
}
