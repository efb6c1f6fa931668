import { createStore } from 'zustand/vanilla'
import type { Awaited } from '../beacon/awaitRound'

export const countdown = createStore<{ readonly awaited: Awaited | null }>(() => ({
  awaited: null,
}))

/** Whole seconds left until a round is due, never less than 0. */
export function secondsLeft({ dueMs }: Pick<Awaited, 'dueMs'>, nowMs: number): number {
  return Math.max(0, Math.ceil((dueMs - nowMs) / 1000))
}
