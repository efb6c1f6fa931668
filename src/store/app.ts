// React's access to the app's store.

import { useStore } from 'zustand'
import { effectiveTiming, type Timing } from '../wheel/settings/timing'
import { app } from './browserApp'
import type { AppState } from './state'

export { app }

/** Selects a part of the state; the component renders again when that part changes. */
export function useApp<T>(select: (state: AppState) => T): T {
  return useStore(app.store, select)
}

/** The durations in effect now, in milliseconds. */
export function currentTiming(): Timing {
  const { settings, device } = app.store.getState()
  return effectiveTiming(settings.animationSpeed, device)
}
