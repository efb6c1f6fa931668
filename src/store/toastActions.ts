// The short messages: what is shown, for how long, and the way back that some carry.

import type { StoreApi } from 'zustand/vanilla'
import { messages } from './messages'
import type { Services } from './services'
import { openedNow, ownWheelsBeside, sharedOf } from './sharedState'
import type { AppState, Toast, ToastType } from './state'

const TOAST_MS = 4000
/** Long enough to read what happened and reach the button. */
const UNDO_TOAST_MS = 8000
/** More would stand in front of what one is working on. */
const MAX_TOASTS = 3

type ToastExtras = Partial<Pick<Toast, 'durationMs' | 'undo' | 'undoLabel' | 'action' | 'removed'>>

export function toastActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  services: Services,
) {
  /** Shows a message; the same one again takes the place of the first. */
  function showToast(message: string, type: ToastType, extras: ToastExtras = {}): void {
    const durationMs = extras.undo ? UNDO_TOAST_MS : TOAST_MS
    const toast: Toast = { id: services.newId(), message, type, durationMs, ...extras }
    const others = get().toasts.filter((one) => one.message !== message)
    const toasts = [...others, toast]
    const passing = toasts.filter((one) => Number.isFinite(one.durationMs)).slice(-MAX_TOASTS)
    // One that waits for an answer is not pushed out.
    set({
      toasts: toasts.filter((one) => !Number.isFinite(one.durationMs) || passing.includes(one)),
    })
  }

  function dismissToast(id: string): void {
    set({ toasts: get().toasts.filter((toast) => toast.id !== id) })
  }

  /** Takes back the change that a toast offers to undo; what that takes away can be had again. */
  function undo(toastId: string): void {
    const before = get()
    const toast = before.toasts.find((one) => one.id === toastId)
    if (!toast?.undo || before.phase === 'spinning') return
    const toasts = withoutUndo(before.toasts)
    const back = { ...undoSnapshot(before), settings: before.settings }
    const change = toast.undo(before)
    const { wheel, ownWheels } = change
    set({
      ...change,
      // What was made of the wheel since is the visitor's too.
      ...(wheel && {
        ownWheels: ownWheelsBeside(wheel, sharedOf(before), ownWheels),
        ...(wheel.id !== before.wheel.id && { openedAt: openedNow(before, services.now()) }),
      }),
      toasts,
      event: { name: 'changeUndone' },
    })
    const isRedo = toast.undoLabel === messages.redo
    showToast(isRedo ? messages.redone : messages.undone, 'info', {
      undo: () => back,
      undoLabel: isRedo ? messages.undo : messages.redo,
    })
  }

  return { showToast, dismissToast, undo }
}

/** Toasts without those that offer Undo: the state that they refer to has been superseded. */
export function withoutUndo(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.filter((toast) => !toast.undo)
}

/** What Undo restores. Not the whole state: its toasts hold snapshots too, and would chain them. */
export function undoSnapshot(state: AppState): Partial<AppState> {
  const { wheel, link, ownWheels, phase, lastResult, restRotation } = state
  return {
    ...{ wheel, link, ownWheels, phase, lastResult, restRotation },
    isRevealing: false,
    focusedId: null,
  }
}
