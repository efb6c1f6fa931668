// Owns the spin's life: decided and kept at launch, settled once, guarded against never ending.

import type { StoreApi } from 'zustand/vanilla'
import { effectiveTiming } from '../settings/timing'
import { solveLaunch } from '../spin/launch'
import { restRotation } from '../spin/motion'
import { drawOutcome } from '../spin/outcome'
import { radians, withinTurn } from '../wheel/angle'
import { segmentUnderPointer } from '../wheel/geometry'
import type { SpinResult } from '../wheel/result'
import { activeSegments, MIN_SEGMENTS, type Segment } from '../wheel/segment'
import { canSpin, recordResult } from '../wheel/wheel'
import type { Services } from './services'
import type { ActiveSpin, AppState } from './state'
import { type toastActions, withoutUndo } from './toastActions'
import { stillActive } from './wheelActions'

/** A spin that nothing has ended by then is ended by force (product specification, section 4). */
const SAFETY_MS = 10_000
const SAFETY_MARGIN_MS = 1000
/** How long the result stands out (product specification, section 9). */
const REVEAL_MS = 3000

export function spinActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  services: Services,
  { showToast }: ReturnType<typeof toastActions>,
) {
  let cancelTimer = () => {}
  let cancelReveal = () => {}

  /**
   * Draws the outcome, keeps it, and launches the wheel towards it.
   * @param strength of a swipe, 0 to 2000: a stronger one adds turns, and changes nothing else
   */
  function requestSpin(strength = 0): boolean {
    const state = get()
    if (state.phase === 'spinning') return false
    if (!canSpin(state.wheel)) {
      showToast(tooFewMessage(state.settings.eliminationMode), 'warning')
      return false
    }
    const timing = effectiveTiming(state.settings.animationSpeed, state.device)
    const activeSpin = decideSpin(state, timing.spinMs, strength, services)
    // A change made before this spin can no longer be taken back without losing its result.
    const toasts = withoutUndo(state.toasts)
    set({
      phase: 'spinning',
      activeSpin,
      lastResult: null,
      isRevealing: false,
      toasts,
      event: { name: 'spinStarted' },
    })
    cancelReveal()
    const { id } = activeSpin.outcome
    if (timing.spinMs > 0) guard(id, timing.spinMs)
    else if (timing.resultDelayMs > 0) {
      cancelTimer = services.schedule(() => settleSpin(id), timing.resultDelayMs)
    } else settleSpin(id)
    return true
  }

  function guard(id: string, durationMs: number): void {
    const limitMs = Math.max(SAFETY_MS, durationMs + SAFETY_MARGIN_MS)
    cancelTimer = services.schedule(() => {
      services.warn('Spin timeout triggered - forcing completion')
      settleSpin(id)
    }, limitMs)
  }

  /** Ends the spin with the outcome that was drawn for it. Only the first call for an id does anything. */
  function settleSpin(id: string): void {
    const { activeSpin, wheel: before, focusedId, elsewhere } = get()
    if (activeSpin?.outcome.id !== id) return
    cancelTimer()
    const result = activeSpin.outcome
    const atRest = elsewhere?.atRest ?? {
      wheel: recordResult(before, result),
      restRotation: result.angle,
    }
    set({
      ...atRest,
      elsewhere: null,
      focusedId: stillActive(focusedId, atRest.wheel),
      phase: 'finished',
      activeSpin: null,
      lastResult: result,
      isRevealing: true,
      event: { name: 'spinSettled', result },
    })
    cancelReveal = services.schedule(() => set({ isRevealing: false }), REVEAL_MS)
    if (elsewhere?.isChanged) {
      showToast('The wheel was changed in another tab while it was spinning here.', 'info')
    }
  }

  return { requestSpin, settleSpin }
}

/** What is said where a spin needs more options (product specification, section 5). */
export function tooFewMessage(isEliminationMode: boolean): string {
  return isEliminationMode
    ? `Need at least ${MIN_SEGMENTS} active options to spin`
    : `Add at least ${MIN_SEGMENTS} options to spin`
}

/** Draws who wins and where the wheel rests, and solves the launch that ends there. */
function decideSpin(
  state: AppState,
  durationMs: number,
  strength: number,
  services: Services,
): ActiveSpin {
  const active = activeSegments(state.wheel.segments)
  const count = active.length
  const drawn = drawOutcome(count, services.random)
  const launch = solveLaunch(state.restRotation, drawn.restRotation, durationMs, count, strength)
  const angle = radians(withinTurn(restRotation(launch)))
  const winner = active[segmentUnderPointer(angle, count)] as Segment
  const { eliminationMode } = state.settings
  const outcome: SpinResult = {
    id: services.newId(),
    winner,
    spinDuration: durationMs,
    timestamp: services.now(),
    angle,
    isEliminationMode: eliminationMode,
    isFinalWinner: eliminationMode && count === MIN_SEGMENTS,
    remainingSegments: eliminationMode ? count - 1 : count,
  }
  return { launch, startedAtMs: services.monotonicNow(), outcome }
}
