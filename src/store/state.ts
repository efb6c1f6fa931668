// Owns the shape of the one truth. Per-frame values (the angle) are not in it.

import type { Settings } from '../settings/settings'
import type { Launch } from '../spin/launch'
import type { Radians } from '../wheel/angle'
import type { SpinResult } from '../wheel/result'
import type { Segment } from '../wheel/segment'
import type { Wheel } from '../wheel/wheel'

/** A spin under way. Its outcome is decided and stored; the picture only has to arrive there. */
export interface ActiveSpin {
  readonly launch: Launch
  /** On the monotonic clock. */
  readonly startedAtMs: number
  readonly outcome: SpinResult
}

export type SpinPhase = 'idle' | 'spinning' | 'finished'

/** What just happened, for whoever makes it heard, felt or read. A new object each time. */
export type AppEvent =
  | { readonly name: 'spinStarted' }
  | { readonly name: 'spinSettled'; readonly result: SpinResult }
  | { readonly name: 'segmentAdded'; readonly segment: Segment }
  | { readonly name: 'segmentRemoved'; readonly segment: Segment }
  | { readonly name: 'wheelReset' }
  | { readonly name: 'changeUndone' }

export type ToastType = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  readonly id: string
  readonly message: string
  readonly type: ToastType
  readonly durationMs: number
  /** Present where the change can be taken back: the wheel as it was. */
  readonly undo?: Wheel
}

export interface AppState {
  readonly wheel: Wheel
  readonly settings: Settings
  readonly phase: SpinPhase
  /** Present exactly while `phase` is `spinning`. */
  readonly activeSpin: ActiveSpin | null
  /** Present exactly while `phase` is `finished`. */
  readonly lastResult: SpinResult | null
  /** Where the wheel stands between spins. */
  readonly restRotation: Radians
  readonly toasts: readonly Toast[]
  readonly event: AppEvent | null
}
