import type { KeyboardEvent } from 'react'

/** Escape closes only what is asked here, and not the sheet or the presentation around it. */
export function onEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
}
