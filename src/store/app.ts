// Owns the product's one store, made from the browser's own services, and how React reads it.

import { useStore } from 'zustand'
import { cryptoWords, randomId } from '../platform/entropy'
import { prefersReducedMotion } from '../platform/motionPreference'
import { safeStorage } from '../platform/storage'
import { createApp } from './createApp'
import type { AppState } from './state'

export const app = createApp({
  random: cryptoWords,
  newId: randomId,
  now: () => Date.now(),
  monotonicNow: () => performance.now(),
  schedule(task, delayMs) {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
  prefersReducedMotion,
  storage: safeStorage(() => localStorage),
  warn: (message, cause) =>
    cause === undefined ? console.warn(message) : console.warn(message, cause),
})

/** A part of the state; the component renders again when that part is another value. */
export function useApp<T>(select: (state: AppState) => T): T {
  return useStore(app.store, select)
}
