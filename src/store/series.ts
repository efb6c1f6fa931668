// What steps of the undo history are called when they are recorded, and which of them are one.

import type { SpinResult } from '../wheel/result'
import type { AppState, Series } from './state'

/** How soon a change must follow another of the same kind to be one step with it. */
const SERIES_MS = 2000

/** What a new step is called, and whether it becomes a part of the one before it. */
export interface StepAbout {
  readonly id: string
  readonly name: string
  readonly series?: Series
  readonly isJoined?: boolean
  /** The spin that begins with the change. */
  readonly spin?: SpinResult
}

/** The series that a change of this kind would go on with. */
export function currentSeries({ undoHistory }: AppState, key: string, nowMs: number) {
  const series = undoHistory.done.at(-1)?.series
  return series?.key === key && nowMs - series.atMs < SERIES_MS ? series : undefined
}

/** The series of an option's own beginning: it is added, and its text typed. */
export function addedKey(id: string): string {
  return `added ${id}`
}
