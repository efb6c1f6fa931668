// Toasts: which are shown, and for how long.

import type { StoreApi } from 'zustand/vanilla'
import { messages } from './messages'
import type { Services } from './services'
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

  return { showToast, dismissToast }
}

/** Without the toasts that offer Undo. */
export function withoutUndo(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.filter((toast) => !toast.undo)
}

/** Without the toasts about cleared data, which is back. */
export function withoutCleared(toasts: readonly Toast[]): readonly Toast[] {
  const outdated: readonly string[] = [messages.dataCleared, messages.clearedInOtherTab]
  return toasts.filter(({ message }) => !outdated.includes(message))
}
