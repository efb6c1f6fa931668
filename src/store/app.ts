import { useStore } from 'zustand'
import { effectiveTiming, type Timing } from '../wheel/settings/timing'
import { app } from './browserApp'
import type { AppState } from './state'

export { app }

export function useApp<T>(select: (state: AppState) => T): T {
  return useStore(app.store, select)
}

/** In effect now, in milliseconds. */
export function currentTiming(): Timing {
  const { settings, device } = app.store.getState()
  return effectiveTiming(settings.animationSpeed, device)
}
