// What presenting does besides filling the screen: the screen stays on, and controls withdraw while nothing moves.

import { useEffect } from 'react'
import { keepScreenOn } from '../../platform/wakeLock'
import { app } from '../../store/app'
import { useIsPresenting } from './presentation'
import './presentation.css'

/** Controls withdraw after this long without a movement or a key. */
const WITHDRAW_MS = 3000

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

export function PresentationMode() {
  const isPresenting = useIsPresenting()

  useEffect(() => {
    if (!isPresenting) return
    const letScreenOff = keepScreenOn()
    const root = document.documentElement
    let timer = 0
    const stir = () => {
      root.removeAttribute('data-withdrawn')
      clearTimeout(timer)
      timer = window.setTimeout(() => root.setAttribute('data-withdrawn', ''), WITHDRAW_MS)
    }
    for (const sign of SIGNS) addEventListener(sign, stir)
    stir()
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, stir)
      clearTimeout(timer)
      root.removeAttribute('data-withdrawn')
      letScreenOff()
      app.actions.leavePresentation()
    }
  }, [isPresenting])

  return null
}
