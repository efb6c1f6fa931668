// Fake services: fixed random words, a manual clock, an in-memory storage.

import type { TabLocks } from '../../src/platform/tabLocks'
import { type App, createApp } from '../../src/store/createApp'
import type { Services } from '../../src/store/services'
import { UNKNOWN_DEVICE } from '../wheel/settings/unknownDevice'

/** The locks of a browser. Requests are answered at once. */
export function lockManager() {
  const held = new Map<string, { readonly tab: object; times: number }>()
  const waiting: { readonly name: string; readonly tab: object; free(): void }[] = []
  const gone = new Set<object>()
  function free(name: string): void {
    held.delete(name)
    for (const one of waiting.splice(0)) {
      if (one.name === name) one.free()
      else waiting.push(one)
    }
  }
  return {
    of: (tab: object): TabLocks => ({
      areReal: true,
      claim(name, granted, refused) {
        const own = held.get(name) ?? { tab, times: 0 }
        if (own.tab !== tab || gone.has(tab)) return refused()
        own.times += 1
        held.set(name, own)
        let isReleased = false
        granted(() => {
          if (isReleased) return
          isReleased = true
          own.times -= 1
          if (own.times === 0 && held.get(name) === own) free(name)
        })
      },
      whenFree(name, call) {
        const one = { name, tab, free: call }
        if (held.has(name)) waiting.push(one)
        else call()
        return () => {
          if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1)
        }
      },
    }),
    /** The tab is closed. */
    leave(tab: object): void {
      gone.add(tab)
      const left = waiting.filter((one) => one.tab !== tab)
      waiting.splice(0, waiting.length, ...left)
      for (const [name, own] of held) if (own.tab === tab) free(name)
    },
  }
}

/** Of a page without HTTPS. */
export const NO_LOCKS: TabLocks = {
  areReal: false,
  claim: (_, granted) => granted(() => {}),
  whenFree: () => () => {},
}

/** An app with the stored state loaded. */
export function openApp(services: Services, device = DEVICE): App {
  const app = createApp(services, device)
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
    locks: lockManager().of({}),
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
    ...services,
  }
}
