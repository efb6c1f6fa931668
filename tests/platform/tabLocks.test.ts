// Proves how a tab that is at work is told from one that is gone where the browser has no locks.
// Where it has them, the browser tests of several tabs prove it.

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
