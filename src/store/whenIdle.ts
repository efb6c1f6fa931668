import type { StoreApi } from 'zustand/vanilla'
import type { AppState } from './state'

/**
 * Resolves when no wheel spins: at once, or when the spin under way has settled and its winner has been in sight
 * as long as it stands out.
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
