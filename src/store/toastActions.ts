// Toasts: which are shown, for how long, and Undo.

import type { StoreApi } from 'zustand/vanilla'
import type { Wheel } from '../wheel/wheel'
import { messages } from './messages'
import type { Services } from './services'
import { openedNow, ownWheelsBeside, sharedOf } from './sharedState'
import type { AppState, Toast, ToastType } from './state'

const TOAST_MS = 4000
/** Long enough to read what happened and reach the button. */
export const UNDO_TOAST_MS = 8000
/** More would cover the controls. */
const MAX_TOASTS = 3

type ToastExtras = Partial<Omit<Toast, 'id' | 'message' | 'type'>>

export function toastActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  services: Services,
) {
  /** Shows a message; it replaces an earlier toast with the same message. */
  function showToast(message: string, type: ToastType, extras: ToastExtras = {}): void {
    const durationMs = extras.undo ? UNDO_TOAST_MS : TOAST_MS
    const toast: Toast = { id: services.newId(), message, type, durationMs, ...extras }
    const others = get().toasts.filter((one) => one.message !== message)
    const toasts = [...others, toast]
    const passing = toasts.filter((one) => Number.isFinite(one.durationMs)).slice(-MAX_TOASTS)
    // A toast without an end waits for an answer and does not count.
    set({
      toasts: toasts.filter((one) => !Number.isFinite(one.durationMs) || passing.includes(one)),
    })
  }

  function dismissToast(id: string): void {
    set({ toasts: get().toasts.filter((toast) => toast.id !== id) })
  }

  /** Undoes the change of a toast, and offers to redo it. */
  function undo(toastId: string): void {
    const before = get()
    const toast = before.toasts.find((one) => one.id === toastId)
    if (!toast?.undo || before.phase === 'spinning') return
    const toasts = withoutUndo(before.toasts)
    const back = { ...undoSnapshot(before), settings: before.settings }
    const change = toast.undo(before)
    const { ownWheels } = change
    // The wheel may have been renamed since then, which no Undo takes back.
    const wheel = change.wheel && withNameOf(before.wheel, change.wheel)
    set({
      ...change,
      // A wheel changed since then is the visitor's own too.
      ...(wheel && {
        wheel,
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

function withNameOf({ id, name }: Wheel, wheel: Wheel): Wheel {
  return wheel.id === id && wheel.name !== name ? { ...wheel, name } : wheel
}

/** Without the toasts that offer Undo, whose snapshots are out of date. */
export function withoutUndo(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.filter((toast) => !toast.undo)
}

/** Without the toasts about cleared data, which is back. */
export function withoutCleared(toasts: readonly Toast[]): readonly Toast[] {
  const outdated: readonly string[] = [messages.dataCleared, messages.clearedInOtherTab]
  return toasts.filter(({ message }) => !outdated.includes(message))
}

/** The part of the state that Undo restores. Toasts are not in it: they hold snapshots themselves. */
export function undoSnapshot(state: AppState): Partial<AppState> {
  const { wheel, link, ownWheels, phase, lastResult, restRotation } = state
  return {
    wheel,
    link,
    ownWheels,
    phase,
    lastResult,
    restRotation,
    isRevealing: false,
    focusedId: null,
  }
}
