// Of a view only what changed is posted, so that a list of 10,000 options is copied once.

import type { RendererQuality } from '../wheel/settings/rendererQuality'
import type { LearnedRatio } from './learnedRatio'
import type { WheelView } from './view'

export type ViewChange = Partial<WheelView>

export type ToScene<Canvas> =
  | {
      readonly kind: 'open'
      readonly canvas: Canvas
      readonly quality: RendererQuality
    }
  /** `clock` is the page's, on which the times of views are. */
  | { readonly kind: 'show'; readonly change: ViewChange; readonly clock: ThreadClock }
  /** Answered at once by a worker that still runs. */
  | { readonly kind: 'ping' }

export type FromScene =
  | { readonly kind: 'loaded' }
  /** No WebGL 2 in workers here, or no animation frame. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'rest'; readonly spinId: string }
  | { readonly kind: 'shown'; readonly isShown: boolean }
  | { readonly kind: 'ratioLearned'; readonly learned: LearnedRatio | null }
  | { readonly kind: 'lost' }
  | { readonly kind: 'failed'; readonly cause: string }
  | { readonly kind: 'pong' }

/** Relates a thread's monotonic clock to the time of day. */
export interface ThreadClock {
  readonly originMs: number
  /** As it is now, from whole milliseconds: `Date.now() - performance.now()`. */
  readonly nowMs: number
}

/** The time of day is in whole milliseconds, and a message is on its way for a moment. */
const ROUNDING_MS = 4

/**
 * Milliseconds to add. Origins tell them exactly, unless the computer has slept, or its time was set, between the
 * starts of the two threads: monotonic clocks stand still then.
 */
export function clockShift(from: ThreadClock, to: ThreadClock): number {
  const exactMs = from.originMs - to.originMs
  const nowMs = from.nowMs - to.nowMs
  return Math.abs(exactMs - nowMs) <= ROUNDING_MS ? exactMs : nowMs
}

/** Compared by reference. */
export function changeBetween(before: WheelView | null, after: WheelView): ViewChange {
  if (!before) return after
  const fields = Object.entries(after) as [keyof WheelView, unknown][]
  return Object.fromEntries(fields.filter(([name, value]) => before[name] !== value))
}

/** @param shiftMs added to times of the page's clock */
export function onOtherClock(change: ViewChange, shiftMs: number): ViewChange {
  const { spin } = change
  return {
    ...change,
    ...(spin && { spin: { ...spin, startedAtMs: spin.startedAtMs + shiftMs } }),
  }
}
