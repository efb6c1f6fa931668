// Owns what the store needs from outside: time, randomness, storage, the system's wishes.
// Passed in, so that a test decides all of them.

import type { SafeStorage } from '../platform/storage'
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
  /** Tells the developer, in the console. */
  warn(message: string, cause?: unknown): void
}
