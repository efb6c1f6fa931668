// Locks in a browser without Web Locks. The browser tests with several tabs cover the real ones.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tabLocks } from '../../src/platform/tabLocks'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('without locks, time tells', async () => {
  vi.stubGlobal('navigator', {})
  const release = tabLocks.hold('three')
  const [free, stopped] = [vi.fn(), vi.fn()]
  tabLocks.whenFree('three', 12_000, free)
  tabLocks.whenFree('three', 12_000, stopped)()
  await vi.advanceTimersByTimeAsync(11_999)
  expect(free).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(free).toHaveBeenCalledOnce()
  expect(stopped).not.toHaveBeenCalled()
  release()
})
