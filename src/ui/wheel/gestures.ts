// Owns what a finger on the wheel means: tap, double tap, long press, swipe, pinch (product specification, sections 4, 9).
// A state machine over samples; time comes with them, nothing here touches the page.

/** A second press that begins this soon after a tap makes it a double tap. */
export const DOUBLE_TAP_MS = 300
export const LONG_PRESS_MS = 500
/** A press that moved further is no long press. */
export const MOVE_CANCEL_PX = 10
/** A press that moved further is a swipe. */
export const SWIPE_START_PX = 20
export const SWIPE_MIN_PX = 50
/** CSS pixels a millisecond. */
export const SWIPE_MIN_VELOCITY = 0.5
export const MAX_SWIPE_STRENGTH = 2000
const STRENGTH_PER_VELOCITY = 100
/** A finger's velocity is that of its last moments: a hesitation before a flick does not slow it. */
const VELOCITY_WINDOW_MS = 100

export interface PointerSample {
  readonly type: 'down' | 'move' | 'up' | 'cancel'
  /** Which finger. */
  readonly id: number
  readonly timeMs: number
  /** CSS pixels. */
  readonly x: number
  readonly y: number
}

export type Gesture =
  | { readonly name: 'tap' }
  | { readonly name: 'doubleTap' }
  /** Where it began. */
  | { readonly name: 'longPress'; readonly x: number; readonly y: number }
  | { readonly name: 'swipe'; readonly strength: number }
  /** Distance of two fingers as a ratio of what it was. Told at every move, and once more when one lifts. */
  | { readonly name: 'pinch'; readonly scale: number; readonly isOver: boolean }

interface Press {
  readonly start: PointerSample
  /** The last moments, oldest first, and one sample before them. */
  trail: PointerSample[]
  /** Furthest from the start so far. */
  reach: number
  readonly isSecond: boolean
}

export interface Recogniser {
  /** When {@link pass} is to be called next, or `null` while nothing waits for time. */
  readonly dueMs: number | null
  /** Takes the next sample. Samples come in the order of time. */
  feed(sample: PointerSample): Gesture | null
  /** Tells that it is so late now without a sample. */
  pass(nowMs: number): Gesture | null
  /** Forgets what was under way. */
  reset(): void
}

export function createRecogniser(): Recogniser {
  const fingers = new Map<number, PointerSample>()
  /** The finger that may yet become anything but a pinch. */
  let press: Press | null = null
  /** When the tap that waits for a second one ended. */
  let tappedMs: number | null = null
  /** Distance of the two fingers when the second came down. */
  let spread = 0

  function dueMs(): number | null {
    if (press) return press.reach > MOVE_CANCEL_PX ? null : press.start.timeMs + LONG_PRESS_MS
    return tappedMs === null ? null : tappedMs + DOUBLE_TAP_MS
  }

  function pass(nowMs: number): Gesture | null {
    const due = dueMs()
    if (due === null || nowMs < due) return null
    tappedMs = null
    if (!press) return { name: 'tap' }
    const { x, y } = press.start
    press = null
    return { name: 'longPress', x, y }
  }

  function down(sample: PointerSample): void {
    fingers.set(sample.id, sample)
    const isAlone = fingers.size === 1
    press = isAlone
      ? { start: sample, trail: [sample], reach: 0, isSecond: tappedMs !== null }
      : null
    tappedMs = null
    if (fingers.size === 2) spread = fingerDistance()
  }

  function move(sample: PointerSample): Gesture | null {
    if (!fingers.has(sample.id)) return null
    fingers.set(sample.id, sample)
    if (press) follow(press, sample)
    return pinch(false)
  }

  function pinch(isOver: boolean): Gesture | null {
    if (fingers.size !== 2 || spread === 0) return null
    return { name: 'pinch', scale: fingerDistance() / spread, isOver }
  }

  function up(sample: PointerSample): Gesture | null {
    const ended = press
    const pinched = pinch(true)
    lift(sample)
    if (!ended) return pinched
    follow(ended, sample)
    if (ended.reach > SWIPE_START_PX) return swipe(ended)
    if (ended.isSecond) return { name: 'doubleTap' }
    tappedMs = sample.timeMs
    return null
  }

  function lift(sample: PointerSample): void {
    fingers.delete(sample.id)
    press = null
    spread = 0
  }

  function fingerDistance(): number {
    const [a, b] = fingers.values()
    return a && b ? Math.max(1, distance(a, b)) : 0
  }

  function take(sample: PointerSample): Gesture | null {
    if (sample.type === 'move') return move(sample)
    if (sample.type === 'up') return up(sample)
    if (sample.type === 'down') down(sample)
    else lift(sample)
    return null
  }

  return {
    get dueMs() {
      return dueMs()
    },
    pass,
    feed(sample) {
      const overdue = pass(sample.timeMs)
      return take(sample) ?? overdue
    },
    reset() {
      fingers.clear()
      press = null
      tappedMs = null
    },
  }
}

function distance(a: PointerSample, b: PointerSample): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

function follow(press: Press, sample: PointerSample): void {
  press.reach = Math.max(press.reach, distance(press.start, sample))
  press.trail.push(sample)
  const recent = press.trail.findIndex(({ timeMs }) => timeMs > sample.timeMs - VELOCITY_WINDOW_MS)
  press.trail = press.trail.slice(Math.max(0, recent - 1))
}

function swipe({ start, trail }: Press): Gesture | null {
  const [from, to] = [trail[0], trail.at(-1)]
  if (!from || !to || distance(start, to) <= SWIPE_MIN_PX) return null
  const velocity = distance(from, to) / Math.max(1, to.timeMs - from.timeMs)
  if (velocity <= SWIPE_MIN_VELOCITY) return null
  return { name: 'swipe', strength: Math.min(velocity * STRENGTH_PER_VELOCITY, MAX_SWIPE_STRENGTH) }
}
