// The screen's refresh rate: measured while the page is idle, once a session for each screen.

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshRateOf } from '../../src/app/refreshRate'

/** The times of 21 frames with these gaps in turn. */
function timesOf(...gapsMs: number[]): number[] {
  const times = [1000]
  while (times.length < 21) {
    times.push((times.at(-1) ?? 0) + (gapsMs[(times.length - 1) % gapsMs.length] ?? 0))
  }
  return times
}

describe('the rate of frames', () => {
  it.each([
    [24, 24],
    [30, 30],
    [48, 48],
    [50, 50],
    [54, 54],
    [56, 60],
    [59, 60],
    [59.94, 60],
    [60, 60],
    [60.4, 60],
    [75, 75],
    [119.88, 120],
    [143.86, 144],
  ])('at %f a second is %i Hz @timing.refresh-rate', (hertz, rate) => {
    expect(refreshRateOf(timesOf(1000 / hertz))).toBe(rate)
  })

  it.each([
    ['rounded to milliseconds', timesOf(17, 17, 16)],
    ['rounded, and a little slow', timesOf(17, 17, 17, 16)],
    ['late by half a frame every third time', timesOf(16.7, 16.7, 25, 8.4)],
    ['with a late one and the next that makes up for it', timesOf(16.7, 16.7, 32, 1.4)],
    ['with every fourth one missed', timesOf(16.7, 16.7, 33.4)],
    ['after half a minute in the background', timesOf(30_000, ...Array(19).fill(16.7))],
  ])('of 60 Hz is 60 Hz %s', (_, times) => {
    expect(refreshRateOf(times)).toBe(60)
  })

  it('of a page that the browser throttles is no screen’s', () => {
    expect(refreshRateOf(timesOf(1000))).toBe(0)
    expect(refreshRateOf(timesOf(1000 / 19))).toBe(0)
    expect(refreshRateOf(timesOf(0))).toBe(0)
  })

  it('is that of the screen however its frames jitter by a millisecond', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(24, 30, 50, 60, 90, 120, 144),
        fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 21, maxLength: 21 }),
        (hertz, jitters) => {
          const times = jitters.map((jitter, frame) => (frame * 1000) / hertz + jitter)
          const rate = refreshRateOf(times)
          expect(Math.abs(rate - hertz)).toBeLessThanOrEqual(0.02 * hertz + 0.5)
          // None becomes slow, or fast.
          expect(rate < 60).toBe(hertz < 60)
        },
      ),
    )
  })
})

let page: EventTarget & { visibilityState: string }
let monitor: EventTarget & { width: number; height: number; availLeft: number }
let session: Map<string, string>
let frames: ((time: number) => void)[]
let nowMs: number
let wheel: { isIdle: boolean; stopped: (() => void)[] }
let known: number[]
let start: () => void

vi.mock('../../src/platform/device', async (importActual) => ({
  ...(await importActual<typeof import('../../src/platform/device')>()),
  setRefreshRate: (refreshRate: number) => ({ refreshRate }),
}))
vi.mock('../../src/store/app', () => ({
  app: {
    store: { getState: () => ({ phase: wheel.isIdle ? 'idle' : 'spinning', isRevealing: false }) },
    actions: { setDevice: (device: { refreshRate: number }) => known.push(device.refreshRate) },
  },
}))
vi.mock('../../src/store/whenIdle', () => ({
  whenIdle: async () => {
    if (!wheel.isIdle) await new Promise<void>((resolve) => wheel.stopped.push(resolve))
  },
}))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  monitor = Object.assign(new EventTarget(), { width: 1920, height: 1080, availLeft: 0 })
  session = new Map()
  frames = []
  nowMs = 1000
  wheel = { isIdle: true, stopped: [] }
  known = []
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', page)
  vi.stubGlobal('screen', monitor)
  vi.stubGlobal('devicePixelRatio', 1)
  vi.stubGlobal('matchMedia', () => new EventTarget())
  vi.stubGlobal('requestAnimationFrame', (frame: (time: number) => void) => frames.push(frame))
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, text: string) => session.set(key, text),
  })
  await load()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The module as a page finds it when it is loaded. */
async function load(): Promise<void> {
  vi.resetModules()
  start = (await import('../../src/app/refreshRate')).followRefreshRate
}

const pause = () => vi.advanceTimersByTimeAsync(1000)

/** Lets frames come as the page has asked for them. */
async function draw(hertz: number, count = 21): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    nowMs += 1000 / hertz
    for (const callback of frames.splice(0)) callback(nowMs)
    await vi.advanceTimersByTimeAsync(0)
  }
}

describe('a page', () => {
  it('measures once, a second after it has come to rest, and remembers it for the session', async () => {
    start()
    await vi.advanceTimersByTimeAsync(990)
    expect(frames).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(10)
    await draw(120)
    expect(known).toEqual([120])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(frames).toHaveLength(0)

    await load()
    start()
    expect(known).toEqual([120, 120])
    await pause()
    expect(frames).toHaveLength(0)
  })

  it('believes that a screen is slow only when three measurements say so', async () => {
    start()
    for (const hertz of [50, 50, 50]) {
      expect(known).toEqual([])
      await pause()
      await draw(hertz)
    }
    expect(known).toEqual([50])
  })

  it('that was too busy for its frames at first is not slow', async () => {
    start()
    await pause()
    await draw(31)
    await pause()
    await draw(59.94)
    expect(known).toEqual([60])
    await pause()
    expect(frames).toHaveLength(0)
  })

  it('waits for a spin, and starts over when one begins meanwhile', async () => {
    wheel.isIdle = false
    start()
    await pause()
    expect(frames).toHaveLength(0)
    wheel.isIdle = true
    for (const stopped of wheel.stopped.splice(0)) stopped()
    await pause()
    await draw(120, 10)
    expect(frames).toHaveLength(1)
    wheel.isIdle = false
    await draw(120, 1)
    expect(frames).toHaveLength(0)
    await pause()
    expect(frames).toHaveLength(0)
    wheel.isIdle = true
    for (const stopped of wheel.stopped.splice(0)) stopped()
    await pause()
    await draw(60)
    expect(known).toEqual([60])
  })

  it('in the background measures when it is seen', async () => {
    page.visibilityState = 'hidden'
    start()
    await pause()
    expect(frames).toHaveLength(0)
    page.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await pause()
    await draw(60)
    expect(known).toEqual([60])
  })

  it('throttled by the browser learns nothing, and asks again when it has the focus', async () => {
    start()
    for (let tries = 0; tries < 3; tries += 1) {
      await pause()
      await draw(1)
    }
    await pause()
    expect(frames).toHaveLength(0)
    expect([known, [...session]]).toEqual([[], []])
    page.dispatchEvent(new Event('focus'))
    await pause()
    await draw(60)
    expect(known).toEqual([60])
  })

  it.each([
    ['has another size', { width: 1440, height: 900 }, 'resize'],
    ['lies beside the first', { availLeft: 1920 }, 'focus'],
    ['is told of by the browser', { availLeft: -1920 }, 'change'],
  ])('measures again on a screen that %s', async (_, other, type) => {
    start()
    await pause()
    await draw(60)
    Object.assign(monitor, other)
    const target = type === 'change' ? monitor : page
    target.dispatchEvent(new Event(type))
    await pause()
    await draw(144)
    expect(known).toEqual([60, 144])
    // The same screen is not measured again.
    target.dispatchEvent(new Event(type))
    await pause()
    expect(frames).toHaveLength(0)
  })

  it('that moves during a measurement takes only the one of the screen it is on', async () => {
    start()
    await pause()
    await draw(60, 10)
    monitor.availLeft = 1920
    page.dispatchEvent(new Event('resize'))
    await draw(60, 11)
    expect(known).toEqual([])
    await pause()
    await draw(144)
    expect(known).toEqual([144])
  })

  it('measures once at a time, whatever it hears meanwhile', async () => {
    start()
    page.dispatchEvent(new Event('focus'))
    await pause()
    page.dispatchEvent(new Event('resize'))
    await pause()
    expect(frames).toHaveLength(1)
  })

  it('measures only once the browser has nothing else to do', async () => {
    const waiting: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (idle: () => void) => waiting.push(idle))
    start()
    await pause()
    expect([waiting.length, frames.length]).toEqual([1, 0])
    for (const idle of waiting) idle()
    await vi.advanceTimersByTimeAsync(0)
    await draw(60)
    expect(known).toEqual([60])
  })

  it('measures where the browser tells nothing of its screen', async () => {
    vi.stubGlobal('screen', { width: 390, height: 844 })
    start()
    await pause()
    await draw(60)
    expect(known).toEqual([60])
  })

  it.each([20, 1000])('believes that a screen has %i Hz', async (hertz) => {
    session.set('wheel_refresh_rate', `${hertz}@1920,1080,1,0,`)
    start()
    await vi.advanceTimersByTimeAsync(0)
    expect(known).toEqual([hertz])
  })

  it.each([
    ...['', '60', 'x@y', '0@1920,1080,1,0,', '1e999@1920,1080,1,0,'],
    ...['19@1920,1080,1,0,', '1001@1920,1080,1,0,'],
  ])('measures rather than believe “%s” in the session', async (text) => {
    session.set('wheel_refresh_rate', text)
    start()
    await pause()
    await draw(75)
    expect(known).toEqual([75])
  })

  it('whose session storage is forbidden measures at each load', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    start()
    await pause()
    await draw(60)
    expect(known).toEqual([60])
  })
})
