// Fingers on a touch screen: real touch events, with the times that a test gives them.

import { cdp, type Locator } from 'vitest/browser'
import { middle, onScreen, type Point } from './device'
import { endMovements } from './locators'

/** Steps of a movement between its ends, at least; more of them in a longer one. */
const STEPS = 5
const STEP_MS = 16
const TAP_MS = 20
const BETWEEN_TAPS_MS = 100

/** The time of the device, whatever a test makes of the page's. */
const now = Date.now.bind(Date)
let lastMs = 0

export const fingers = {
  /** Puts fingers down, or more of them. */
  press: (...points: Point[]) => send('touchStart', points),
  move: (...points: Point[]) => send('touchMove', points),
  /** Lifts all fingers. */
  lift: () => send('touchEnd', []),
  /** Quick, however long it takes. */
  async tap(point: Point): Promise<void> {
    const startMs = now()
    await send('touchStart', [point], startMs)
    await send('touchEnd', [], startMs + TAP_MS)
  },
  /** Once it is in view. */
  async tapOn(locator: Locator): Promise<void> {
    const element = await locator.findElement()
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    endMovements()
    await fingers.tap(middle(locator))
  },
  async doubleTap(point: Point): Promise<void> {
    const startMs = now()
    for (const atMs of [startMs, startMs + BETWEEN_TAPS_MS]) {
      await send('touchStart', [point], atMs)
      await send('touchEnd', [], atMs + TAP_MS)
    }
  },
  /** Moves one finger evenly and lifts it at the end, as if it took `ms`, however long it takes. */
  async swipe(from: Point, to: Point, ms: number): Promise<void> {
    const startMs = now()
    const steps = Math.max(STEPS, Math.floor(ms / STEP_MS))
    await send('touchStart', [from], startMs)
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      await send('touchMove', [point], startMs + ms * part)
    }
    await send('touchEnd', [], startMs + ms)
  },
}

async function send(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
  timeMs = now(),
): Promise<void> {
  // A touch that took less time than it seemed to take is over before the next one.
  lastMs = Math.max(lastMs, timeMs)
  await cdp().send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map((point, id) => ({ ...onScreen(point), id })),
    timestamp: lastMs / 1000,
  })
}
