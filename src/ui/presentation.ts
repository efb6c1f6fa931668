// Owns presenting: the wheel alone on the whole screen, kept on, its controls withdrawn while nothing moves.

import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  isFullscreen,
  isFullscreenSupported,
  onFullscreenChange,
  setFullscreen,
} from '../platform/fullscreen'
import { keepScreenOn } from '../platform/wakeLock'
import { app } from '../store/app'

/** Controls withdraw after this long without a movement or a key. */
const WITHDRAW_MS = 3000

/** Enters or leaves the presentation. */
export function togglePresentation(): void {
  void setFullscreen(!isFullscreen())
  // The button that was pressed would keep Space and Enter for itself, and with them the next spin.
  const focused = document.activeElement
  if (focused?.closest('header')) {
    document.querySelector<HTMLElement>('[data-wheel]')?.focus({ preventScroll: true })
  }
}

export function leavePresentation(): void {
  if (isFullscreen()) void setFullscreen(false)
}

export const canPresent = isFullscreenSupported

/** Whether the page is being presented. */
export function useIsPresenting(): boolean {
  return useSyncExternalStore(onFullscreenChange, isFullscreen)
}

/** While presenting: keeps the screen on, says when it ends, and tells whether controls are withdrawn. */
export function usePresentation(isPresenting: boolean): { readonly isWithdrawn: boolean } {
  const [isWithdrawn, setWithdrawn] = useState(false)

  useEffect(() => {
    if (!isPresenting) return
    const letScreenOff = keepScreenOn()
    let timer = 0
    const stir = () => {
      setWithdrawn(false)
      clearTimeout(timer)
      timer = window.setTimeout(() => setWithdrawn(true), WITHDRAW_MS)
    }
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
    for (const sign of signs) addEventListener(sign, stir)
    stir()
    return () => {
      for (const sign of signs) removeEventListener(sign, stir)
      clearTimeout(timer)
      letScreenOff()
      setWithdrawn(false)
      app.actions.leavePresentation()
    }
  }, [isPresenting])

  return { isWithdrawn }
}
