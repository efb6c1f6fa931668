import type { StoreApi } from 'zustand/vanilla'
import type { AppState } from './state'

/**
 * Resolves when no wheel is spinning: at once, or when the current spin has settled and its winner is no longer
 * highlighted.
 */
export function whenIdle(store: Pick<StoreApi<AppState>, 'getState' | 'subscribe'>): Promise<void> {
  if (store.getState().phase !== 'spinning') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.subscribe(({ phase, isRevealing }) => {
      if (phase === 'spinning' || isRevealing) return
      stop()
      resolve()
    })
  })
}
