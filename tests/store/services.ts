// Services that a test decides: words of randomness, a clock that is moved by hand, a storage in memory.

import { type App, createApp } from '../../src/store/createApp'
import { restore } from '../../src/store/restore'
import type { Services } from '../../src/store/services'
import { UNKNOWN_DEVICE } from '../settings/unknownDevice'

/** An app that has taken up what the services have kept. */
export function openApp(services: Services, device = DEVICE): App {
  const app = createApp(services, device)
  restore(app)
  return app
}

export const DEVICE = UNKNOWN_DEVICE

export interface FakeServices extends Services {
  /** What is stored, by key. */
  readonly kept: Map<string, string>
  readonly warnings: string[]
  /** Moves both clocks and runs what is due. */
  pass(ms: number): void
  pendingTimers(): number
}

/** `words` are handed out in a circle, as fractions of 2 ** 32. */
export function fakeServices(
  overrides: Partial<Services> & { words?: readonly number[] } = {},
): FakeServices {
  const { words = [0, 0.5], ...services } = overrides
  const kept = new Map<string, string>()
  const warnings: string[] = []
  let nowMs = 1_000_000
  let ids = 0
  let draws = 0
  let timers: { task: () => void; dueMs: number }[] = []
  return {
    random: {
      bits: 32,
      next: () => Math.floor((words[draws++ % words.length] ?? 0) * 2 ** 32),
    },
    newId: () => `id${ids++}`,
    now: () => nowMs,
    monotonicNow: () => nowMs,
    schedule(task, delayMs) {
      const timer = { task, dueMs: nowMs + delayMs }
      timers.push(timer)
      return () => {
        timers = timers.filter((one) => one !== timer)
      }
    },
    storage: {
      read: (key) => kept.get(key) ?? null,
      write: (key, text) => {
        kept.set(key, text)
        return true
      },
    },
    warn: (message) => warnings.push(message),
    kept,
    warnings,
    pass(ms) {
      nowMs += ms
      const due = timers.filter(({ dueMs }) => dueMs <= nowMs)
      timers = timers.filter(({ dueMs }) => dueMs > nowMs)
      for (const { task } of due) task()
    },
    pendingTimers: () => timers.length,
    ...services,
  }
}
