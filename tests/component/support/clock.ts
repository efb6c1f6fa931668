// A clock that a test steps by hand, so that a spin of ten seconds takes only as long as its work.
// Messages stay real, because React schedules with them.

import { vi } from 'vitest'

const FAKED = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
  'performance',
] as const

/** Times are in milliseconds. Call `freeze` before the screen is opened; the next test has the real time again. */
export const clock = {
  freeze(): void {
    vi.useFakeTimers({ toFake: [...FAKED], now: Date.now() })
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
    await answered()
    for (let step = 0; step < Math.ceil(ms / stepMs - 1e-9); step += 1) {
      vi.advanceTimersByTime(stepMs)
      await messages()
    }
  },
}

/** Waits until the browser has said whether this tab may spin, and React has shown it. */
export async function answered(): Promise<void> {
  await navigator.locks?.request('answered', () => {})
  await messages()
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
