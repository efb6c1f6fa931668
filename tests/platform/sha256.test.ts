import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { canHash, sha256, sha256Base64url } from '../../src/platform/sha256'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('is the hash that Node computes, of any bytes', async () => {
  expect(canHash()).toBe(true)
  // FIPS 180-4's own example.
  expect(await sha256(new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      const copy = new Uint8Array(bytes)
      expect(await sha256(copy)).toBe(createHash('sha256').update(copy).digest('hex'))
      expect(await sha256Base64url(copy)).toBe(
        createHash('sha256').update(copy).digest('base64url'),
      )
    }),
  )
})

it('is not there on a page without HTTPS', () => {
  vi.stubGlobal('crypto', { getRandomValues: () => {} })
  expect(canHash()).toBe(false)
})
