// Owns the product's one store, made from the browser's own services, and how React reads it.

import { useMemo } from 'react'
import { useStore } from 'zustand'
import { readDevice, watchDevice } from '../platform/device'
import { cryptoWords, randomId } from '../platform/entropy'
import { safeStorage } from '../platform/storage'
import { effectiveTiming, type Timing } from '../settings/timing'
import { activeSegments, activeSegmentsAnd, type Segment } from '../wheel/segment'
import { createApp } from './createApp'
import { isAnythingKept } from './persistence'
import type { Services } from './services'
import type { AppState } from './state'

const storage = safeStorage(() => localStorage)

const browser: Services = {
  random: cryptoWords,
  newId: randomId,
  now: () => Date.now(),
  monotonicNow: () => performance.now(),
  schedule(task, delayMs) {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
  storage,
  warn: (message, cause) =>
    cause === undefined ? console.warn(message) : console.warn(message, cause),
}

export const app = createApp(browser, readDevice())
watchDevice(app.actions.setDevice)

/** Waited for before the first paint, because what is drawn first is the visitor's own wheel. */
export const restored: Promise<void> = isAnythingKept(storage)
  ? import('./readKept').then(app.restore, () => app.restore(null))
  : Promise.resolve()

/** A part of the state; the component renders again when that part is another value. */
export function useApp<T>(select: (state: AppState) => T): T {
  return useStore(app.store, select)
}

/** The segments on the wheel as it is drawn: the active ones, and one just eliminated while it is revealed. */
export function useDrawnSegments(): readonly Segment[] {
  const segments = useApp((state) => state.wheel.segments)
  const revealedId = useApp(({ isRevealing, lastResult }) =>
    isRevealing && lastResult?.isEliminationMode ? lastResult.winner.id : null,
  )
  return useMemo(
    () =>
      revealedId === null ? activeSegments(segments) : activeSegmentsAnd(segments, revealedId),
    [segments, revealedId],
  )
}

/** The times in force now, in milliseconds. */
export function currentTiming(): Timing {
  const { settings, device } = app.store.getState()
  return effectiveTiming(settings.animationSpeed, device)
}
