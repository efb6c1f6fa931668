// A spin whose winner is already drawn and kept elsewhere, as a draw does.

import { restAt, restInside } from '../spin/outcome'
import type { SpinResult } from '../wheel/result'
import { activeSegments } from '../wheel/segment'
import { modeOf, type Settings } from '../wheel/settings/settings'
import { effectiveTiming, type Timing } from '../wheel/settings/timing'
import { arcsOf } from '../wheel/weights'
import { spinTo } from './decideSpin'
import type { Services } from './services'
import type { ActiveSpin, AppState } from './state'

/** What the winner's result is, where the spin is that of a draw of this wheel. */
export interface ShownResult
  extends Pick<SpinResult, 'id' | 'remainingSegments'>,
    Required<Pick<SpinResult, 'drawId'>> {
  /** As in the list that the draw began with. */
  readonly text: string
}

interface ShowSpinNeed {
  get(): AppState
  readonly services: Services
  launch(spin: ActiveSpin, timing: Timing): void
}

/**
 * Spins to an option. The spin of a draw is pending and settles as any other, with the result that the draw gives it; one
 * without a result is shown here alone and leaves nothing behind. Only where it rests is drawn.
 * @param prize what it has won; empty where that has no name
 * @param at where in its segment the wheel rests, from 0 to less than 1; drawn where it is left out
 * @returns false if that option is not on the wheel, or the wheel already spins
 */
export function showSpin(
  { get, services, launch }: ShowSpinNeed,
  segmentId: string,
  prize: string,
  at?: { readonly fraction: number },
  drawn?: ShownResult,
): boolean {
  const state = get()
  const active = activeSegments(state.wheel.segments)
  const index = active.findIndex(({ id }) => id === segmentId)
  if (state.phase === 'spinning' || index < 0) return false
  const timing = effectiveTiming(state.settings.animationSpeed, state.device)
  const arcs = arcsOf(state.wheel, state.settings, active)
  const rest = at ? restAt(index, arcs, at.fraction) : restInside(index, arcs, services.random)
  const mode = modeOf(state.settings)
  const settings: Settings = {
    ...state.settings,
    eliminationMode: false,
    noRepeats: false,
    // The slices stay as they are.
    ...(mode !== 'everySpin' && { afterWin: 'same' }),
  }
  const spin = spinTo(
    { ...state, settings },
    { index, restRotation: rest },
    timing.spinMs,
    0,
    services,
  )
  // How likely it was depends on who took part in the draw.
  const { chance: _, ...outcome } = spin.outcome
  const { text, ...result } = drawn ?? { isShow: true as const, text: outcome.winner.text }
  const winner = { ...outcome.winner, text }
  const shown = { ...outcome, ...result, winner, ...(prize && { prize }) }
  launch({ ...spin, outcome: shown }, timing)
  return true
}
