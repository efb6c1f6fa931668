import type { StoreApi } from 'zustand/vanilla'
import type { AppState } from './state'

const isIdle = ({ phase, isRevealing }: AppState) => phase !== 'spinning' && !isRevealing

/**
 * Resolves when no wheel is spinning and no winner is highlighted: at once, or when the current spin's winner has had
 * its moment.
 */
export function whenIdle(store: Pick<StoreApi<AppState>, 'getState' | 'subscribe'>): Promise<void> {
  if (isIdle(store.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (!isIdle(state)) return
      stop()
      resolve()
    })
  })
}
