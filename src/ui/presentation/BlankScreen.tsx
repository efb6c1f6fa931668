// A black screen over the presentation. Any key or press brings the wheel back, and does nothing else.

import { useEffect, useRef } from 'react'
import { app } from '../../store/app'
import { messages } from './messages'

const showScreen = () => app.actions.blankScreen(false)

export function BlankScreen() {
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
      data-part="blank"
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
