// Owns how a whole wheel takes the place of another: one from a link or a file, and the visitor's own again.

import type { StoreApi } from 'zustand/vanilla'
import { ownWheelsAfter } from './ownWheels'
import type { AppState, OwnWheel, WheelLink } from './state'
import { standing, type toastActions, withoutUndo } from './toastActions'
import { firstCentred } from './wheelActions'

/** How long it is said that a wheel was opened (product specification, section 9). */
const OPENED_TOAST_MS = 5000

export function linkActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  { showToast }: ReturnType<typeof toastActions>,
) {
  function show(next: Partial<AppState> & OwnWheel, message: string, durationMs?: number): boolean {
    const { phase, settings, toasts } = get()
    if (phase === 'spinning') return false
    const before = { ...standing(get()), settings }
    set({
      ...next,
      phase: 'idle',
      lastResult: null,
      isRevealing: false,
      focusedId: null,
      toasts: withoutUndo(toasts),
      restRotation: firstCentred(next.wheel),
      event: { name: 'wheelOpened', message },
    })
    showToast(message, 'info', {
      undo: () => before,
      ...(durationMs && { durationMs }),
    })
    return true
  }

  /** Puts another wheel in place of this one; the visitor's own is kept, and a toast offers it back. */
  function openWheel(opened: OwnWheel, link: WheelLink | null, message: string): boolean {
    return show({ ...opened, link, ownWheels: ownWheelsAfter(get()) }, message, OPENED_TOAST_MS)
  }

  /** Brings back the visitor's own wheel that was replaced last. */
  function bringBackOwnWheel(): boolean {
    const [own, ...ownWheels] = get().ownWheels
    return own !== undefined && show({ ...own, link: null, ownWheels }, 'Your own wheel is back')
  }

  /** Says which link carries the wheel as it is now. */
  function setLink(hash: string): void {
    const { link } = get()
    if (link?.hash !== hash) set({ link: { hash, isOpened: link?.isOpened ?? false } })
  }

  return { openWheel, bringBackOwnWheel, setLink }
}
