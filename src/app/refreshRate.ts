// Browsers do not tell the screen's refresh rate, so it is measured, once in a session for each screen.

import { onPixelRatioChange, setRefreshRate } from '../platform/device'
import { safeStorage } from '../platform/storage'
import { app } from '../store/app'
import { whenIdle } from '../store/whenIdle'

/** In session storage: the rate and the screen it belongs to. */
const KEY = 'wheel_refresh_rate'
/** Frames to measure: a third of a second at 60 Hz. */
const FRAMES = 20
/** Between the page's last work and a measurement. */
const PAUSE_MS = 1000
const ORDINARY_HZ = 60
/** Halfway from the fastest screens below the ordinary ones, of 50 Hz. */
const ALMOST_ORDINARY_HZ = 55
/** The slowest screens run at 24 Hz, for films. A browser that throttles the page shows fewer frames. */
const SLOWEST_HZ = 20
const FASTEST_HZ = 1000
/** A busy page misses frames, but none gets more than the screen shows, so the highest of several rates counts. */
const TRIES = 3

/** Measures while the page is visible and idle; again when the window has moved to another screen. */
export function followRefreshRate(): void {
  const session = safeStorage(() => sessionStorage)
  let current: string | null = null

  async function update(): Promise<void> {
    const screen = describeScreen()
    if (screen === current) return
    current = screen
    const [stored, where] = session.read(KEY)?.split('@') ?? []
    const remembered = where === screen ? Number(stored) : 0
    const isPossible = remembered >= SLOWEST_HZ && remembered <= FASTEST_HZ
    const rate = isPossible ? remembered : await measure()
    // The window has moved on meanwhile.
    if (current !== screen) return
    if (rate > 0) {
      session.write(KEY, `${rate}@${screen}`)
      app.actions.setDevice(setRefreshRate(rate))
    } else {
      // The next event tries again.
      current = null
    }
  }

  // No event tells of every move between screens, and none of these is only about that.
  onPixelRatioChange(update)
  for (const type of ['resize', 'focus']) addEventListener(type, update)
  // Only in Chromium is the screen an event target.
  if (screen instanceof EventTarget) screen.addEventListener('change', update)
  void update()
}

/** By size and place, as far as the browser tells. */
function describeScreen(): string {
  const { width, height, availLeft, availTop } = screen as Screen & Record<string, unknown>
  return [width, height, devicePixelRatio, availLeft, availTop].join()
}

/** 0 where the browser throttles the page. */
async function measure(): Promise<number> {
  let rate = 0
  for (let tries = 0; tries < TRIES && rate < ORDINARY_HZ; ) {
    await visible()
    await whenIdle(app.store)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    await browserIdle()
    const times: number[] = []
    while (isStill() && times.length <= FRAMES) {
      times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)))
    }
    if (times.length <= FRAMES) continue
    tries += 1
    rate = Math.max(rate, refreshRateOf(times))
  }
  return rate
}

function isStill(): boolean {
  const { phase, isRevealing } = app.store.getState()
  return phase !== 'spinning' && !isRevealing
}

/** A hidden tab gets no frames, or few. */
function visible(): Promise<unknown> | undefined {
  if (document.visibilityState === 'visible') return undefined
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', resolve, { once: true })
  })
}

function browserIdle(): Promise<unknown> | undefined {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') return undefined
  return new Promise((resolve) => requestIdleCallback(resolve))
}

/**
 * In whole frames per second; 0 where no screen is that slow. All that is nearer to 60 than to the next slower screens
 * is 60: screens called 60 Hz run at 59.94 or so, and the times are rounded.
 * @param times milliseconds, in order
 */
export function refreshRateOf(times: readonly number[]): number {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  // Neither a late frame counts nor the one that makes up for it. The mean of the others evens out the rounding.
  const even = gaps.filter((gap) => gap > median / 2 && gap < median * 1.5)
  const rate = (1000 * even.length) / even.reduce((sum, gap) => sum + gap, 0)
  if (!(rate >= SLOWEST_HZ)) return 0
  return rate > ALMOST_ORDINARY_HZ && rate < ORDINARY_HZ ? ORDINARY_HZ : Math.round(rate)
}
