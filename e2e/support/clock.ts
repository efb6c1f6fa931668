// A clock that a test steps by hand, so that a ten-second spin at 144 Hz takes only as long as its work.
// Until it is frozen it runs like the real one. Messages and promises stay real, because React schedules with them.

import type { Page } from 'playwright/test'

/** What the init script puts on the page's window. */
interface PageClock {
  freeze(): void
  advance(frameCount: number, frameMs: number, hasFrames: boolean): Promise<void>
  skip(ms: number): void
  /** Called after each frame's callbacks, while what they drew can still be read. */
  afterFrame: (() => void) | null
  /** What is scheduled and has not run yet. */
  pending(): { frames: number; timers: number }
  /** What it has asked for, from the start or the last time this was reset. */
  readonly asked: { frames: number; timers: number; messages: number }
}

declare global {
  interface Window {
    testClock: PageClock
  }
}

/** The page's time, seen from the test. All times in milliseconds. */
export class Clock {
  constructor(private readonly page: Page) {}

  /** Puts the clock into every document that the page loads from now on. */
  async install(): Promise<void> {
    await this.page.addInitScript(installClock)
  }

  /** From now on time passes only through {@link advance}. */
  async freeze(): Promise<void> {
    await this.page.evaluate(() => window.testClock.freeze())
  }

  /** Lets at least `ms` pass, in whole frames of `frameMs`: few long ones where the rate does not matter. */
  async advance(ms: number, frameMs = 100): Promise<void> {
    await this.advanceFrames(Math.ceil(ms / frameMs - 1e-9), frameMs)
  }

  async advanceFrames(count: number, frameMs: number): Promise<void> {
    await this.page.evaluate(([count, ms]) => window.testClock.advance(count, ms, true), [
      count,
      frameMs,
    ] as const)
  }

  /** Lets time pass as in a hidden tab: timers run and no frame comes. */
  async advanceWithoutFrames(ms: number): Promise<void> {
    await this.page.evaluate((ms) => window.testClock.advance(1, ms, false), ms)
  }

  /** Time passes and nothing runs, as on a computer that sleeps. */
  async skip(ms: number): Promise<void> {
    await this.page.evaluate((ms) => window.testClock.skip(ms), ms)
  }

  async pending(): Promise<{ frames: number; timers: number }> {
    return this.page.evaluate(() => window.testClock.pending())
  }
}

/** Runs in the page before any of its scripts. */
function installClock(): void {
  const RealDate = Date
  const realNow = performance.now.bind(performance)
  const realTimeout = window.setTimeout.bind(window)
  const realFrame = window.requestAnimationFrame.bind(window)
  const { port1, port2 } = new MessageChannel()
  const realPost = MessagePort.prototype.postMessage
  const asked = { frames: 0, timers: 0, messages: 0 }
  const epoch = RealDate.now() - realNow()

  let frozenAt: number | null = null
  let lastId = 0
  const timers = new Map<number, { due: number; every: number | null; run: () => void }>()
  const frames = new Map<number, FrameRequestCallback>()
  const now = () => frozenAt ?? realNow()

  function guarded(task: () => void): void {
    try {
      task()
    } catch (error) {
      reportError(error)
    }
  }

  function runTimer(id: number): void {
    const timer = timers.get(id)
    if (!timer) return
    if (timer.every === null) timers.delete(id)
    else timers.set(id, { ...timer, due: timer.due + timer.every })
    guarded(timer.run)
  }

  function runLive(id: number): void {
    const timer = timers.get(id)
    if (!timer || frozenAt !== null) return
    runTimer(id)
    if (timer.every !== null) realTimeout(runLive, timer.every, id)
  }

  function addTimer(handler: TimerHandler, delay: number, args: unknown[], repeats: boolean) {
    if (typeof handler !== 'function') throw new TypeError('Timers with code as text are not run')
    const ms = Math.max(0, Number(delay) || 0)
    lastId += 1
    asked.timers += 1
    const every = repeats ? Math.max(1, ms) : null
    timers.set(lastId, { due: now() + ms, every, run: () => handler(...args) })
    if (frozenAt === null) realTimeout(runLive, ms, lastId)
    return lastId
  }

  /** Runs what the page has queued: two rounds, because React's own message may queue another. */
  async function tasks(): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      await new Promise((resolve) => {
        port1.onmessage = resolve
        realPost.call(port2, null)
      })
    }
  }

  async function runTimersUntil(end: number): Promise<void> {
    for (;;) {
      const due = [...timers].filter(([, timer]) => timer.due <= end)
      const [first] = due.sort(([, a], [, b]) => a.due - b.due)
      if (!first) return
      const [id, timer] = first
      frozenAt = Math.max(now(), timer.due)
      runTimer(id)
      await tasks()
    }
  }

  async function runFrames(): Promise<void> {
    const due = [...frames.keys()]
    for (const id of due) {
      const callback = frames.get(id)
      // An earlier callback of this frame may have canceled it.
      if (!frames.delete(id) || !callback) continue
      guarded(() => callback(now()))
      await null
    }
    window.testClock.afterFrame?.()
  }

  // React's scheduler posts itself a message for each piece of work.
  MessagePort.prototype.postMessage = function (this: MessagePort, ...args: [unknown]) {
    asked.messages += 1
    return realPost.apply(this, args)
  }
  performance.now = now
  window.Date = class extends RealDate {
    constructor(...args: []) {
      super(...((args.length > 0 ? args : [epoch + now()]) as []))
    }
    static override now() {
      return Math.floor(epoch + now())
    }
  } as DateConstructor
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, delay = 0, ...args: unknown[]) =>
      addTimer(handler, delay, args, false),
    setInterval: (handler: TimerHandler, delay = 0, ...args: unknown[]) =>
      addTimer(handler, delay, args, true),
    clearTimeout: (id: number) => timers.delete(id),
    clearInterval: (id: number) => timers.delete(id),
    requestAnimationFrame(callback: FrameRequestCallback) {
      lastId += 1
      asked.frames += 1
      const id = lastId
      frames.set(id, callback)
      if (frozenAt === null) {
        realFrame((time) => {
          if (frozenAt === null && frames.delete(id)) callback(time)
        })
      }
      return id
    },
    cancelAnimationFrame: (id: number) => frames.delete(id),
  })

  window.testClock = {
    afterFrame: null,
    asked,
    pending: () => ({ frames: frames.size, timers: timers.size }),
    freeze() {
      frozenAt = realNow()
    },
    skip(ms) {
      frozenAt = now() + ms
      // Timers sleep with the computer.
      for (const timer of timers.values()) timer.due += ms
    },
    async advance(frameCount, frameMs, hasFrames) {
      if (frozenAt === null) throw new Error('Freeze the clock before moving it')
      const start = frozenAt
      for (let frame = 1; frame <= frameCount; frame += 1) {
        const at = start + frame * frameMs
        await runTimersUntil(at)
        frozenAt = at
        if (hasFrames) await runFrames()
        await tasks()
      }
    },
  }
}
