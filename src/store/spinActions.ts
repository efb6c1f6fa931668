// The outcome is drawn and stored at launch, and settled exactly once, by a timer if nothing else does.

import type { StoreApi } from 'zustand/vanilla'
import { HANDOVER_MS, type Release } from '../platform/tabLocks'
import { solveLaunch } from '../spin/launch'
import type { ToSay } from '../text/say'
import { withCooldown } from '../wheel/cooldown'
import { restOn, stillActive } from '../wheel/resting'
import { isOfDraw, type SpinResult } from '../wheel/result'
import { isNewTournamentNext, isRoundOver, unpickAll } from '../wheel/rounds'
import { activeSegments } from '../wheel/segment'
import { modeOf } from '../wheel/settings/settings'
import { effectiveTiming, type Timing } from '../wheel/settings/timing'
import { arcsOf } from '../wheel/weights'
import { recordResult, restoreAll, type Wheel } from '../wheel/wheel'
import {
  decideSpin,
  type ShownAt,
  type ShownResult,
  spinShowing,
  tooFewOptions,
} from './decideSpin'
import { logMessages } from './logMessages'
import { messages } from './messages'
import { rivalOf, withoutLate } from './rivals'
import { type toastActions, withoutUndo } from './screenActions'
import { type Services, wheelLock } from './services'
import { findResult, isSettled, revealEnded, sharedOf, showShared, showsOther } from './sharedState'
import type { ActiveSpin, AppState, OwnWheel, PendingSpin, SharedState } from './state'
import { withoutTournament, withStep } from './undoHistory'

/** Then a spin is settled by force, so that nothing can block the wheel. ui/stage/Stage.tsx has a shorter timeout. */
const SAFETY_MS = 10_000
const SAFETY_MARGIN_MS = 1000
export const REVEAL_MS = 3000
/** A spin that no tab has settled by then, after its safety timer, is settled by whichever tab knows of it. */
const GRACE_MS = 2000

function lastsAtMost(spinMs: number): number {
  return Math.max(SAFETY_MS, spinMs + SAFETY_MARGIN_MS)
}

export function spinActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  services: Services,
  { showToast }: ReturnType<typeof toastActions>,
  sync: () => boolean,
) {
  let cancelTimer = () => {}
  let cancelReveal = () => {}
  let releaseLock: Release = () => {}
  let isAsking = false
  /** Spins whose winner this tab has shown. */
  const told = new Set<string>()
  /** Cancels for spins that are not shown here. */
  const waiting = new Map<string, () => void>()
  const later = (task: () => void, delayMs: number) =>
    services.schedule(() => void (sync() && task()), delayMs)

  /** @param strength of a swipe, 0 to 2000; only adds turns @returns whether the wheel spins, or will in a moment */
  function requestSpin(strength = 0): boolean {
    if (isAsking || !canSpinNow()) return false
    const wheelId = get().wheel.id
    isAsking = true
    services.locks.claim(
      wheelLock(wheelId),
      (release) => {
        isAsking = false
        // The tab that held the wheel may have changed it.
        const isStill = sync() && get().wheel.id === wheelId
        if (isStill) settleLeftBehind()
        if (isStill && canSpinNow()) begin(strength, release)
        else release()
      },
      () => {
        isAsking = false
        sync()
        if (get().phase !== 'spinning') showToast(messages.heldInOtherTab, 'info')
      },
    )
    return isAsking || get().phase === 'spinning'
  }

  function canSpinNow(): boolean {
    const { phase, wheel, settings } = get()
    if (phase === 'spinning') return false
    const problem = tooFewOptions(wheel, settings)
    if (problem) showToast(problem, 'warning')
    return !problem
  }

  /** A spin of this wheel that cannot be shown on it, and whose tab is gone. */
  function settleLeftBehind(): void {
    const { phase, pendingSpins, wheel } = get()
    const spin = pendingSpins.find(({ wheelId }) => wheelId === wheel.id)
    if (spin && phase !== 'spinning') settleQuietly(spin.id)
  }

  function settleQuietly(id: string): void {
    const state = get()
    const shared = sharedOf(state)
    const settled = settlePending(shared, id)
    if (settled !== shared) set(showShared(state, settled))
  }

  function begin(strength: number, release: Release): void {
    const state = get()
    const { settings } = state
    const mode = modeOf(settings)
    releaseLock = release
    const isNewTournament = isNewTournamentNext(state.wheel, settings)
    const isNewRound = mode === 'noRepeats' && isRoundOver(state.wheel.segments)
    const news = isNewTournament
      ? messages.newTournament(state.wheel.segments.length)
      : isNewRound && messages.newRound
    const wheel = news ? (isNewRound ? unpickAll : restoreAll)(state.wheel) : state.wheel
    const timing = effectiveTiming(state.settings.animationSpeed, state.device)
    const activeSpin = decideSpin({ ...state, wheel }, timing.spinMs, strength, services)
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
      pendingSpins: withPending(state, activeSpin),
      ...launched({ ...state, wheel }, activeSpin),
    })
    cancelReveal()
    if (news) offerOldRound(news)
    settleInTime(activeSpin.outcome, timing)
  }

  /**
   * Spins to a win that is drawn already. A draw's spin settles as any other, with the draw's result; one without a
   * result leaves nothing behind.
   * @param prize empty where that has no name
   * @param at where it rests in its segment; drawn where it is left out
   * @returns false if that option is not on the wheel, or the wheel already spins
   */
  function showSpin(segmentId: string, prize = '', at?: ShownAt, drawn?: ShownResult): boolean {
    const state = get()
    const spin = spinShowing(state, services, segmentId, prize, at, drawn)
    if (!spin) return false
    set({
      ...(!spin.outcome.isShow && { pendingSpins: withPending(state, spin) }),
      ...launched(state, spin),
    })
    cancelReveal()
    settleInTime(spin.outcome, effectiveTiming(state.settings.animationSpeed, state.device))
    return true
  }

  /** Shows a spin that another tab has begun, or this one before it was loaded, from where it is by now. */
  function follow({ start, ...outcome }: PendingSpin): void {
    const state = get()
    const { wheel, settings } = state
    const arcs = arcsOf(wheel, settings, activeSegments(wheel.segments))
    const ageMs = Math.max(0, services.now() - outcome.timestamp)
    const durationMs = outcome.spinDuration
    const launch = start
      ? { ...start, durationMs, arcs }
      : solveLaunch(state.restRotation, restOn(wheel, settings, outcome), durationMs, arcs)
    const startedAtMs = services.monotonicNow() - ageMs
    releaseLock()
    set(launched(state, { launch, startedAtMs, outcome, isElsewhere: true }))
    cancelReveal()
    if (ageMs >= durationMs) settleAfter(outcome.id, 0)
    else guard(outcome.id, durationMs, ageMs)
  }

  /** Every spin is shown where its wheel is, and ends, whatever becomes of the tab it began in. */
  function followSpins(): void {
    const state = get()
    const { activeSpin, pendingSpins, wheel } = state
    const shown = activeSpin?.outcome
    const isPending = (id: string) => pendingSpins.some((spin) => spin.id === id)
    for (const [id, stop] of waiting) {
      if (isPending(id)) continue
      stop()
      waiting.delete(id)
    }
    const here = pendingSpins
      .filter(({ id, wheelId }) => wheelId === wheel.id && !told.has(id))
      .filter(({ winner }) => stillActive(winner.id, wheel))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))[0]
    const isHere = shown?.wheelId === wheel.id
    // Where there are locks, no other tab can have begun to spin at the same moment.
    const canMeet = !services.locks.areReal
    const inTime = canMeet ? withoutLate(state) : pendingSpins
    if (inTime.length < pendingSpins.length) {
      set({ pendingSpins: inTime })
      return
    }
    const rival = canMeet && shown ? rivalOf(shown, state) : undefined
    const isGone = shown && !shown.isShow && !isPending(shown.id)
    const next = here ?? (isHere && rival && !told.has(rival.id) ? rival : undefined)
    // A shown spin that is neither pending nor recorded goes on: another tab has overwritten it, or cleared everything.
    const isOver = isGone && ((next && isHere) || isSettled(sharedOf(state), shown.id))
    const isSpunElsewhere = pendingSpins.some(({ wheelId }) => wheelId === shown?.wheelId)
    if (next && (isOver || !shown)) follow(next)
    else if (isOver) settleSpin(shown.id)
    else if (isGone && canMeet && shown.drawId === undefined && (rival || isSpunElsewhere))
      set(stopped(state))
    for (const { id, timestamp, spinDuration } of pendingSpins) {
      if (id === get().activeSpin?.outcome.id || waiting.has(id)) continue
      const ageMs = Math.max(0, services.now() - timestamp)
      const leftMs = Math.max(0, lastsAtMost(spinDuration) + GRACE_MS - ageMs)
      const settle = () => {
        sync()
        settleQuietly(id)
      }
      waiting.set(id, services.schedule(settle, leftMs))
    }
  }

  function settleInTime({ id, spinDuration }: SpinResult, { resultDelayMs }: Timing): void {
    if (spinDuration > 0) guard(id, spinDuration)
    else settleAfter(id, resultDelayMs)
  }

  /** Without locks, another tab may have begun to spin as well: wait until every tab has heard of it. */
  function settleAfter(id: string, resultDelayMs: number): void {
    const delayMs = Math.max(resultDelayMs, services.locks.areReal ? 0 : HANDOVER_MS)
    if (delayMs > 0) cancelTimer = later(() => settleSpin(id), delayMs)
    else settleSpin(id)
  }

  function offerOldRound(news: ToSay): void {
    const undo = get().undoHistory.done.at(-1)
    showToast(news, 'info', undo && { undo })
  }

  function guard(id: string, durationMs: number, ageMs = 0): void {
    cancelTimer()
    cancelTimer = later(() => {
      if (get().activeSpin?.outcome.id !== id) return
      services.warn(logMessages.spinTimeout)
      settleSpin(id)
    }, lastsAtMost(durationMs) - ageMs)
  }

  /** Only the first call for an id has an effect. */
  function settleSpin(id: string): void {
    const state = get()
    const { activeSpin } = state
    if (activeSpin?.outcome.id !== id) return
    cancelTimer()
    told.add(id)
    const { launch, outcome, isElsewhere, startedAtMs } = activeSpin
    const shared = settlePending(sharedOf(state), id)
    const result = findResult(shared, id) ?? outcome
    const isOther = showsOther(state)
    const wheel = state.shownWheel ?? shared.wheel
    const next = {
      ...shared,
      // What the win changes is shown once it was seen.
      restRotation: restOn(wheel, state.settings, result),
      // The winner has the place where the focused segment was named.
      focusedId: null,
      phase: 'finished',
      activeSpin: null,
      lastResult: result,
      lastSpin: { launch, outcome: result, wheel },
      isRevealing: true,
      event: { name: 'spinSettled', result, ...(isElsewhere && { isElsewhere }) },
    } as const
    const isOwn = !isElsewhere && !isOther && !isOfDraw(outcome)
    set({ ...next, ...(isOwn && { undoHistory: withSpin(activeSpin, next) }) })
    // By then every tab has heard of the spin, whose outcome was stored with it: the lock need not wait for them.
    releaseLock(services.monotonicNow() - startedAtMs >= HANDOVER_MS)
    cancelReveal = later(endReveal, REVEAL_MS)
    const isCleared = get().clearedData?.wheel.id === outcome.wheelId
    if (isOther && !isCleared) showToast(messages.replacedInOtherTab(result.winner.text), 'info')
  }

  /** A spin is a step: taken back, the wheel rests where it was launched. */
  function withSpin({ launch, outcome: { id, winner } }: ActiveSpin, next: Partial<AppState>) {
    const rest = { phase: 'idle', restRotation: launch.startRotation } as const
    const about = { id: services.newId(), name: messages.spun(winner.text), resultId: id }
    return withStep({ ...get(), ...rest }, next, about)
  }

  function endReveal(): void {
    const state = get()
    if (state.isRevealing) set(revealEnded(state))
  }

  /** The result stays in the history, and its winner under the pointer. */
  function dismissResult(): void {
    if (get().phase !== 'finished') return
    endReveal()
    set({ phase: 'idle' })
  }

  return { requestSpin, showSpin, settleSpin, dismissResult, followSpins }
}

/** Records a pending spin on its own wheel, current or not. Has no effect the second time. */
export function settlePending(shared: SharedState, id: string): SharedState {
  const spin = shared.pendingSpins.find((one) => one.id === id)
  if (!spin) return shared
  const settled = { ...shared, pendingSpins: shared.pendingSpins.filter((one) => one !== spin) }
  const { start: _, ...result } = spin
  return changeWheel(settled, spin.wheelId, ({ wheel, settings }) =>
    withCooldown(recordResult(wheel, result), settings),
  )
}

function changeWheel(
  shared: SharedState,
  id: string,
  change: (own: OwnWheel) => Wheel,
): SharedState {
  const { wheel, ownWheels } = shared
  if (wheel.id === id) return { ...shared, wheel: change(shared) }
  return {
    ...shared,
    ownWheels: ownWheels.map((one) => (one.wheel.id === id ? { ...one, wheel: change(one) } : one)),
  }
}

function withPending(
  { pendingSpins }: AppState,
  { launch, outcome }: ActiveSpin,
): readonly PendingSpin[] {
  const { startRotation, velocity, steps } = launch
  return [...pendingSpins, { ...outcome, start: { startRotation, velocity, steps } }]
}

/** For a spin that gives way to one that cannot be shown here. */
function stopped(state: AppState): Partial<AppState> {
  return { ...revealEnded(state), activeSpin: null, phase: 'idle' }
}

function launched({ toasts, wheel }: Pick<AppState, 'toasts' | 'wheel'>, activeSpin: ActiveSpin) {
  const { isElsewhere, outcome } = activeSpin
  return {
    phase: 'spinning',
    activeSpin,
    shownWheel: wheel,
    lastResult: null,
    isRevealing: false,
    // They are about what was done before; the undo history keeps it. What leaves nothing behind comes after nothing.
    toasts: outcome.isShow ? toasts : withoutUndo(toasts),
    event: { name: 'spinStarted', ...(isElsewhere && { isElsewhere }) },
  } as const
}
