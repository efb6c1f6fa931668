// A lock that only one tab holds, over a fake of the browser's lock manager.

import { afterEach, expect, it, vi } from 'vitest'
import { tryLock } from '../../src/draws/tryLock'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function stubLocks(): void {
  const held = new Set<string>()
  vi.stubGlobal('navigator', {
    locks: {
      async request(
        name: string,
        { ifAvailable }: LockOptions,
        callback: (lock: unknown) => unknown,
      ) {
        expect(ifAvailable).toBe(true)
        if (held.has(name)) return callback(null)
        held.add(name)
        try {
          return await callback({ name })
        } finally {
          held.delete(name)
        }
      },
    },
  })
}

it('one holds the lock, until it is released', async () => {
  stubLocks()
  const release = await tryLock('draw-1')
  expect(release).not.toBeNull()
  expect(await tryLock('draw-1')).toBeNull()
  expect(await tryLock('draw-2')).not.toBeNull()
  release?.()
  await Promise.resolve()
  await Promise.resolve()
  expect(await tryLock('draw-1')).not.toBeNull()
})

it('without locks every tab may', async () => {
  vi.stubGlobal('navigator', {})
  expect(await tryLock('draw-1')).not.toBeNull()
  expect(await tryLock('draw-1')).not.toBeNull()
})

it('a request that fails hinders nobody', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
  })
  expect(await tryLock('draw-1')).not.toBeNull()
})
