// Owns when the visitor's first own change has been kept.

import type { App } from './createApp'

/**
 * Calls `done` once, after the first save that follows a deed; returns what ends the wait.
 * @param hasActed whether the visitor has done anything yet
 */
export function afterFirstSave(
  { store, keeping }: App,
  hasActed: () => boolean,
  done: () => void,
): () => void {
  let savesBefore = hasActed() ? 0 : keeping.saves
  function look(): void {
    if (!hasActed()) savesBefore = keeping.saves
    else if (keeping.saves > savesBefore) {
      stop()
      done()
    }
  }
  const stop = store.subscribe(look)
  look()
  return stop
}
