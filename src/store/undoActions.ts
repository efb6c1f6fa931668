// Ignored while the wheel spins.

import type { StoreApi } from 'zustand/vanilla'
import { atWinner, restAfter } from '../wheel/resting'
import { messages } from './messages'
import { type toastActions, withoutUndo } from './screenActions'
import type { Services } from './services'
import type { AppState, Step } from './state'
import { stepBack, takeStep } from './steps'
import { type Side, stateAfter } from './undoHistory'

/** Chances change without an action too: weights in another tab, settings that are reset, an undo after a spin. */
export function keepRest({ subscribe, setState }: StoreApi<AppState>): void {
  subscribe((state, before) => {
    const { wheel, settings, restRotation } = state
    const isChanged = wheel !== before.wheel || settings !== before.settings
    const isOther = wheel.id !== before.wheel.id || restRotation !== before.restRotation
    if (!isChanged || isOther || state.phase === 'spinning') return
    // What is revealed is still the wheel that was drawn on, with the slices that the settings give it.
    const rest = state.isRevealing
      ? (atWinner(state.shownWheel ?? wheel, settings, state.lastResult) ?? restRotation)
      : restAfter({ ...before, lastResult: state.lastResult }, wheel, settings)
    if (rest !== restRotation) setState({ restRotation: rest })
  })
}

export function undoActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  services: Pick<Services, 'now'>,
  { showToast }: ReturnType<typeof toastActions>,
) {
  const nextOf = (side: Side) => get().undoHistory[side].length - 1

  function show(after: AppState, side: Side, { id, name }: Step): void {
    const { wheel, settings } = get()
    const isSame = after.wheel === wheel && after.settings === settings
    const says = isSame
      ? { done: messages.notUndone, undone: messages.notRedone }
      : { done: messages.undone, undone: messages.redone }
    const message = says[side](name)
    set({ ...after, toasts: withoutUndo(after.toasts), event: { name: 'changeUndone', message } })
    if (isSame) return void showToast(message, 'info')
    const { done, undone } = after.undoHistory
    const reverse = [...done, ...undone].find((step) => step.id === id)
    if (reverse) offer(reverse, side)
  }

  function offer(reverse: Step, side: Side): void {
    const { name } = reverse
    const [message, undoLabel] =
      side === 'done'
        ? [messages.undone(name), messages.redo]
        : [messages.redone(name), messages.undo]
    showToast(message, 'info', { undo: reverse, undoLabel })
  }

  function take(side: Side, index = nextOf(side)): boolean {
    const state = get()
    const step = state.undoHistory[side][index]
    if (!step || state.phase === 'spinning') return false
    show(stateAfter(state, side, index, services.now()), side, step)
    return true
  }

  /** Takes the step of a toast, wherever it is in the history by now. */
  function undo(toastId: string): void {
    const state = get()
    const toast = state.toasts.find(({ id }) => id === toastId)
    const step = toast?.undo
    if (!step || state.phase === 'spinning') return
    for (const side of ['done', 'undone'] as const) {
      const index = state.undoHistory[side].findIndex(({ id }) => id === step.id)
      if (index < 0) continue
      take(side, index)
      return
    }
    takeAlone(state, step, toast.undoLabel === messages.redo ? 'undone' : 'done')
  }

  /** Takes a step that is not in the history: settings, and what was undone before another change. */
  function takeAlone(state: AppState, step: Step, side: Side): void {
    const next = takeStep(state, step, true, services.now())
    const reverse = next && reverseOf(state, next, step)
    if (!next || !reverse) {
      set({ toasts: withoutUndo(state.toasts) })
      return
    }
    const { done, undone } = state.undoHistory
    const isOfWheel = reverse.change.kind !== 'settings'
    const undoHistory =
      side === 'done'
        ? { done, undone: [...undone, reverse] }
        : { done: [...done, reverse], undone }
    show({ ...next, ...(isOfWheel && { undoHistory }) }, side, step)
    if (!isOfWheel) offer(reverse, side)
  }

  const undoStep = () => take('done')

  const redoStep = () => take('undone')

  /** Takes a spin back, and what it has changed. */
  const undoSpin = (resultId: string) =>
    take(
      'done',
      get().undoHistory.done.findIndex((step) => step.resultId === resultId),
    )

  /** Leads to the state right after a step. @param id `null` for the state before the first */
  function goToStep(id: string | null): boolean {
    const { phase, undoHistory } = get()
    const { done, undone } = undoHistory
    if (phase === 'spinning') return false
    const at = done.findIndex((step) => step.id === id)
    const isBack = id === null || at >= 0
    const side = isBack ? 'done' : 'undone'
    const target = isBack ? at + 1 : undone.findIndex((step) => step.id === id)
    const count = undoHistory[side].length - target
    if (target < 0 || count === 0) return false
    if (count === 1) return take(side)
    let state = get()
    while (state.undoHistory[side].length > target) {
      state = stateAfter(state, side, state.undoHistory[side].length - 1, services.now())
    }
    const message = isBack ? messages.undoneSteps(count) : messages.redoneSteps(count)
    set({ ...state, toasts: withoutUndo(state.toasts), event: { name: 'changeUndone', message } })
    return true
  }

  return { undo, undoStep, redoStep, undoSpin, goToStep }
}

/** Settings that were reset stay a step of their own, even where weights count no more. */
function reverseOf(before: AppState, after: AppState, { id, name, change }: Step): Step | null {
  const reverse = stepBack(before, after, { id, name })
  if (!reverse || change.kind !== 'settings') return reverse
  const settings = { from: after.settings, to: before.settings }
  return { ...reverse, change: { kind: 'settings', settings } }
}
