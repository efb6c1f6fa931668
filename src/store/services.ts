// Injected, so that tests control them.

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
  schedule(task: () => void, delayMs: number): () => void
  readonly storage: SafeStorage
  /** Of the tabs that show a wheel, one spins it at a time. */
  readonly locks: TabLocks
  warn(message: string, cause?: unknown): void
}

/** For spins and draws of prizes alike. */
export function wheelLock(wheelId: string): string {
  return `wheel-${wheelId}`
}

const MINUTE_MS = 60_000

/** As `2026-11-22`, on this device. @param now milliseconds since 1970 */
export function localDay(now: number): string {
  const offsetMs = new Date(now).getTimezoneOffset() * MINUTE_MS
  return new Date(now - offsetMs).toISOString().slice(0, 10)
}
