// Owns which key presses are shortcuts. A key that the focused control uses itself is never taken from it.

import { useEffect } from 'react'
import { app } from '../store/app'
import { ACTIONS } from './actions'

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const PRESSABLE = 'button, a[href], summary, [role="button"]'

/** Whether the focused element wants the key for itself. */
function isKeyTaken(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(TEXT_FIELDS)) return true
  return (key === 'Enter' || key === ' ') && target.closest(PRESSABLE) !== null
}

function pressed(event: KeyboardEvent): void {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (document.querySelector('dialog[open]') || isKeyTaken(key, target)) return
  const action = ACTIONS.find(({ keys }) => keys.includes(key))
  if (!action) return
  // Space would scroll the page.
  event.preventDefault()
  if (!event.repeat && action.isEnabled(app.store.getState())) action.run()
}

/** Runs actions by their keys while the component is mounted. */
export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
