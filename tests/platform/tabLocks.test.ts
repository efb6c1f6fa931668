// Locks over a fake of the browser's lock manager. The browser tests with several tabs cover the real one.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Release, tabLocks } from '../../src/platform/tabLocks'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/**
 * Grants a request when the one before it is released; `lend` is what another tab does.
 * @param delayMs how long a page that is busy takes to hear that it may wait no longer for what it was granted
 */
function stubLocks(delayMs = 0) {
  const last = new Map<string, Promise<unknown>>()
  const asked = new Map<string, number>()
  async function request(
    name: string,
    { signal, ifAvailable }: LockOptions,
    callback: (lock: object | null) => unknown,
  ): Promise<unknown> {
    if (ifAvailable && asked.get(name)) return callback(null)
    asked.set(name, (asked.get(name) ?? 0) + 1)
    const before = last.get(name)
    let free = () => {}
    const own = new Promise<void>((resolve) => {
      free = resolve
    })
    last.set(name, Promise.all([before, own]))
    const aborted = new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    try {
      const late = signal && new Promise((resolve) => setTimeout(resolve, delayMs))
      await Promise.race([Promise.all([before, late]), aborted])
      return await callback({})
    } finally {
      asked.set(name, (asked.get(name) ?? 1) - 1)
      free()
    }
  }
  vi.stubGlobal('navigator', { locks: { request } })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const abort = new AbortController()
    setTimeout(() => abort.abort(new DOMException('', 'TimeoutError')), ms)
    return abort.signal
  })
  return {
    lend(name: string): () => void {
      let back = () => {}
      void request(
        `fairwheel-${name}`,
        {},
        () =>
          new Promise<void>((resolve) => {
            back = resolve
          }),
      )
      return () => back()
    },
  }
}

function claim(name: string) {
  const [granted, refused] = [vi.fn<(release: Release) => void>(), vi.fn()]
  tabLocks.claim(name, granted, refused)
  return { granted, refused, release: (isKnown?: boolean) => granted.mock.calls[0]?.[0](isKnown) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('a lock is granted, and to this tab again while it holds it', async () => {
  stubLocks()
  const first = claim('a')
  await pass(0)
  const second = claim('a')
  expect(first.granted).toHaveBeenCalledOnce()
  expect(second.granted).toHaveBeenCalledOnce()
  const free = vi.fn()
  tabLocks.whenFree('a', free)
  first.release()
  first.release()
  await pass(1000)
  expect(free).not.toHaveBeenCalled()
  second.release()
  await pass(99)
  // What was stored last is on its way to the tab that is next.
  expect(free).not.toHaveBeenCalled()
  await pass(1)
  expect(free).toHaveBeenCalledOnce()
})

it('is passed on at once, by no timer, where all that was stored under it is known', async () => {
  const { lend } = stubLocks()
  const own = claim('f')
  await pass(0)
  own.release(true)
  expect(vi.getTimerCount()).toBe(0)
  const free = vi.fn()
  tabLocks.whenFree('f', free)
  await pass(0)
  expect(free).toHaveBeenCalledOnce()
  own.release(true)
  lend('f')()
})

it('what another tab holds is refused after a moment, in which it may still become free', async () => {
  const { lend } = stubLocks()
  const back = lend('b')
  await pass(0)
  const early = claim('b')
  await pass(299)
  expect(early.refused).not.toHaveBeenCalled()
  await pass(1)
  expect(early.refused).toHaveBeenCalledOnce()
  const late = claim('b')
  await pass(100)
  back()
  await pass(1000)
  expect(late.granted).toHaveBeenCalledOnce()
  expect(late.refused).not.toHaveBeenCalled()
  expect(early.granted).not.toHaveBeenCalled()
  late.release()
  await pass(100)
})

it('who no longer waits is not told', async () => {
  const { lend } = stubLocks()
  const back = lend('c')
  await pass(0)
  const free = vi.fn()
  tabLocks.whenFree('c', free)()
  // Nor does it keep others waiting, or leave a word in the console.
  const other = vi.fn()
  tabLocks.whenFree('c', other)
  const warn = vi.spyOn(console, 'warn')
  back()
  await pass(1000)
  expect(free).not.toHaveBeenCalled()
  expect(other).toHaveBeenCalledOnce()
  expect(warn).not.toHaveBeenCalled()
})

it('a lock that cannot be waited for is logged, and nobody is told that it is free', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const request = () => Promise.reject(new DOMException('', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  const free = vi.fn()
  tabLocks.whenFree('c', free)
  await pass(1000)
  expect(free).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledOnce()
})

it('a lock that fails while it is held is not granted once more', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('navigator', {
    locks: {
      async request(_: string, __: LockOptions, callback: (lock: object) => unknown) {
        void callback({})
        throw new DOMException('', 'AbortError')
      },
    },
  })
  const { granted, release } = claim('g')
  await pass(0)
  expect(granted).toHaveBeenCalledOnce()
  release(true)
})

it('without locks every tab may', () => {
  stubLocks()
  expect(tabLocks.areReal).toBe(true)
  vi.stubGlobal('navigator', {})
  expect(tabLocks.areReal).toBe(false)
  expect(() => tabLocks.whenFree('d', () => {})()).not.toThrow()
  for (const { granted } of [claim('d'), claim('d')]) expect(granted).toHaveBeenCalledOnce()
})

it('a request that fails hinders nobody', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
  })
  const { granted, refused } = claim('e')
  await pass(0)
  expect(granted).toHaveBeenCalledOnce()
  expect(refused).not.toHaveBeenCalled()
})

it('a lock that is free is granted to a page too busy to hear of it in time', async () => {
  stubLocks(2000)
  const { granted, refused } = claim('a')
  await pass(500)
  expect(granted).toHaveBeenCalledOnce()
  expect(refused).not.toHaveBeenCalled()
})
