// Compression round-trips, decompression bombs are stopped early, and missing browser support is reported.

import { deflateRawSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { compression } from '../../src/platform/compression'

afterEach(() => vi.unstubAllGlobals())

describe('compressed bytes', () => {
  it('are raw deflate, and come back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 20_000, size: 'max' }), async (bytes) => {
        const deflated = await compression.deflate(new Uint8Array(bytes))
        expect([...inflateRawSync(deflated)]).toEqual([...bytes])
        const inflated = await compression.inflate(new Uint8Array(deflated), bytes.length)
        expect([...inflated]).toEqual([...bytes])
      }),
      { numRuns: 50 },
    )
  })

  it('come back up to the limit and not a byte further', async () => {
    const bytes = new Uint8Array(deflateRawSync(new Uint8Array(1_000_000)))
    expect(await compression.inflate(bytes, 1_000_000)).toHaveLength(1_000_000)
    await expect(compression.inflate(bytes, 999_999)).rejects.toThrow(RangeError)
  })

  it('that are a bomb take no more memory than the limit calls for', async () => {
    const bomb = new Uint8Array(deflateRawSync(new Uint8Array(200_000_000)))
    const before = process.memoryUsage().arrayBuffers
    await expect(compression.inflate(bomb, 1_000_000)).rejects.toThrow(RangeError)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['noise', Uint8Array.of(255, 255, 255, 255)],
    [
      'a beginning',
      new Uint8Array(deflateRawSync(Buffer.from('a beginning of a text'))).slice(0, 8),
    ],
  ])('are refused when they are %s', async (_, bytes) => {
    await expect(compression.inflate(bytes, 1000)).rejects.toThrow()
  })
})

it('a browser without the streams is told apart by a rejection', async () => {
  vi.stubGlobal('CompressionStream', undefined)
  vi.stubGlobal('DecompressionStream', undefined)
  await expect(compression.deflate(new Uint8Array(1))).rejects.toThrow()
  await expect(compression.inflate(new Uint8Array(1), 1)).rejects.toThrow()
})
