// Owns whether the wheel is presented: alone on the whole screen.

import { useSyncExternalStore } from 'react'
import {
  isFullscreen,
  isFullscreenSupported,
  onFullscreenChange,
  setFullscreen,
} from '../../platform/fullscreen'
import { findWheel } from '../wheel/findWheel'

/** Enters or leaves the presentation. */
export function togglePresentation(): void {
  void setFullscreen(!isFullscreen())
  // The button that was pressed would keep Space and Enter for itself, and with them the next spin.
  const focused = document.activeElement
  if (focused?.closest('header')) {
    findWheel()?.focus({ preventScroll: true })
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
