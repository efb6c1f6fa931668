// The store's dependencies: time, randomness, storage and locks between tabs. Injected, so that tests control them.

import type { SafeStorage } from '../platform/storage'
import type { TabLocks } from '../platform/tabLocks'
import type { RandomSource } from '../spin/random'
import type { NewId } from '../wheel/wheel'

export interface Services {
  readonly random: RandomSource
  readonly newId: NewId
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds on a clock that never jumps: the one that `requestAnimationFrame` uses. */
  monotonicNow(): number
  /** Runs the task once after a delay; returns what cancels it. */
  schedule(task: () => void, delayMs: number): () => void
  readonly storage: SafeStorage
  /** Of the tabs that show a wheel, one spins it at a time. */
  readonly locks: TabLocks
  /** Logs to the console. */
  warn(message: string, cause?: unknown): void
}

/** The lock of whoever draws from a wheel: by a spin, or as a draw of prizes. */
export function wheelLock(wheelId: string): string {
  return `wheel-${wheelId}`
}

const MINUTE_MS = 60_000

/** The day on this device, as `2026-11-22`. @param now milliseconds since 1970 */
export function localDay(now: number): string {
  const offsetMs = new Date(now).getTimezoneOffset() * MINUTE_MS
  return new Date(now - offsetMs).toISOString().slice(0, 10)
}
