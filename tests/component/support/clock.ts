// A clock that a test steps by hand, so that a spin of ten seconds takes only as long as its work.
// Messages stay real, because React schedules with them.

import { vi } from 'vitest'
import { replace } from './device'

const FAKED = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
] as const
const FRAMES = ['requestAnimationFrame', 'cancelAnimationFrame'] as const

/** What waits for the next frame, where those are stepped by hand too. */
const waiting = new Map<number, FrameRequestCallback>()
let lastId = 0

// Vitest would move the clock whenever an expectation waits, by how long it waits.
vi.isFakeTimers = () => false

/** Times are in milliseconds. Call `freeze` before the screen is opened; the next test has the real time again. */
export const clock = {
  freeze(): void {
    vi.useFakeTimers({ toFake: [...FAKED, ...FRAMES], now: Date.now() })
  },
  /** The same, where a frame comes at the end of each step of `advance` and none in between. */
  freezeFrames(): void {
    vi.useFakeTimers({ toFake: [...FAKED], now: Date.now() })
    waiting.clear()
    replace(window as Window, 'requestAnimationFrame', (callback: FrameRequestCallback) => {
      lastId += 1
      waiting.set(lastId, callback)
      return lastId
    })
    replace(window as Window, 'cancelAnimationFrame', (id: number) => void waiting.delete(id))
  },
  /** Lets exactly `ms` pass, in one step. */
  async advanceExactly(ms: number): Promise<void> {
    await answered()
    await vi.advanceTimersByTimeAsync(ms)
    await messages()
  },
  /** Time is real again; what the page waited for does not come anymore. */
  thaw(): void {
    vi.useRealTimers()
  },
  /** Lets at least `ms` pass, in steps after each of which React does what it has to do. */
  async advance(ms: number, stepMs = 100): Promise<void> {
    await clock.advanceSteps(Math.ceil(ms / stepMs - 1e-9), stepMs)
  },
  /** @param drawn called when what a frame shows has been drawn */
  async advanceSteps(count: number, stepMs: number, drawn = () => {}): Promise<void> {
    await answered()
    for (let step = 0; step < count; step += 1) {
      vi.advanceTimersByTime(stepMs)
      if (waiting.size > 0) {
        await messages()
        runFrame()
        drawn()
      }
      await messages()
    }
  },
}

/** Waits until the browser has said whether this tab may spin, and React has shown it. */
export async function answered(): Promise<void> {
  await navigator.locks?.request('answered', () => {})
  await messages()
}

function runFrame(): void {
  for (const id of [...waiting.keys()]) {
    const callback = waiting.get(id)
    // One before it in this frame may have canceled it.
    waiting.delete(id)
    callback?.(performance.now())
  }
}

/**
 * Sets the clock of the page until the end of the test. It runs on from there.
 * @param atMs what it says now: milliseconds since 1970
 * @returns how far it is ahead, in milliseconds
 */
export function setClock(atMs: number): number {
  const Real = Date
  const shiftMs = atMs - Real.now()
  class Shifted extends Real {
    constructor(...args: []) {
      super(...((args.length > 0 ? args : [Real.now() + shiftMs]) as []))
    }
    static override now() {
      return Real.now() + shiftMs
    }
  }
  replace(globalThis, 'Date', Shifted)
  return shiftMs
}

const { port1, port2 } = new MessageChannel()

/** Two rounds, because React's own message may queue another. */
async function messages(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  }
}
