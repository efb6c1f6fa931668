import type { StoreApi } from 'zustand/vanilla'
import type { AppState } from './state'

type Store = Pick<StoreApi<AppState>, 'getState' | 'subscribe'>

/** Whoever opens something here does not wait for a spin that another tab has begun. */
const isSpinning = ({ activeSpin }: AppState) => activeSpin !== null && !activeSpin.isElsewhere

/** Resolves at once if no wheel spins; otherwise once the spin's winner is no longer highlighted. */
export function whenIdle(store: Store): Promise<void> {
  return isSpinning(store.getState()) ? whenSeen(store) : Promise.resolve()
}

/** Resolves when nothing spins and no winner is highlighted, for what would take the winner off the screen. */
export function whenSeen(store: Store): Promise<void> {
  const isSeen = (state: AppState) => !isSpinning(state) && !state.isRevealing
  if (isSeen(store.getState())) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (!isSeen(state)) return
      stop()
      resolve()
    })
  })
}
