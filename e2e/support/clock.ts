// A clock that a test steps by hand, so that a ten-second spin at 144 Hz takes only as long as its work.
// Before it is stepped, the browser answers which tab may spin.
// Until it is frozen it runs like the real one. Messages and promises stay real, because React schedules with them.
// The scene's worker has the same clock, which the page's moves along: a frame of the page, then one of the worker.

import type { Page } from 'playwright/test'
import { initEverywhere } from './sceneThread'

interface Activity {
  frames: number
  timers: number
  messages: number
}

/** What the init script puts into each thread. */
interface ThreadClock {
  freeze(): Promise<void>
  advance(frameCount: number, frameMs: number, hasFrames: boolean): Promise<void>
  skip(ms: number): Promise<void>
  /** Called after each frame's callbacks of this thread, while what they drew can still be read. */
  afterFrame: (() => void) | null
  /** What is scheduled in all threads and has not run yet. */
  pending(): Promise<{ frames: number; timers: number }>
  /** What this thread has asked for, from the start or the last time this was reset. */
  readonly asked: Activity
}

declare global {
  var testClock: ThreadClock
}

/** The page's time, seen from the test. All times in milliseconds. */
export class Clock {
  constructor(private readonly page: Page) {}

  /** Puts the clock into every document that the page loads from now on. */
  async install(): Promise<void> {
    await initEverywhere(this.page, installClock)
  }

  /** From now on time passes only through {@link advance}. */
  async freeze(): Promise<void> {
    await this.page.evaluate(() => globalThis.testClock.freeze())
  }

  /** Lets at least `ms` pass, in whole frames of `frameMs`: few long ones where the rate does not matter. */
  async advance(ms: number, frameMs = 100): Promise<void> {
    await this.advanceFrames(Math.ceil(ms / frameMs - 1e-9), frameMs)
  }

  async advanceFrames(count: number, frameMs: number): Promise<void> {
    await this.page.evaluate(
      async ([count, ms]) => {
        await navigator.locks?.request('answered', () => {})
        await globalThis.testClock.advance(count, ms, true)
      },
      [count, frameMs] as const,
    )
  }

  /** Lets time pass as in a hidden tab: timers run and no frame comes. */
  async advanceWithoutFrames(ms: number): Promise<void> {
    await this.page.evaluate(async (ms) => {
      await navigator.locks?.request('answered', () => {})
      await globalThis.testClock.advance(1, ms, false)
    }, ms)
  }

  /** Time passes and nothing runs, as on a computer that sleeps. */
  async skip(ms: number): Promise<void> {
    await this.page.evaluate((ms) => globalThis.testClock.skip(ms), ms)
  }

  async pending(): Promise<{ frames: number; timers: number }> {
    return this.page.evaluate(() => globalThis.testClock.pending())
  }
}

/** Runs in each thread before any of its scripts. */
function installClock(): void {
  const RealDate = Date
  const realNow = performance.now.bind(performance)
  const realTimeout = globalThis.setTimeout.bind(globalThis) as typeof setTimeout
  const realFrame = globalThis.requestAnimationFrame.bind(globalThis)
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

  /** Runs what the thread has queued: two rounds, because React's own message may queue another. */
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
      // What it has asked a worker is answered before the next timer.
      await tellWorkers({ do: 'pending' })
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
    globalThis.testClock.afterFrame?.()
  }

  /** Advances this thread to a moment of its clock. */
  async function advanceTo(at: number, hasFrames: boolean): Promise<void> {
    await runTimersUntil(at)
    frozenAt = at
    if (hasFrames) await runFrames()
    await tasks()
  }

  function skipTo(at: number): void {
    const ms = at - now()
    frozenAt = at
    // Timers sleep with the computer.
    for (const timer of timers.values()) timer.due += ms
  }

  // React's scheduler posts itself a message for each piece of work.
  MessagePort.prototype.postMessage = function (this: MessagePort, ...args: [unknown]) {
    asked.messages += 1
    return realPost.apply(this, args)
  }
  performance.now = now
  globalThis.Date = class extends RealDate {
    constructor(...args: []) {
      super(...((args.length > 0 ? args : [epoch + now()]) as []))
    }
    static override now() {
      return Math.floor(epoch + now())
    }
  } as DateConstructor
  Object.assign(globalThis, {
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

  type Order =
    | { do: 'freeze' | 'skip'; at: number }
    | { do: 'advance'; at: number; hasFrames: boolean }
    | { do: 'show' | 'pending' }
  type Pending = { frames: number; timers: number }

  /** In the worker: obeys the page's clock, whose times are on the page's own. */
  async function obey(order: Order, timeOrigin: number): Promise<Pending> {
    const own = 'at' in order ? order.at + (timeOrigin - performance.timeOrigin) : 0
    if (order.do === 'freeze') frozenAt = own
    if (order.do === 'skip') skipTo(own)
    if (order.do === 'advance') await advanceTo(own, order.hasFrames)
    // What was drawn is on its way to the screen in the frame after the next.
    if (order.do === 'show') {
      await new Promise(realFrame)
      await new Promise(realFrame)
    }
    return { frames: frames.size, timers: timers.size }
  }

  /** In the page: the scene's workers, and those who wait for their answers. */
  const workers = new Map<Worker, Map<number, (pending: Pending) => void>>()
  let orders = 0

  async function tellWorkers(order: Order): Promise<Pending[]> {
    return Promise.all(
      [...workers].map(
        ([worker, waiting]) =>
          new Promise<Pending>((resolve) => {
            orders += 1
            waiting.set(orders, resolve)
            worker.postMessage({ testClock: { id: orders, order, origin: performance.timeOrigin } })
          }),
      ),
    )
  }

  if (typeof document === 'undefined') {
    addEventListener('message', (event) => {
      if (!event.data?.testClock) return
      event.stopImmediatePropagation()
      const { id, order, origin } = event.data.testClock
      void obey(order, origin).then((pending) => postMessage({ testClock: { id, pending } }))
    })
  } else {
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        if (!String(url).includes('/scene.worker-')) return
        const waiting = new Map<number, (pending: Pending) => void>()
        workers.set(this, waiting)
        this.addEventListener('message', (event) => {
          if (!event.data?.testClock) return
          event.stopImmediatePropagation()
          const { id, pending } = event.data.testClock
          waiting.get(id)?.(pending)
          waiting.delete(id)
        })
        // A worker that does not start answers nobody.
        this.addEventListener('error', () => this.release())
        if (frozenAt !== null) void tellWorkers({ do: 'freeze', at: frozenAt })
      }
      override terminate() {
        super.terminate()
        this.release()
      }
      private release() {
        const waiting = workers.get(this)
        workers.delete(this)
        for (const answer of waiting?.values() ?? []) answer({ frames: 0, timers: 0 })
      }
    }
  }

  globalThis.testClock = {
    afterFrame: null,
    asked,
    async pending() {
      const all = [{ frames: frames.size, timers: timers.size }]
      all.push(...(await tellWorkers({ do: 'pending' })))
      return {
        frames: all.reduce((sum, one) => sum + one.frames, 0),
        timers: all.reduce((sum, one) => sum + one.timers, 0),
      }
    },
    async freeze() {
      frozenAt = realNow()
      await tellWorkers({ do: 'freeze', at: frozenAt })
    },
    async skip(ms) {
      const at = now() + ms
      skipTo(at)
      await tellWorkers({ do: 'skip', at })
    },
    async advance(frameCount, frameMs, hasFrames) {
      if (frozenAt === null) throw new Error('Freeze the clock before moving it')
      const start = frozenAt
      for (let frame = 1; frame <= frameCount; frame += 1) {
        const at = start + frame * frameMs
        await advanceTo(at, hasFrames)
        if (workers.size === 0) continue
        await tellWorkers({ do: 'advance', at, hasFrames })
        // What the worker has said.
        await tasks()
      }
      if (hasFrames) await tellWorkers({ do: 'show' })
    },
  }
}
