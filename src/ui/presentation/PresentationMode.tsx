import { useEffect, useRef } from 'react'
import { keepScreenOn } from '../../platform/wakeLock'
import { app, useApp } from '../../store/app'
import { messages } from './messages'
import styles from './Presentation.module.css'
import { useIsPresenting } from './presentation'

const IDLE_MS = 3000

/** Keys that a keyboard user presses between two Tabs; any other key may be a remote's. */
const KEYS_OF_TABBING = ['Enter', ' ', 'Escape', 'Shift']

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
    const keyPressed = ({ key }: KeyboardEvent) => {
      if (!KEYS_OF_TABBING.includes(key)) root.toggleAttribute('data-tabbing', key === 'Tab')
    }
    const pressed = () => root.removeAttribute('data-tabbing')
    addEventListener('keydown', keyPressed, true)
    addEventListener('pointerdown', pressed, true)
    return () => {
      removeEventListener('keydown', keyPressed, true)
      removeEventListener('pointerdown', pressed, true)
      pressed()
      for (const type of INPUT_EVENTS) removeEventListener(type, showControls)
      clearTimeout(timer)
      root.removeAttribute('data-withdrawn')
      letScreenOff()
      app.actions.leavePresentation()
    }
  }, [isPresenting])

  return isPresenting && isBlank && <BlankScreen />
}

const showScreen = () => app.actions.blankScreen(false)

/** Any key or press brings the wheel back, and does nothing else. */
function BlankScreen() {
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const focused = document.activeElement
    button.current?.focus()
    // In the capture phase, before the shortcuts and the focused button.
    document.addEventListener('keydown', keyPressed, true)
    return () => {
      document.removeEventListener('keydown', keyPressed, true)
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
  }, [])

  return (
    <button
      ref={button}
      type="button"
      className={styles.blank}
      aria-label={messages.showScreen}
      onClick={showScreen}
    />
  )
}

function keyPressed(event: KeyboardEvent): void {
  // Escape leaves the presentation, and its black screen with it. Modifiers belong to the browser and the system.
  if (event.key === 'Escape' || event.key === 'Shift') return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  event.stopPropagation()
  if (!event.repeat) showScreen()
}
