// Spins: the outcome is drawn and stored at launch, and settled exactly once, by a timer if nothing else does.

import type { StoreApi } from 'zustand/vanilla'
import { modeOf } from '../settings/settings'
import { effectiveTiming, eliminationMs } from '../settings/timing'
import { solveLaunch } from '../spin/launch'
import { restRotation } from '../spin/motion'
import { drawOutcome } from '../spin/outcome'
import { radians, withinTurn } from '../wheel/angle'
import { segmentUnderPointer } from '../wheel/geometry'
import type { Leaving } from '../wheel/leaving'
import { chances } from '../wheel/odds'
import { restOn } from '../wheel/resting'
import { leavesWheel, type SpinResult } from '../wheel/result'
import { activeSegments, isActive, MIN_SEGMENTS, type Segment } from '../wheel/segment'
import { canSpin, isRoundOver, unpickAll } from '../wheel/turns/rounds'
import { isTournamentOver } from '../wheel/turns/tournament'
import { recordResult, restoreAll } from '../wheel/wheel'
import { absencesEnded } from './absencesEnded'
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
    const ended = absencesEnded(get(), services.now())
    if (ended) set(ended)
    const state = get()
    const { settings } = state
    const mode = modeOf(settings)
    if (state.phase === 'spinning') return false
    if (!canSpin(state.wheel, mode === 'noRepeats')) {
      showToast(tooFewOptions(state.wheel, settings), 'warning')
      return false
    }
    const isNewTournament = mode === 'elimination' && isTournamentOver(state.wheel)
    const isNewRound = mode === 'noRepeats' && isRoundOver(state.wheel.segments)
    const news = isNewTournament
      ? messages.newTournament(state.wheel.segments.length)
      : isNewRound && messages.newRound
    const wheel = news ? (isNewRound ? unpickAll : restoreAll)(state.wheel) : state.wheel
    const timing = effectiveTiming(state.settings.animationSpeed, state.device)
    const activeSpin = decideSpin({ ...state, wheel }, timing.spinMs, strength, services)
    // They are about what was done before; the undo history keeps it.
    const toasts = withoutUndo(state.toasts)
    const { id } = activeSpin.outcome
    // Before the spin is stored, where other tabs see it.
    releaseLock = services.locks.hold(spinLock(id))
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
      phase: 'spinning',
      activeSpin,
      pendingSpins: [...state.pendingSpins, activeSpin.outcome],
      lastResult: null,
      isRevealing: false,
      leaving: null,
      toasts,
      event: { name: 'spinStarted' },
    })
    cancelReveal()
    if (news) offerOldRound(news, activeSpin.outcome)
    if (timing.spinMs > 0) guard(id, timing.spinMs)
    else if (timing.resultDelayMs > 0) {
      cancelTimer = services.schedule(() => settleSpin(id), timing.resultDelayMs)
    } else settleSpin(id)
    return true
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
    const ended = keepsOldWheel ? recordResult(shown, outcome) : wheel
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

  return { requestSpin, settleSpin, dismissResult }
}

/** The winner that leaves the wheel now, if it is out and that is animated. */
function leavingOf(
  { wheel, lastResult, settings, device }: AppState,
  startedAtMs: number,
): Leaving | null {
  const durationMs = eliminationMs(settings.animationSpeed, device)
  const id = lastResult?.winner.id
  const isOut = wheel.segments.some((segment) => !isActive(segment) && segment.id === id)
  if (id === undefined || durationMs === 0 || !isOut || !lastResult) return null
  // The last one of a round stays until the next round is there.
  if (!leavesWheel(lastResult) || activeSegments(wheel.segments).length === 0) return null
  return { id, startedAtMs, durationMs }
}

/** Whether the options on screen are still those that all tabs share. */
function hasSameSegments({ wheel, remoteWheel }: AppState): boolean {
  const { segments } = remoteWheel?.wheel ?? wheel
  return segments === wheel.segments || JSON.stringify(segments) === JSON.stringify(wheel.segments)
}

/** Draws the winner and the rest position, and solves the launch that ends there. */
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
