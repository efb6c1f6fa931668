// Spins: the outcome is drawn and stored at launch, and settled exactly once, by a timer if nothing else does.

import type { StoreApi } from 'zustand/vanilla'
import { effectiveTiming, eliminationMs, type Timing } from '../settings/timing'
import { solveLaunch } from '../spin/launch'
import { restRotation } from '../spin/motion'
import { drawOutcome, restInside } from '../spin/outcome'
import { type Radians, radians, withinTurn } from '../wheel/angle'
import { segmentUnderPointer } from '../wheel/geometry'
import type { Leaving } from '../wheel/leaving'
import { chances } from '../wheel/odds'
import { restOn } from '../wheel/resting'
import type { SpinResult } from '../wheel/result'
import { activeSegments, MIN_SEGMENTS, type Segment } from '../wheel/segment'
import { isTournamentOver } from '../wheel/tournament'
import { canSpin, recordResult, restoreAll } from '../wheel/wheel'
import { logMessages, messages } from './messages'
import { type Recorder, withoutTournament } from './recorder'
import type { Services } from './services'
import { findResult, settlePending, sharedOf, showRemote } from './sharedState'
import type { ActiveSpin, AppState } from './state'
import { type toastActions, UNDO_TOAST_MS, withoutUndo } from './toastActions'

/**
 * A spin that has not settled by then is settled by force, so that nothing can block the wheel. The wheel control has a
 * shorter timeout of its own (ui/wheel/useSafetyTimeout.ts).
 */
const SAFETY_MS = 10_000
/** Added to the spin's own duration where that is longer. */
const SAFETY_MARGIN_MS = 1000
/** How long the winner stays highlighted. */
const REVEAL_MS = 3000

/** The lock that a tab holds during a spin; other tabs see by it that the tab was closed. */
export function spinLock(id: string): string {
  return `spin-${id}`
}

/** Milliseconds after which a spin has settled at the latest. */
export function lastsAtMost(spinMs: number): number {
  return Math.max(SAFETY_MS, spinMs + SAFETY_MARGIN_MS)
}

export function spinActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  services: Services,
  { showToast }: ReturnType<typeof toastActions>,
  { withStep }: Recorder,
) {
  let cancelTimer = () => {}
  let cancelReveal = () => {}
  let releaseLock = () => {}

  /**
   * Draws the outcome, stores it and launches the wheel toward it.
   * @param strength of a swipe, 0 to 2000; only adds turns
   */
  function requestSpin(strength = 0): boolean {
    const state = get()
    if (state.phase === 'spinning') return false
    if (!canSpin(state.wheel)) {
      showToast(messages.tooFewOptions(state.settings.eliminationMode), 'warning')
      return false
    }
    const isNewTournament = state.settings.eliminationMode && isTournamentOver(state.wheel)
    const wheel = isNewTournament ? restoreAll(state.wheel) : state.wheel
    const timing = effectiveTiming(state.settings.animationSpeed, state.device)
    const activeSpin = decideSpin({ ...state, wheel }, timing.spinMs, strength, services)
    // Before the spin is stored, where other tabs see it.
    releaseLock = services.locks.hold(spinLock(activeSpin.outcome.id))
    if (isNewTournament) set({ event: { name: 'optionsRestored' } })
    const undoHistory = withoutTournament(state.undoHistory)
    const about = {
      id: services.newId(),
      name: messages.newTournament(wheel.segments.length),
      spin: activeSpin.outcome,
    }
    const begun = { wheel, lastResult: null }
    set({
      wheel,
      undoHistory: isNewTournament
        ? withStep({ ...state, undoHistory }, begun, about)
        : undoHistory,
      pendingSpins: [...state.pendingSpins, activeSpin.outcome],
      ...launched(state, activeSpin),
    })
    cancelReveal()
    if (isNewTournament) offerOldTournament(state, activeSpin.outcome)
    settleInTime(activeSpin.outcome, timing)
    return true
  }

  /**
   * Spins to an option whose win is already drawn and kept elsewhere. The spin settles as any other, but leaves no
   * result behind.
   * @returns false if that option is not on the wheel, or the wheel already spins
   */
  function showSpin(segmentId: string): boolean {
    const state = get()
    const active = activeSegments(state.wheel.segments)
    const index = active.findIndex(({ id }) => id === segmentId)
    if (state.phase === 'spinning' || index < 0) return false
    const timing = effectiveTiming(state.settings.animationSpeed, state.device)
    const rest = restInside(index, active.length, services.random)
    const spin = spinTo(state, rest, timing.spinMs, 0, services)
    const activeSpin = {
      ...spin,
      outcome: {
        ...spin.outcome,
        isEliminationMode: false,
        isFinalWinner: false,
        remainingSegments: active.length,
        isShow: true,
      },
    } as const
    set(launched(state, activeSpin))
    cancelReveal()
    settleInTime(activeSpin.outcome, timing)
    return true
  }

  /** Sees to it that the spin settles. */
  function settleInTime({ id }: SpinResult, { spinMs, resultDelayMs }: Timing): void {
    if (spinMs > 0) guard(id, spinMs)
    else if (resultDelayMs > 0) {
      cancelTimer = services.schedule(() => settleSpin(id), resultDelayMs)
    } else settleSpin(id)
  }

  /** Says that a new tournament has begun. Undo waits for the end of its first spin. */
  function offerOldTournament({ wheel }: AppState, spin: SpinResult): void {
    const undo = get().undoHistory.done.at(-1)
    showToast(messages.newTournament(wheel.segments.length), 'info', {
      durationMs: spin.spinDuration + UNDO_TOAST_MS,
      ...(undo && { undo }),
    })
  }

  function guard(id: string, durationMs: number): void {
    cancelTimer = services.schedule(() => {
      services.warn(logMessages.spinTimeout)
      settleSpin(id)
    }, lastsAtMost(durationMs))
  }

  /** Ends the spin with the outcome drawn at its launch. Only the first call for an id has an effect. */
  function settleSpin(id: string): void {
    const state = get()
    const { activeSpin, wheel: shown } = state
    if (activeSpin?.outcome.id !== id) return
    cancelTimer()
    const { outcome } = activeSpin
    const shared = settlePending(sharedOf(state), id)
    const { wheel, link } = shared
    // Another tab opened a different wheel; this one stays until its winner was shown.
    const keepsOldWheel = wheel.id !== shown.id
    const recorded = outcome.isShow ? shown : recordResult(shown, outcome)
    const ended = keepsOldWheel ? recorded : wheel
    const result = findResult(shared, id) ?? ended.history.find((one) => one.id === id) ?? outcome
    const isChanged = keepsOldWheel || !hasSameSegments(state)
    set({
      ...shared,
      wheel: ended,
      link: keepsOldWheel ? state.link : link,
      remoteWheel: keepsOldWheel ? { wheel, link } : null,
      restRotation: restOn(ended, result),
      // The winner has the place where the focused segment was named.
      focusedId: null,
      phase: 'finished',
      activeSpin: null,
      lastResult: result,
      isRevealing: true,
      event: { name: 'spinSettled', result },
    })
    releaseLock()
    cancelReveal = services.schedule(endReveal, REVEAL_MS)
    const isCleared = get().clearedData?.wheel.id === shown.id
    if (keepsOldWheel && !isCleared) showToast(messages.replacedInOtherTab, 'info')
    else if (isChanged && !keepsOldWheel) showToast(messages.changedInOtherTab, 'info')
  }

  function endReveal(): void {
    const state = get()
    if (!state.isRevealing) return
    const shown = showRemote(state)
    const leaving = leavingOf({ ...state, ...shown }, services.monotonicNow())
    set({ ...shown, leaving })
    if (leaving) cancelReveal = services.schedule(() => set({ leaving: null }), leaving.durationMs)
  }

  /** Ends the winner's moment. The result stays in the history. */
  function dismissResult(): void {
    if (get().phase !== 'finished') return
    endReveal()
    set({ phase: 'idle', lastResult: null })
  }

  return { requestSpin, showSpin, settleSpin, dismissResult }
}

/** The winner that leaves the wheel now, if it was eliminated and is animated. */
function leavingOf(
  { wheel, lastResult, settings, device }: AppState,
  startedAtMs: number,
): Leaving | null {
  const durationMs = eliminationMs(settings.animationSpeed, device)
  const id = lastResult?.winner.id
  const isOut = wheel.segments.some((segment) => segment.eliminated && segment.id === id)
  if (id === undefined || durationMs === 0 || !isOut || !lastResult?.isEliminationMode) return null
  return { id, startedAtMs, durationMs }
}

/** Whether the options on screen are still those that all tabs share. */
function hasSameSegments({ wheel, remoteWheel }: AppState): boolean {
  const { segments } = remoteWheel?.wheel ?? wheel
  return segments === wheel.segments || JSON.stringify(segments) === JSON.stringify(wheel.segments)
}

/** What is on screen once a spin has begun. */
function launched({ toasts }: AppState, activeSpin: ActiveSpin) {
  return {
    phase: 'spinning',
    activeSpin,
    lastResult: null,
    isRevealing: false,
    leaving: null,
    // They are about what was done before; the undo history keeps it.
    toasts: withoutUndo(toasts),
    event: { name: 'spinStarted' },
  } as const
}

/** Draws the winner and the rest position, and solves the launch that ends there. */
function decideSpin(
  state: AppState,
  durationMs: number,
  strength: number,
  services: Services,
): ActiveSpin {
  const { restRotation: rest } = drawOutcome(
    activeSegments(state.wheel.segments).length,
    services.random,
  )
  return spinTo(state, rest, durationMs, strength, services)
}

/** Solves the launch that ends at a rest position. */
function spinTo(
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
  const { eliminationMode } = state.settings
  const outcome: SpinResult = {
    id: services.newId(),
    wheelId: state.wheel.id,
    winner,
    spinDuration: durationMs,
    // Later than all results before it, even if the clock was set back: the history is sorted by it.
    timestamp: Math.max(services.now(), (state.wheel.history[0]?.timestamp ?? -Infinity) + 1),
    angle,
    isEliminationMode: eliminationMode,
    isFinalWinner: eliminationMode && count === MIN_SEGMENTS,
    remainingSegments: eliminationMode ? count - 1 : count,
    chance: chances(active)(winner),
  }
  return { launch, startedAtMs: services.monotonicNow(), outcome }
}
