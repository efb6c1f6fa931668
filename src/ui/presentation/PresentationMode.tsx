// What presenting does beyond fullscreen: the screen stays on, the controls fade out while nobody moves, and the screen
// can be blanked.

import { useEffect } from 'react'
import { keepScreenOn } from '../../platform/wakeLock'
import { app, useApp } from '../../store/app'
import { BlankScreen } from './BlankScreen'
import { useIsPresenting } from './presentation'
import './presentation.css'

/** The controls fade out after this long without input. */
const IDLE_MS = 3000

const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

export function PresentationMode() {
  const isPresenting = useIsPresenting()
  const isBlank = useApp((state) => state.isBlank)

  useEffect(() => {
    if (!isPresenting) return
    const letScreenOff = keepScreenOn()
    const root = document.documentElement
    let timer = 0
    const showControls = () => {
      root.removeAttribute('data-withdrawn')
      clearTimeout(timer)
      timer = window.setTimeout(() => root.setAttribute('data-withdrawn', ''), IDLE_MS)
    }
    for (const type of INPUT_EVENTS) addEventListener(type, showControls)
    showControls()
    return () => {
      for (const type of INPUT_EVENTS) removeEventListener(type, showControls)
      clearTimeout(timer)
      root.removeAttribute('data-withdrawn')
      letScreenOff()
      app.actions.leavePresentation()
    }
  }, [isPresenting])

  return isPresenting && isBlank && <BlankScreen />
}
