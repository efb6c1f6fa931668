import { useSyncExternalStore } from 'react'
import {
  isFullscreen,
  isFullscreenSupported,
  onFullscreenChange,
  setFullscreen,
} from '../../platform/fullscreen'
import { findWheel } from '../kit/findWheel'

export const canPresent = isFullscreenSupported

export function togglePresentation(): void {
  void setFullscreen(!isFullscreen())
  // The pressed button would keep Space and Enter to itself. On the wheel they spin it.
  const focused = document.activeElement
  if (focused?.closest('header')) {
    findWheel()?.focus({ preventScroll: true })
  }
}

export function leavePresentation(): void {
  if (isFullscreen()) void setFullscreen(false)
}

export function useIsPresenting(): boolean {
  return useSyncExternalStore(onFullscreenChange, isFullscreen, () => false)
}
