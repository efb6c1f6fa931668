import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps what is typed while something is loaded, and types it into the field that then has the focus. A letter meant
 * for a field would otherwise be lost, or be a shortcut.
 */
export function useTypedAhead(isLoaded: boolean): void {
  const typed = useRef('')
  useLayoutEffect(() => {
    if (isLoaded) {
      insert(typed.current)
      typed.current = ''
      return
    }
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event
      if (ctrlKey || metaKey || altKey || isComposing || [...key].length !== 1) return
      event.preventDefault()
      event.stopPropagation()
      typed.current += key
    }
    document.addEventListener('keydown', pressed, true)
    return () => document.removeEventListener('keydown', pressed, true)
  }, [isLoaded])
}

function insert(text: string): void {
  const field = document.activeElement
  if (text === '' || !(field instanceof HTMLTextAreaElement)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
