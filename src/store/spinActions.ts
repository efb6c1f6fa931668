// Spins: the outcome is drawn and stored at launch, and settled exactly once, by a timer if nothing else does.

import type { StoreApi } from 'zustand/vanilla'
import { modeOf } from '../settings/settings'
import { effectiveTiming, eliminationMs, type Timing } from '../settings/timing'
import type { Leaving } from '../wheel/leaving'
import { restOn } from '../wheel/resting'
import { leavesWheel, type SpinResult } from '../wheel/result'
import { activeSegments, isActive } from '../wheel/segment'
import { isRoundOver, unpickAll } from '../wheel/turns/rounds'
import { isNewTournamentNext } from '../wheel/turns/tournament'
import { arcsOf, isSameArcs } from '../wheel/weights'
import { recordResult, restoreAll } from '../wheel/wheel'
import { decideSpin } from './decideSpin'
import { logMessages, messages } from './messages'
import { type Recorder, withoutTournament } from './recorder'
import type { Services } from './services'
import { findResult, settlePending, sharedOf, showRemote } from './sharedState'
import type { ActiveSpin, AppState } from './state'
import { type toastActions, UNDO_TOAST_MS, withoutUndo } from './toastActions'
import { tooFewOptions } from './tooFewOptions'

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
  { withStep, code }: Recorder,
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
    const { settings } = state
    const mode = modeOf(settings)
    if (state.phase === 'spinning') return false
    const problem = tooFewOptions(state.wheel, settings)
    if (problem) {
      showToast(problem, 'warning')
      return false
    }
    const isNewTournament = isNewTournamentNext(state.wheel, settings)
    const isNewRound = mode === 'noRepeats' && isRoundOver(state.wheel.segments)
    const news = isNewTournament
      ? messages.newTournament(state.wheel.segments.length)
      : isNewRound && messages.newRound
    const wheel = news ? (isNewRound ? unpickAll : restoreAll)(state.wheel) : state.wheel
    const timing = effectiveTiming(state.settings.animationSpeed, state.device)
    const activeSpin = decideSpin({ ...state, wheel }, timing.spinMs, strength, services)
    // Before the spin is stored, where other tabs see it.
    releaseLock = services.locks.hold(spinLock(activeSpin.outcome.id))
    if (news) {
      set({
        event: isNewRound ? { name: 'listChanged', message: news } : { name: 'optionsRestored' },
      })
    }
    const undoHistory = withoutTournament(state.undoHistory)
    const begun = { wheel, lastResult: null }
    set({
      wheel,
      undoHistory: news
        ? withStep({ ...state, undoHistory }, begun, {
            id: services.newId(),
            name: news,
            spin: activeSpin.outcome,
          })
        : undoHistory,
      pendingSpins: [...state.pendingSpins, activeSpin.outcome],
      ...launched(state, activeSpin),
    })
    cancelReveal()
    if (news) offerOldRound(news, activeSpin.outcome)
    settleInTime(activeSpin.outcome, timing)
    return true
  }

  /** Launches the wheel toward an outcome that leaves no result behind. */
  function launch(activeSpin: ActiveSpin, timing: Timing): void {
    set(launched(get(), activeSpin))
    cancelReveal()
    settleInTime(activeSpin.outcome, timing)
  }

  /** Spins to an option whose win is already drawn and kept elsewhere. */
  const showSpin = (segmentId: string, prize = '', at?: { readonly fraction: number }): boolean =>
    code()?.showSpin({ get, services, launch }, segmentId, prize, at) ?? false

  /** Sees to it that the spin settles. */
  function settleInTime({ id }: SpinResult, { spinMs, resultDelayMs }: Timing): void {
    if (spinMs > 0) guard(id, spinMs)
    else if (resultDelayMs > 0) {
      cancelTimer = services.schedule(() => settleSpin(id), resultDelayMs)
    } else settleSpin(id)
  }

  /** Says that a new tournament or round has begun. Undo waits for the end of its first spin. */
  function offerOldRound(news: string, spin: SpinResult): void {
    const undo = get().undoHistory.done.at(-1)
    showToast(news, 'info', {
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
    const isChanged = keepsOldWheel || !hasSameSegments(state) || !hasSameSlices(state, activeSpin)
    // The chances after the win are shown once it was seen.
    const isHeld = state.settings.afterWin !== 'same' && !isChanged && !leavesWheel(result)
    const heldWheel = isHeld ? shown : null
    set({
      ...shared,
      wheel: ended,
      link: keepsOldWheel ? state.link : link,
      remoteWheel: keepsOldWheel ? { wheel, link } : null,
      restRotation: restOn(heldWheel ?? ended, state.settings, result),
      // The winner has the place where the focused segment was named.
      focusedId: null,
      phase: 'finished',
      activeSpin: null,
      lastResult: result,
      isRevealing: true,
      heldWheel,
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
    const next = { ...state, ...shown }
    const leaving = leavingOf(next, services.monotonicNow())
    const { wheel, settings, lastResult } = next
    const isTurned = lastResult && state.heldWheel?.id === wheel.id
    set({
      ...shown,
      leaving,
      heldWheel: null,
      // Still at the winner, where the chances after the win have moved it.
      ...(isTurned && { restRotation: restOn(wheel, settings, lastResult) }),
    })
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

/** The winner that leaves the wheel now, if it is out and that is animated. */
function leavingOf(
  { wheel, lastResult, settings, device }: AppState,
  startedAtMs: number,
): Leaving | null {
  const durationMs = eliminationMs(settings.animationSpeed, device)
  const id = lastResult?.winner.id
  const out = wheel.segments.find((segment) => !isActive(segment) && segment.id === id)
  if (id === undefined || durationMs === 0 || !out || !lastResult) return null
  // The last one of a round stays until the next round is there.
  const leaves = leavesWheel(lastResult) || out.aside
  if (!leaves || activeSegments(wheel.segments).length === 0) return null
  return { id, startedAtMs, durationMs }
}

/** Whether the options on screen are still those that all tabs share. */
function hasSameSegments({ wheel, remoteWheel }: AppState): boolean {
  const { segments } = remoteWheel?.wheel ?? wheel
  return segments === wheel.segments || JSON.stringify(segments) === JSON.stringify(wheel.segments)
}

/** Whether the slices are still those that the winner was drawn on: another tab may have let weights count. */
function hasSameSlices({ wheel, settings }: AppState, { launch }: ActiveSpin): boolean {
  return isSameArcs(arcsOf(wheel, settings, activeSegments(wheel.segments)), launch.arcs)
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
