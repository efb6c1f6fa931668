// Owns how React reads the product's one store, and when it has taken up what was kept.

import { useMemo } from 'react'
import { useStore } from 'zustand'
import { effectiveTiming, type Timing } from '../settings/timing'
import { activeSegments, activeSegmentsAnd, type Segment } from '../wheel/segment'
import { app } from './browserApp'
import { isAnythingKept } from './persistence'
import type { AppState } from './state'

export { app }

/** Waited for before the first paint, because what is drawn first is the visitor's own wheel. */
export const restored: Promise<void> = isAnythingKept(app.keeping.storage)
  ? import('./restoreApp').then(({ restoreApp }) => restoreApp()).catch(goOnWithout)
  : Promise.resolve()

/** Where the code that reads what is kept cannot be had, all of it waits for the next visit. */
function goOnWithout(cause: unknown): void {
  app.keeping.warn('Failed to load what reads saved wheels', cause)
  app.keeping.lockAll()
  app.actions.showToast(
    'What you saved could not be loaded and stays as it is. Reload the page to try again; until then changes are not kept.',
    'warning',
    { durationMs: 10_000 },
  )
}

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
