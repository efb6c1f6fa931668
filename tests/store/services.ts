// Fake services: fixed random words, a manual clock, an in-memory storage.

import { type App, createApp } from '../../src/store/createApp'
import type { Services } from '../../src/store/services'
import { undoCode } from '../../src/store/undoActions'
import { UNKNOWN_DEVICE } from '../settings/unknownDevice'

/** An app with the stored state loaded. */
export function openApp(services: Services, device = DEVICE): App {
  const app = createApp(services, device)
  app.bringUndo(undoCode)
  app.persistence.rehydrate()
  return app
}

export const DEVICE = UNKNOWN_DEVICE

export interface FakeServices extends Services {
  /** What is stored, by key. */
  readonly texts: Map<string, string>
  readonly warnings: string[]
  /** Advances both clocks and runs the tasks that are due. */
  pass(ms: number): void
  pendingTimers(): number
  /** Frees every lock, as the browser does when tabs are closed. */
  closeTabs(): void
}

/** `words` are handed out in a circle, as fractions of 2 ** 32. */
export function fakeServices(
  overrides: Partial<Services> & { words?: readonly number[] } = {},
): FakeServices {
  const { words = [0, 0.5], ...services } = overrides
  const texts = new Map<string, string>()
  const warnings: string[] = []
  let nowMs = 1_000_000
  let ids = 0
  let draws = 0
  const held = new Set<string>()
  const waiting = new Set<{ readonly name: string; readonly free: () => void }>()
  function release(name: string): void {
    held.delete(name)
    for (const waiter of waiting) {
      if (waiter.name === name && waiting.delete(waiter)) waiter.free()
    }
  }
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
      read: (key) => texts.get(key) ?? null,
      write: (key, text) => {
        texts.set(key, text)
        return true
      },
      remove: (key) => {
        texts.delete(key)
        return true
      },
    },
    locks: {
      hold(name) {
        held.add(name)
        return () => release(name)
      },
      whenFree(name, _, free) {
        const waiter = { name, free }
        waiting.add(waiter)
        if (!held.has(name)) release(name)
        return () => void waiting.delete(waiter)
      },
    },
    warn: (message) => warnings.push(message),
    texts,
    warnings,
    pass(ms) {
      nowMs += ms
      const due = timers.filter(({ dueMs }) => dueMs <= nowMs)
      timers = timers.filter(({ dueMs }) => dueMs > nowMs)
      for (const { task } of due) task()
    },
    pendingTimers: () => timers.length,
    closeTabs() {
      for (const name of held) release(name)
    },
    ...services,
  }
}
