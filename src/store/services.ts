// What the store needs from outside: time, randomness, storage, other tabs. Passed in, so that a test decides
// all of it.

import type { SafeStorage } from '../platform/storage'
import type { TabLocks } from '../platform/tabLocks'
import type { RandomSource } from '../spin/random'
import type { NewId } from '../wheel/wheel'

export interface Services {
  readonly random: RandomSource
  readonly newId: NewId
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds on a clock that never jumps; the one frames are timed by. */
  monotonicNow(): number
  /** Runs the task once after a delay; returns what cancels it. */
  schedule(task: () => void, delayMs: number): () => void
  readonly storage: SafeStorage
  /** Tells a tab that is at work from one that is gone. */
  readonly locks: TabLocks
  /** Tells the developer, in the console. */
  warn(message: string, cause?: unknown): void
}
