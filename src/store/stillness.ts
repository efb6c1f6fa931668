// Owns waiting for the end of a spin, which nothing may cut short.

import type { App } from './createApp'

/** Resolves when no wheel spins: at once, or when the spin under way has settled. */
export function stillness({ store }: App): Promise<void> {
  if (store.getState().phase !== 'spinning') return Promise.resolve()
  return new Promise((resolve) => {
    const stop = store.subscribe(({ phase }) => {
      if (phase === 'spinning') return
      stop()
      resolve()
    })
  })
}
