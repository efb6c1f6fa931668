// Fingers on a touch screen: real touch events, with the times that a test gives them.

import type { CDPSession, Page } from 'playwright/test'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Steps of a movement between its ends, at least; more of them in a longer one. */
const STEPS = 5
const STEP_MS = 16

export class Fingers {
  private constructor(private readonly devtools: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page))
  }

  /** Puts fingers down, or more of them. */
  async press(...points: Point[]): Promise<void> {
    await this.send('touchStart', points)
  }

  async move(...points: Point[]): Promise<void> {
    await this.send('touchMove', points)
  }

  /** Lifts all fingers, as if they had rested for `restMs` before. */
  async lift(restMs = 0): Promise<void> {
    await this.send('touchEnd', [], Date.now() + restMs)
  }

  async tap(point: Point): Promise<void> {
    await this.press(point)
    await this.lift()
  }

  /** Moves one finger evenly and lifts it at the end, as if it took `ms`, however long it takes. */
  async swipe(from: Point, to: Point, ms: number): Promise<void> {
    const startMs = Date.now()
    const steps = Math.max(STEPS, Math.floor(ms / STEP_MS))
    await this.send('touchStart', [from], startMs)
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps
      const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
      await this.send('touchMove', [point], startMs + ms * part)
    }
    await this.send('touchEnd', [], startMs + ms)
  }

  private async send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
    timeMs = Date.now(),
  ): Promise<void> {
    await this.devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      timestamp: timeMs / 1000,
    })
  }
}
