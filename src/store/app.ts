// How React reads the product's one store.

import { useMemo } from 'react'
import { useStore } from 'zustand'
import { effectiveTiming, type Timing } from '../settings/timing'
import { activeSegments, activeSegmentsAnd, type Segment } from '../wheel/segment'
import { app } from './browserApp'
import type { AppState } from './state'

export { app }

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
