// A state machine over pointer samples that carry their own time, so it needs neither timers nor the page.

import { MAX_SWIPE_STRENGTH } from '../../spin/launch'

/** A second press that begins this soon after a tap makes it a double tap. */
export const DOUBLE_TAP_MS = 300
export const LONG_PRESS_MS = 500
/** A press that has moved further cannot become a long press. */
export const MOVE_CANCEL_PX = 10
/** A press that has moved further is no longer a tap. */
export const SWIPE_START_PX = 20
/** CSS pixels per millisecond, at the end of a swipe. A slower finger has stopped before it lifts. */
export const SWIPE_MIN_VELOCITY = 0.05
/** CSS pixels per millisecond. A vertical drag that is no faster scrolls a page that can be scrolled. */
export const PAN_MAX_VELOCITY = 0.5
/** Per CSS pixel per millisecond. */
const STRENGTH_PER_VELOCITY = 100
/** Only the last moments count toward a swipe's velocity, so that hesitating before a flick does not slow it. */
const VELOCITY_WINDOW_MS = 100
/** A moving finger sends samples more often than this. Before a longer gap ended, it stood still. */
const LONGEST_STEP_MS = 50

/** CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface PointerSample extends Point {
  readonly type: 'down' | 'move' | 'up' | 'cancel'
  readonly id: number
  readonly timeMs: number
}

export type Gesture =
  | { readonly name: 'tap' }
  | { readonly name: 'doubleTap' }
  /** At the point where the press began. */
  | { readonly name: 'longPress'; readonly x: number; readonly y: number }
  | { readonly name: 'swipe'; readonly strength: number }
  /** The finger holds the wheel and has moved it from one point to another. */
  | { readonly name: 'turn'; readonly from: Point; readonly to: Point }
  /** A slow vertical drag, meant for the page. `dy` is in CSS pixels since the last report. */
  | { readonly name: 'pan'; readonly dy: number }
  /** `scale` is relative to where the two fingers began. Reported on every move and when one lifts. */
  | { readonly name: 'pinch'; readonly scale: number; readonly isOver: boolean }

export interface GestureRecognizer {
  /** When {@link advanceTo} has to be called if no sample comes first; `null` if nothing depends on time. */
  readonly deadlineMs: number | null
  /** Whether a finger holds the wheel: it turns with that finger. */
  readonly isHeld: boolean
  /** Samples must come in order of time. */
  addSample(sample: PointerSample): Gesture | null
  advanceTo(nowMs: number): Gesture | null
  reset(): void
}

interface TouchState {
  readonly fingers: Map<number, PointerSample>
  /** The only finger, while it can still become a tap, a long press or a swipe. */
  press: Press | null
  /** When the last tap ended, while it can still become a double tap. */
  lastTapMs: number | null
  /** Distance of two fingers when the second came down; 0 without a pinch. */
  pinchStartPx: number
  readonly canPan: (dy: number) => boolean
}

interface Press {
  readonly start: PointerSample
  /** Those of the velocity window, oldest first, and the one before them. */
  recent: PointerSample[]
  maxDistance: number
  readonly isSecond: boolean
  /** Once a press pans, it does nothing else. */
  isPan: boolean
}

/** @param canPan whether there is anything to pan for a finger that moves by `dy` */
export function createGestureRecognizer(canPan: (dy: number) => boolean): GestureRecognizer {
  const state: TouchState = {
    fingers: new Map(),
    press: null,
    lastTapMs: null,
    pinchStartPx: 0,
    canPan,
  }
  return {
    get deadlineMs() {
      return deadline(state)
    },
    get isHeld() {
      return state.press !== null && !state.press.isPan
    },
    advanceTo: (nowMs) => advance(state, nowMs),
    addSample(sample) {
      // A timer may be late, so the deadline may have passed before this sample.
      const overdue = advance(state, sample.timeMs)
      return handle(state, sample) ?? overdue
    },
    reset() {
      state.fingers.clear()
      state.press = null
      state.lastTapMs = null
    },
  }
}

function deadline({ press, lastTapMs }: TouchState): number | null {
  if (press) return press.maxDistance > MOVE_CANCEL_PX ? null : press.start.timeMs + LONG_PRESS_MS
  return lastTapMs === null ? null : lastTapMs + DOUBLE_TAP_MS
}

function advance(state: TouchState, nowMs: number): Gesture | null {
  const deadlineMs = deadline(state)
  if (deadlineMs === null || nowMs < deadlineMs) return null
  state.lastTapMs = null
  if (!state.press) return { name: 'tap' }
  const { x, y } = state.press.start
  state.press = null
  return { name: 'longPress', x, y }
}

function handle(state: TouchState, sample: PointerSample): Gesture | null {
  if (sample.type === 'move') return move(state, sample)
  if (sample.type === 'up') return up(state, sample)
  if (sample.type === 'down') down(state, sample)
  else release(state, sample)
  return null
}

function down(state: TouchState, sample: PointerSample): void {
  const { fingers, lastTapMs } = state
  fingers.set(sample.id, sample)
  const isAlone = fingers.size === 1
  state.press = isAlone
    ? {
        start: sample,
        recent: [sample],
        maxDistance: 0,
        isSecond: lastTapMs !== null,
        isPan: false,
      }
    : null
  state.lastTapMs = null
  if (fingers.size === 2) state.pinchStartPx = fingerDistance(state)
}

function move(state: TouchState, sample: PointerSample): Gesture | null {
  const before = state.fingers.get(sample.id)
  if (!before) return null
  state.fingers.set(sample.id, sample)
  if (!state.press) return pinch(state, false)
  trackPress(state.press, sample)
  return (
    pan(state.press, before, sample, state.canPan) ?? { name: 'turn', from: before, to: sample }
  )
}

function up(state: TouchState, sample: PointerSample): Gesture | null {
  const { press } = state
  const lastPinch = pinch(state, true)
  release(state, sample)
  if (!press) return lastPinch
  trackPress(press, sample)
  if (press.isPan) return null
  if (press.maxDistance > SWIPE_START_PX) return swipe(press)
  if (press.isSecond) return { name: 'doubleTap' }
  state.lastTapMs = sample.timeMs
  return null
}

function release(state: TouchState, sample: PointerSample): void {
  state.fingers.delete(sample.id)
  state.press = null
  state.pinchStartPx = 0
}

function trackPress(press: Press, sample: PointerSample): void {
  press.maxDistance = Math.max(press.maxDistance, distance(press.start, sample))
  press.recent.push(sample)
  const windowStartMs = sample.timeMs - VELOCITY_WINDOW_MS
  const first = press.recent.findIndex(({ timeMs }) => timeMs > windowStartMs)
  press.recent = press.recent.slice(Math.max(0, first - 1))
}

function swipe({ recent }: Press): Gesture | null {
  const [from, to] = [recent[0], recent.at(-1)]
  if (!from || !to) return null
  const velocity = velocityBetween(from, to)
  if (velocity <= SWIPE_MIN_VELOCITY) return null
  return { name: 'swipe', strength: Math.min(velocity * STRENGTH_PER_VELOCITY, MAX_SWIPE_STRENGTH) }
}

/** Where a page can be scrolled, a slow finger pans. It has the velocity window to become fast: a swipe begins as slowly. */
function pan(
  press: Press,
  before: PointerSample,
  sample: PointerSample,
  canPan: (dy: number) => boolean,
): Gesture | null {
  const { start, recent, maxDistance } = press
  const dy = sample.y - before.y
  if (!press.isPan) {
    const isDrag =
      maxDistance > SWIPE_START_PX && sample.timeMs - start.timeMs >= VELOCITY_WINDOW_MS
    const isVertical = Math.abs(sample.y - start.y) > Math.abs(sample.x - start.x)
    // Right after a hesitation, only the last step shows that the finger has become fast.
    const stepMs = Math.min(sample.timeMs - before.timeMs, LONGEST_STEP_MS)
    const velocity = Math.max(
      velocityBetween(recent[0] ?? before, sample),
      Math.abs(dy) / Math.max(1, stepMs),
    )
    press.isPan = isDrag && isVertical && velocity <= PAN_MAX_VELOCITY && canPan(dy)
  }
  return press.isPan ? { name: 'pan', dy } : null
}

function velocityBetween(from: PointerSample, to: PointerSample): number {
  return distance(from, to) / Math.max(1, to.timeMs - from.timeMs)
}

function pinch(state: TouchState, isOver: boolean): Gesture | null {
  if (state.fingers.size !== 2 || state.pinchStartPx === 0) return null
  return { name: 'pinch', scale: fingerDistance(state) / state.pinchStartPx, isOver }
}

function fingerDistance({ fingers }: TouchState): number {
  const [a, b] = fingers.values()
  return a && b ? Math.max(1, distance(a, b)) : 0
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}
