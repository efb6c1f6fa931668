// The screen that the build has painted, until the app has taken it over.

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this render is the one that takes over what the build has painted, and must be the same. */
export function useIsPainted(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

/** Takes away what index.html shows if the app does not start, and lets the controls be used. */
export function removeStartScreen(): void {
  document.getElementById('start')?.remove()
  // public/start.js has kept them from being used before anything listened.
  for (const control of document.querySelectorAll<HTMLElement>('#root [inert]')) {
    control.inert = false
  }
}
