// Owns the one truth and every named way to change it. Framework-free; knows nothing of how it is shown.

import { createStore, type StoreApi } from 'zustand/vanilla'
import { spinTiming } from '../settings/timing'
import { solveLaunch } from '../spin/launch'
import { restRotation } from '../spin/motion'
import { drawOutcome } from '../spin/outcome'
import { radians, withinTurn } from '../wheel/angle'
import { segmentUnderPointer } from '../wheel/geometry'
import type { SpinResult } from '../wheel/result'
import { activeSegments, MIN_SEGMENTS, NEW_OPTION_TEXT, type Segment } from '../wheel/segment'
import {
  addSegment,
  canSpin,
  clearHistory,
  createWheel,
  DEFAULT_OPTIONS,
  editSegment,
  NUMBER_OPTIONS,
  recordResult,
  removeSegment,
  type SegmentEdit,
  type Wheel,
} from '../wheel/wheel'
import { loadWheel, saveHistory, saveWheel, settlePending } from './persistence'
import type { Services } from './services'
import type { ActiveSpin, AppEvent, AppState, Toast, ToastType } from './state'

/** A spin that nothing has ended by then is ended by force (product specification, section 4). */
const SAFETY_MS = 10_000
const SAFETY_MARGIN_MS = 1000
const TOAST_MS = 4000
/** Long enough to read what happened and reach the button. */
const UNDO_TOAST_MS = 8000

export interface App {
  readonly store: Pick<StoreApi<AppState>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly actions: ReturnType<typeof createActions>
}

/** Loads the saved wheel, settles what was pending and starts to keep every change. */
export function createApp(services: Services): App {
  const loaded = loadWheel(services)
  const { wheel, settings } = settlePending(loaded)
  const result = loaded.pendingSpin
  const store = createStore<AppState>(() => ({
    wheel,
    settings,
    phase: result ? 'finished' : 'idle',
    activeSpin: null,
    lastResult: result,
    restRotation: result ? result.angle : firstCentred(wheel),
    toasts: [],
    event: result ? { name: 'spinSettled', result } : null,
  }))
  const actions = createActions(store, services)
  if (loaded.isDamaged) {
    actions.showToast(
      'Your saved wheel could not be read. It was set aside, and this is a new one.',
      'warning',
    )
  }
  keepEveryChange(store, services, actions.showToast)
  if (result) save(store.getState(), services)
  return { store, actions }
}

/** The rotation that shows the middle of the first segment under the pointer, not a line. */
function firstCentred(wheel: Wheel) {
  return withinTurn(-Math.PI / activeSegments(wheel.segments).length)
}

type SaveServices = Pick<Services, 'storage' | 'newId' | 'now' | 'warn'>

function save(state: AppState, services: SaveServices): boolean {
  const pendingSpin = state.activeSpin?.outcome ?? null
  return saveWheel({ wheel: state.wheel, settings: state.settings, pendingSpin }, services)
}

function keepEveryChange(
  store: StoreApi<AppState>,
  services: SaveServices,
  showToast: (message: string, type: ToastType) => void,
): void {
  let isToldOfFailure = false
  store.subscribe((state, before) => {
    const isSame =
      state.wheel === before.wheel &&
      state.settings === before.settings &&
      state.activeSpin === before.activeSpin
    if (isSame) return
    const isKept = save(state, services)
    if (state.wheel.history !== before.wheel.history) {
      saveHistory({ ...state, pendingSpin: null }, services)
    }
    if (!isKept && !isToldOfFailure) {
      isToldOfFailure = true
      showToast('This browser keeps no data, so changes last until the page is closed.', 'warning')
    }
  })
}

function createActions(store: StoreApi<AppState>, services: Services) {
  const { getState: get, setState: set } = store
  let cancelTimer = () => {}

  function showToast(message: string, type: ToastType, undo?: Wheel): void {
    const toast: Toast = {
      id: services.newId(),
      message,
      type,
      durationMs: undo ? UNDO_TOAST_MS : TOAST_MS,
      ...(undo && { undo }),
    }
    set({ toasts: [...get().toasts, toast] })
  }

  function dismissToast(id: string): void {
    set({ toasts: get().toasts.filter((toast) => toast.id !== id) })
  }

  /** Changes the wheel unless it is spinning; says whether anything changed. */
  function change(edit: (wheel: Wheel) => Wheel, patch?: (wheel: Wheel) => Partial<AppState>) {
    const { wheel, phase } = get()
    if (phase === 'spinning') return false
    const changed = edit(wheel)
    if (changed === wheel) return false
    set({ wheel: changed, ...patch?.(changed) })
    return true
  }

  const happened = (event: AppEvent) => () => ({ event })

  /** Adds an option with the typed text. False when blank, full or spinning: the text is still the caller's. */
  function addOption(typed: string): boolean {
    return change(
      (wheel) => addSegment(wheel, typed, services.newId(), get().settings.eliminationMode),
      (wheel) => ({ event: { name: 'segmentAdded', segment: wheel.segments.at(-1) as Segment } }),
    )
  }

  function quickAddOption(): boolean {
    return addOption(NEW_OPTION_TEXT)
  }

  function editOption(id: string, edit: SegmentEdit): boolean {
    return change((wheel) => editSegment(wheel, id, edit, get().settings.eliminationMode))
  }

  function removeOption(id: string): boolean {
    const before = get().wheel
    const segment = before.segments.find((one) => one.id === id)
    if (!segment) return false
    const isRemoved = change(
      (wheel) => removeSegment(wheel, id, get().settings.eliminationMode),
      happened({ name: 'segmentRemoved', segment }),
    )
    if (isRemoved) showToast(`Removed “${segment.text}”`, 'info', before)
    return isRemoved
  }

  function replaceOptions(options: readonly string[], message: string): boolean {
    const before = get().wheel
    const isReset = change(
      () => createWheel(options, services.newId, services.now()),
      (wheel) => ({
        phase: 'idle',
        lastResult: null,
        restRotation: firstCentred(wheel),
        event: { name: 'wheelReset' },
      }),
    )
    if (isReset) showToast(message, 'info', before)
    return isReset
  }

  function resetToDefault(): boolean {
    return replaceOptions(DEFAULT_OPTIONS, 'Reset to Yes, No and Maybe')
  }

  function resetToNumbers(): boolean {
    return replaceOptions(NUMBER_OPTIONS, 'Reset to the numbers 1 to 6')
  }

  function clearResults(): boolean {
    const before = get().wheel
    const isCleared = change(clearHistory)
    if (isCleared) showToast('Recent results cleared', 'info', before)
    return isCleared
  }

  /** Takes back the change that a toast offers to undo. */
  function undo(toastId: string): void {
    const toast = get().toasts.find((one) => one.id === toastId)
    if (!toast?.undo || get().phase === 'spinning') return
    const wheel = toast.undo
    set({ wheel, phase: 'idle', lastResult: null, event: { name: 'changeUndone' } })
    dismissToast(toastId)
  }

  /** Draws the outcome, keeps it, and launches the wheel towards it. */
  function requestSpin(): boolean {
    const state = get()
    if (state.phase === 'spinning') return false
    if (!canSpin(state.wheel)) {
      showToast(
        state.settings.eliminationMode
          ? `Need at least ${MIN_SEGMENTS} active options to spin`
          : `Add at least ${MIN_SEGMENTS} options to spin`,
        'warning',
      )
      return false
    }
    const timing = spinTiming(state.settings.animationSpeed, services.prefersReducedMotion())
    const activeSpin = decideSpin(state, timing.durationMs, services)
    // A change made before this spin can no longer be taken back without losing its result.
    const toasts = state.toasts.filter((toast) => !toast.undo)
    set({
      phase: 'spinning',
      activeSpin,
      lastResult: null,
      toasts,
      event: { name: 'spinStarted' },
    })
    const { id } = activeSpin.outcome
    if (timing.durationMs > 0) guard(id, timing.durationMs)
    else if (timing.delayMs > 0) {
      cancelTimer = services.schedule(() => settleSpin(id), timing.delayMs)
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
    const { activeSpin, wheel } = get()
    if (activeSpin?.outcome.id !== id) return
    cancelTimer()
    const result = activeSpin.outcome
    set({
      wheel: recordResult(wheel, result),
      phase: 'finished',
      activeSpin: null,
      lastResult: result,
      restRotation: result.angle,
      event: { name: 'spinSettled', result },
    })
  }

  return {
    addOption,
    quickAddOption,
    editOption,
    removeOption,
    resetToDefault,
    resetToNumbers,
    clearResults,
    undo,
    showToast,
    dismissToast,
    requestSpin,
    settleSpin,
  }
}

/** Draws who wins and where the wheel rests, and solves the launch that ends there. */
function decideSpin(state: AppState, durationMs: number, services: Services): ActiveSpin {
  const active = activeSegments(state.wheel.segments)
  const drawn = drawOutcome(active.length, services.random)
  const launch = solveLaunch(state.restRotation, drawn.restRotation, durationMs, active.length)
  const angle = radians(withinTurn(restRotation(launch)))
  const winner = active[segmentUnderPointer(angle, active.length)] as Segment
  const { eliminationMode } = state.settings
  const isFinalWinner = eliminationMode && active.length === MIN_SEGMENTS
  const outcome: SpinResult = {
    id: services.newId(),
    winner,
    spinDuration: durationMs,
    timestamp: services.now(),
    angle,
    isEliminationMode: eliminationMode,
    isFinalWinner,
    remainingSegments: eliminationMode ? active.length - 1 : active.length,
  }
  return { launch, startedAtMs: services.monotonicNow(), outcome }
}
