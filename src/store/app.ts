// React's access to the app's store.

import { useMemo } from 'react'
import { useStore } from 'zustand'
import { effectiveTiming, type Timing } from '../settings/timing'
import { activeSegments, activeSegmentsAnd, type Segment } from '../wheel/segment'
import { app } from './browserApp'
import type { AppState } from './state'

export { app }

/** Selects a part of the state; the component renders again when that part changes. */
export function useApp<T>(select: (state: AppState) => T): T {
  return useStore(app.store, select)
}

/** The segments that are drawn: the active ones, and an eliminated winner while it is revealed. */
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

/** The durations in effect now, in milliseconds. */
export function currentTiming(): Timing {
  const { settings, device } = app.store.getState()
  return effectiveTiming(settings.animationSpeed, device)
}
