// Owns the product's one store, made from the browser's own services, and how React reads it.

import { useStore } from 'zustand'
import { readDevice, watchDevice } from '../platform/device'
import { cryptoWords, randomId } from '../platform/entropy'
import { safeStorage } from '../platform/storage'
import { effectiveTiming, type Timing } from '../settings/timing'
import { createApp } from './createApp'
import type { Services } from './services'
import type { AppState } from './state'

const browser: Services = {
  random: cryptoWords,
  newId: randomId,
  now: () => Date.now(),
  monotonicNow: () => performance.now(),
  schedule(task, delayMs) {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
  storage: safeStorage(() => localStorage),
  warn: (message, cause) =>
    cause === undefined ? console.warn(message) : console.warn(message, cause),
}

export const app = createApp(browser, readDevice())
watchDevice(app.actions.setDevice)

/** A part of the state; the component renders again when that part is another value. */
export function useApp<T>(select: (state: AppState) => T): T {
  return useStore(app.store, select)
}

/** The times in force now, in milliseconds. */
export function currentTiming(): Timing {
  const { settings, device } = app.store.getState()
  return effectiveTiming(settings.animationSpeed, device)
}
