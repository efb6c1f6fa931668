import type { StoreApi } from 'zustand/vanilla'
import type { AppState } from './state'

type Store = Pick<StoreApi<AppState>, 'getState' | 'subscribe'>

/** Whoever opens something here does not wait for a spin that another tab has begun. */
const isSpinning = ({ activeSpin }: AppState) => activeSpin !== null && !activeSpin.isElsewhere

/** Waits for the spin and for its winner's highlight. */
export function whenIdle(store: Store): Promise<void> {
  return isSpinning(store.getState()) ? whenSeen(store) : Promise.resolve()
}

/** Waits for a highlight alone too, for what would take the winner off the screen. */
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
