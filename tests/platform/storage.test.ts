import { beforeEach, expect, it, vi } from 'vitest'
import {
  askForPersistentStorage,
  hasVisitorActed,
  readOwnStorage,
} from '../../src/platform/storage'

beforeEach(() => () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('what is kept here is read whole, and nothing that another app keeps on the same site', () => {
  const own = {
    wheel_state: 'a',
    wheel_language: 'de',
    user_preferences: 'b',
    'user_preferences.bak': 'c',
    theme: 'dark',
    contact_draft: '',
    'pwa-dismissed': '1',
    reloaded_for: 'x',
  }
  const foreign = ['my_wheel_', 'themes', 'contact_drafts', 'reloaded_forever', 'a-pwa-', 'other']
  const kept = new Map(Object.entries(own))
  for (const key of foreign) kept.set(key, 'not ours')
  vi.stubGlobal('localStorage', {
    length: kept.size,
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
  })
  expect(readOwnStorage()).toEqual(own)
})

it('a browser that denies what it keeps has nothing to read, and it is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const get = () => {
    throw new DOMException('No', 'SecurityError')
  }
  vi.stubGlobal('localStorage', new Proxy({}, { get }))
  expect(readOwnStorage()).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
})

it.each([
  ['that may throw data away is asked to keep it', false, 1],
  ['that keeps data already is not asked again', true, 0],
])('a browser %s', async (_, isPersisted, asked) => {
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', { storage: { persist, persisted: async () => isPersisted } })
  await askForPersistentStorage()
  expect(persist).toHaveBeenCalledTimes(asked)
})

it('a browser that cannot be asked to keep data, or fails at it, is let be', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  for (const storage of [undefined, {}]) {
    vi.stubGlobal('navigator', { storage })
    await askForPersistentStorage()
  }
  expect(info).not.toHaveBeenCalled()
  const persisted = () => Promise.reject(new Error('No'))
  vi.stubGlobal('navigator', { storage: { persist: vi.fn(), persisted } })
  await askForPersistentStorage()
  expect(info).toHaveBeenCalledOnce()
})

it('a visitor has acted where the browser says so, or cannot say', () => {
  for (const [userActivation, hasActed] of [
    [{ hasBeenActive: true }, true],
    [{ hasBeenActive: false }, false],
    [undefined, true],
  ]) {
    vi.stubGlobal('navigator', { userActivation })
    expect(hasVisitorActed()).toBe(hasActed)
  }
})
