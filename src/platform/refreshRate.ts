// The screen's refresh rate. Browsers do not tell it, so it is measured, once in a session for each screen.

import { onPixelRatioChange } from './pixelRatio'
import { safeStorage } from './storage'

/** In session storage: the rate and the screen it belongs to. */
const KEY = 'wheel_refresh_rate'
/** Frames to measure: a third of a second at 60 Hz. */
const FRAMES = 20
/** Between the page's last work and a measurement. */
const PAUSE_MS = 1000
const ORDINARY_HZ = 60
/** The fastest rate of screens below the ordinary one. */
const SLOWER_HZ = 50
/** The slowest screens run at 24 Hz, for films. A browser that throttles the page shows fewer frames. */
const SLOWEST_HZ = 20
const FASTEST_HZ = 1000
/** A busy page misses frames, but none gets more than the screen shows, so the highest of several rates counts. */
const TRIES = 3

export interface IdlePage {
  /** Resolves once no wheel turns. */
  whenIdle(): Promise<void>
  /** Whether the page has nothing to draw. */
  isIdle(): boolean
}

/**
 * Calls back with the screen's rate in frames per second, measured while the page is visible and idle, or remembered
 * from earlier in the session; again when the window has moved to another screen.
 */
export function watchRefreshRate(page: IdlePage, known: (framesPerSecond: number) => void): void {
  const session = safeStorage(() => sessionStorage)
  let current: string | null = null

  async function update(): Promise<void> {
    const screen = describeScreen()
    if (screen === current) return
    current = screen
    const [rateText, where] = (session.read(KEY) ?? '').split('@')
    const remembered = Number(rateText)
    if (where === screen && remembered >= SLOWEST_HZ && remembered <= FASTEST_HZ) {
      return known(remembered)
    }
    const rate = await measure(page)
    // The window has moved on meanwhile.
    if (current !== screen) return
    // The next event tries again.
    if (rate === null) current = null
    else {
      session.write(KEY, `${rate}@${screen}`)
      known(rate)
    }
  }

  // No event tells of every move between screens, and none of these is only about that.
  onPixelRatioChange(update)
  for (const type of ['resize', 'focus']) addEventListener(type, update)
  // Only in Chromium is the screen an event target.
  if (screen instanceof EventTarget) screen.addEventListener('change', update)
  void update()
}

/** Tells screens apart by their size and place, as far as the browser tells. */
function describeScreen(): string {
  const { width, height, availLeft, availTop } = screen as Screen & Record<string, unknown>
  return [width, height, devicePixelRatio, availLeft, availTop].join()
}

/** `null` where the browser throttles the page. */
async function measure({ whenIdle, isIdle }: IdlePage): Promise<number | null> {
  const rates: (number | null)[] = []
  while (rates.length < TRIES) {
    await visible()
    await whenIdle()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    await browserIdle()
    const times = await frameTimes(isIdle)
    if (!times) continue
    const rate = refreshRateOf(times)
    rates.push(rate)
    if (rate !== null && rate >= ORDINARY_HZ) break
  }
  return Math.max(0, ...rates.map((rate) => rate ?? 0)) || null
}

/** A hidden tab gets no frames, or few. */
function visible(): Promise<unknown> {
  if (document.visibilityState === 'visible') return Promise.resolve()
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', resolve, { once: true })
  })
}

function browserIdle(): Promise<unknown> {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') return Promise.resolve()
  return new Promise((resolve) => requestIdleCallback(resolve))
}

/** The times of consecutive frames, in milliseconds; `null` if the page begins to draw meanwhile. */
function frameTimes(isIdle: () => boolean): Promise<readonly number[] | null> {
  return new Promise((resolve) => {
    const times: number[] = []
    const frame = (time: number) => {
      if (!isIdle()) return resolve(null)
      times.push(time)
      if (times.length > FRAMES) return resolve(times)
      return requestAnimationFrame(frame)
    }
    if (isIdle()) requestAnimationFrame(frame)
    else resolve(null)
  })
}

/**
 * The rate of the screen that showed frames at these times, in whole frames per second; `null` where no screen is that slow.
 * Screens called 60 Hz run at 59.94 or so, and the times are rounded, so all that is nearer to 60 than to the next
 * slower screens is 60.
 * @param times milliseconds, in order
 */
export function refreshRateOf(times: readonly number[]): number | null {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const median = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  // Neither a late frame counts nor the one that makes up for it. The mean of the others evens out the rounding.
  const even = gaps.filter((gap) => gap > median / 2 && gap < median * 1.5)
  const rate = (1000 * even.length) / even.reduce((sum, gap) => sum + gap, 0)
  if (!(rate >= SLOWEST_HZ)) return null
  const isOrdinary = rate < ORDINARY_HZ && rate > (ORDINARY_HZ + SLOWER_HZ) / 2
  return isOrdinary ? ORDINARY_HZ : Math.round(rate)
}
