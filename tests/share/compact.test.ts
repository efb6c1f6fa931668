// The compact form round-trips any payload, and damage is detected before anything is used.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compression } from '../../src/platform/compression'
import { base64urlToBytes, bytesToBase64url, crc32 } from '../../src/share/linkText'
import { ShareError } from '../../src/share/payload'
import { encodeCompact } from '../../src/share/writeCompact'
import { timesArithmetic } from '../timing'
import { asShared, open, payloadOf, wheelOf } from './wheels'

const damaged = new ShareError('damaged')

/** A compact hash whose checksum fits, around any columns and form byte. */
async function forged(columns: string | Uint8Array<ArrayBuffer>, form = 1): Promise<string> {
  const plain = typeof columns === 'string' ? new TextEncoder().encode(columns) : columns
  const bytes = Uint8Array.of(0, 0, 0, 0, form, ...(await compression.deflate(plain)))
  new DataView(bytes.buffer).setUint32(0, crc32(bytes.subarray(4)))
  return `z.${bytesToBase64url(bytes)}`
}

const META = '["N",1,{},0]'

describe('the compact form', () => {
  it('says nothing of palette colors in their order and of weights of one', async () => {
    const plain = wheelOf(Array.from({ length: 100 }, (_, index) => `${index * 7919}`))
    const [first, second, ...others] = plain.segments
    if (!first || !second) throw new Error('No segments')
    const swapped = { ...plain, segments: [second, first, ...others] }
    const weighed = { ...plain, segments: [{ ...first, weight: 2 }, second, ...others] }
    const length = async (wheel: typeof plain) =>
      (await encodeCompact(payloadOf(wheel), compression)).length
    expect(await length(plain)).toBeLessThan(await length(swapped))
    expect(await length(plain)).toBeLessThan(await length(weighed))
  })

  it('keeps a color as it was written', async () => {
    const [first, ...others] = wheelOf(['A', 'B', 'C']).segments
    for (const color of ['#ff6b6b', '#FF6B6B', '#AbCdEf']) {
      const wheel = wheelOf([], { segments: first ? [{ ...first, color }, ...others] : [] })
      const hash = await encodeCompact(payloadOf(wheel), compression)
      expect(await open(hash)).toEqual(asShared(wheel))
    }
  })

  it.each([
    ['as we write it', `${META}\n\n\nA\nB`],
    ['with colors', `${META}\n0#abcdef\n\nA\nB`],
    ['with weights', `${META}\n\n2,\nA\nB`],
    ['with pictures', '["N",1,{},0,"","🐶 "]\n\n\nA\nB'],
    ['with pictures that are none', '["N",1,{},0,"",["🐶"]]\n\n\nA\nB'],
  ])('opens %s', async (_, columns) => {
    expect((await open(await forged(columns))).segments.map(({ text }) => text)).toEqual(['A', 'B'])
  })

  it.each([
    ['nothing', ''],
    ['a header that is no list', '{}\n\n\nA\nB'],
    ['a header that is no JSON', '["N"\n\n\nA\nB'],
    ['more colors than texts', `${META}\n012\n\nA\nB`],
    ['fewer colors than texts', `${META}\n0\n\nA\nB`],
    ['something else than colors', `${META}\n0red\n\nA\nB`],
    ['more weights than texts', `${META}\n\n1,1,1\nA\nB`],
    ['more pictures than texts', '["N",1,{},0,"","🐶 🐶 🐶"]\n\n\nA\nB'],
    ['a text with a quote', `${META}\n\n\nA","B\nB`],
    ['a text with a raw control character', `${META}\n\n\nA\tA\nB`],
    ['a text that ends in a backslash', `${META}\n\n\nA\\\nB`],
    ['10,001 texts', `${META}\n\n\n${'A\n'.repeat(10_000)}A`],
    ['millions of empty lines', '\n'.repeat(12_000_000)],
    ['millions of weights', `${META}\n\n${','.repeat(12_000_000)}\nA\nB`],
    ['millions of colors', `${META}\n${'0'.repeat(12_000_000)}\n\nA\nB`],
    ['millions of lists in the header', `[${'[],'.repeat(4_000_000)}[]]\n\n\nA\nB`],
    ['bytes that are no characters', Uint8Array.of(0xff, 0xfe)],
  ])('is damaged when it holds %s', async (_, columns) => {
    await expect(open(await forged(columns))).rejects.toThrow(damaged)
  })

  it('holds no segments when it holds no columns', async () => {
    await expect(open(await forged(META))).rejects.toThrow(new ShareError('segments'))
  })

  it('may hold one text @link.one-option', async () => {
    expect(await open(await forged(`${META}\n\n\nA`))).toMatchObject({ segments: [{ text: 'A' }] })
  })

  it('opens with fields and settings of a later version @link.later-version', async () => {
    const settings = { eliminationMode: true, pointer: 'left', animationSpeed: { preset: 'x' } }
    const meta = JSON.stringify(['N', 1, settings, 1, { background: '#123456' }, null])
    expect(await open(await forged(`${meta}\n\n\nA\nB`))).toMatchObject({
      name: 'N',
      isCustomName: true,
      segments: [{ text: 'A' }, { text: 'B' }],
      settings: { eliminationMode: true },
    })
  })

  it('of a later kind says so, once its checksum says that it arrived whole', async () => {
    await expect(open(await forged('', 2))).rejects.toThrow(new ShareError('unknownForm'))
    const hash = await forged(`${META}\n\n\nA\nB`)
    const bytes = base64urlToBytes(hash.slice(2))
    bytes[4] = 2
    await expect(open(`z.${bytesToBase64url(bytes)}`)).rejects.toThrow(damaged)
  })

  it('of 50 MB of zeros is refused with little memory', async () => {
    const zeros = await forged(new Uint8Array(50_000_000))
    const before = process.memoryUsage()
    await expect(open(zeros)).rejects.toThrow(damaged)
    const after = process.memoryUsage()
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(80_000_000)
    expect(after.heapUsed - before.heapUsed).toBeLessThan(40_000_000)
    expect(await timesArithmetic(() => open(zeros).catch(() => {}))).toBeLessThan(60)
  })

  it('with one bit flipped, wherever it is, is damaged', async () => {
    const hash = await encodeCompact(payloadOf(wheelOf(['Pizza', 'Sushi', 'Salad'])), compression)
    const bytes = base64urlToBytes(hash.slice(2))
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = bytes.slice()
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      await expect(open(`z.${bytesToBase64url(flipped)}`)).rejects.toThrow(damaged)
    }
  })
})

describe('base64url', () => {
  it('gives back any bytes, in letters that no address needs to escape', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000, size: 'max' }), (bytes) => {
        const encoded = bytesToBase64url(bytes)
        expect(encoded).toBe(Buffer.from(bytes).toString('base64url'))
        expect([...base64urlToBytes(encoded)]).toEqual([...bytes])
      }),
    )
  })
})
