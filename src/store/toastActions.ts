// Owns the short messages: what is shown, for how long, and the way back that some carry.

import type { StoreApi } from 'zustand/vanilla'
import type { Services } from './services'
import type { AppState, Toast, ToastType, Undo } from './state'

const TOAST_MS = 4000
/** Long enough to read what happened and reach the button. */
const UNDO_TOAST_MS = 8000

export function toastActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  services: Services,
) {
  function showToast(
    message: string,
    type: ToastType,
    undo?: Undo,
    durationMs = undo ? UNDO_TOAST_MS : TOAST_MS,
  ): void {
    const toast: Toast = {
      id: services.newId(),
      message,
      type,
      durationMs,
      ...(undo && { undo }),
    }
    set({ toasts: [...get().toasts, toast] })
  }

  function dismissToast(id: string): void {
    set({ toasts: get().toasts.filter((toast) => toast.id !== id) })
  }

  /** Takes back the change that a toast offers to undo. */
  function undo(toastId: string): void {
    const toast = get().toasts.find((one) => one.id === toastId)
    if (!toast?.undo || get().phase === 'spinning') return
    const event = { name: 'changeUndone' } as const
    if (toast.undo.wheel) {
      set({ ...toast.undo, phase: 'idle', lastResult: null, focusedId: null, event })
    } else set({ ...toast.undo, event })
    dismissToast(toastId)
  }

  return { showToast, dismissToast, undo }
}
