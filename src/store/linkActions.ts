// Owns how a whole wheel takes the place of another: one from a link or a file, and the visitor's own again.

import type { StoreApi } from 'zustand/vanilla'
import { DEFAULT_OPTIONS, type Wheel } from '../wheel/wheel'
import { MAX_OWN_WHEELS } from './kept'
import type { AppState, OwnWheel, WheelLink } from './state'
import type { toastActions } from './toastActions'
import { firstCentred } from './wheelActions'

/** How long it is said that a wheel was opened (product specification, section 9). */
const OPENED_TOAST_MS = 5000

export function linkActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  { showToast }: ReturnType<typeof toastActions>,
) {
  /** Puts another wheel in place of this one; the visitor's own is kept, and a toast offers it back. */
  function openWheel(
    { wheel, settings }: OwnWheel,
    link: WheelLink | null,
    message: string,
  ): boolean {
    const before = get()
    if (before.phase === 'spinning') return false
    const own = { wheel: before.wheel, settings: before.settings }
    const ownWheels = isOwn(before) ? [own, ...before.ownWheels] : before.ownWheels
    set({
      ...shown({ wheel, settings }),
      link,
      ownWheels: ownWheels.slice(0, MAX_OWN_WHEELS),
      event: { name: 'wheelOpened', message },
    })
    showToast(
      message,
      'info',
      { ...own, link: before.link, ownWheels: before.ownWheels },
      OPENED_TOAST_MS,
    )
    return true
  }

  /** Brings back the visitor's own wheel that was replaced last. */
  function bringBackOwnWheel(): void {
    const { wheel, settings, link, ownWheels, phase } = get()
    const [own, ...others] = ownWheels
    if (!own || phase === 'spinning') return
    const message = 'Your own wheel is back'
    set({ ...shown(own), link: null, ownWheels: others, event: { name: 'wheelOpened', message } })
    showToast(message, 'info', { wheel, settings, link, ownWheels })
  }

  /** Says which link carries the wheel as it is now. */
  function setLink(hash: string): void {
    const { link } = get()
    if (link?.hash !== hash) set({ link: { hash, isOpened: link?.isOpened ?? false } })
  }

  return { openWheel, bringBackOwnWheel, setLink }
}

function shown({ wheel, settings }: OwnWheel): Partial<AppState> {
  return {
    wheel,
    settings,
    phase: 'idle',
    lastResult: null,
    isRevealing: false,
    focusedId: null,
    restRotation: firstCentred(wheel),
  }
}

/** Worth keeping: neither as a link brought it nor as a first visit finds it. */
function isOwn({ wheel, link }: AppState): boolean {
  return !link?.isOpened && !isUntouched(wheel)
}

function isUntouched({ segments, statistics }: Wheel): boolean {
  return (
    statistics.totalSpins === 0 &&
    segments.length === DEFAULT_OPTIONS.length &&
    segments.every(({ text }, index) => text === DEFAULT_OPTIONS[index])
  )
}
