// Links carry the whole wheel, in the shortest form.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compression } from '../../src/platform/compression'
import { ShareError } from '../../src/share/payload'
import { encodeCompact } from '../../src/share/writeCompact'
import { createLink, createPlainLink, LONG_URL } from '../../src/share/writeLink'
import { encodeVersion1 } from '../../src/share/writeVersion1'
import { anyWheel } from './anyWheel'
import { CLASS_LISTS, classList } from './classLists'
import { asShared, BASE, hashOf, LONG_BASE, linkTo, open, payloadOf, wheelOf } from './wheels'

const noCompression = {
  deflate: () => Promise.reject(new Error('CompressionStream is not defined')),
  inflate: () => Promise.reject(new Error('DecompressionStream is not defined')),
}

describe('a link', () => {
  it('opens as the wheel that was shared, whatever it holds; so does the plain one, and is longer @share.shortest', async () => {
    await fc.assert(
      fc.asyncProperty(anyWheel, async (wheel) => {
        const link = await linkTo(wheel)
        const plain = createPlainLink({ base: BASE, payload: payloadOf(wheel) })
        expect(link.length).toBeLessThan(plain.length)
        expect(await open(hashOf(link))).toEqual(asShared(wheel))
        expect(await open(hashOf(plain))).toEqual(asShared(wheel))
      }),
      { numRuns: 1000 },
    )
  })

  it('is made of letters, digits, dashes and underscores, with one full stop in the compact form', async () => {
    await fc.assert(
      fc.asyncProperty(anyWheel, async (wheel) => {
        const plain = createPlainLink({ base: BASE, payload: payloadOf(wheel) })
        expect(await linkTo(wheel)).toMatch(/^https:\/\/fairwheel\.example\/#z\.[\w-]+$/)
        expect(plain).toMatch(/^https:\/\/fairwheel\.example\/#[\w-]+$/)
      }),
    )
  })

  it('of the first visit’s wheel is shorter than 100 characters', async () => {
    expect(hashOf(await linkTo(wheelOf(['Yes', 'No', 'Maybe']))).length).toBeLessThan(100)
  })

  it('carries 10,000 options', async () => {
    const wheel = wheelOf(Array.from({ length: 10_000 }, (_, index) => `Option number ${index}`))
    expect(await open(hashOf(await linkTo(wheel)))).toEqual(asShared(wheel))
  })

  it('carries 10,000 options of thirty of the longest emoji, a third of them written as escapes', async () => {
    const texts = Array.from({ length: 10_000 }, (_, index) =>
      ['👩🏻‍❤️‍💋‍👨🏿', 'z\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301', '\udc00'][
        index % 3
      ]?.repeat(30),
    )
    const wheel = wheelOf(texts as string[])
    expect(await open(hashOf(await linkTo(wheel)))).toEqual(asShared(wheel))
  })

  it('is refused rather than made larger than a reader takes', async () => {
    // No writing has such characters: sixteen code units each, of three bytes.
    const text = `a${'\u20d0'.repeat(15)}`.repeat(30)
    const larger = wheelOf(Array.from({ length: 10_000 }, () => text))
    await expect(linkTo(larger)).rejects.toThrow(new ShareError('cannotCreate'))
  })

  it('is refused rather than made too long for any browser', async () => {
    const words = Array.from({ length: 60_000 }, (_, index) =>
      String.fromCodePoint(0x4e00 + (index % 20_000)),
    )
    const wheel = wheelOf(
      Array.from({ length: 10_000 }, (_, index) =>
        Array.from({ length: 30 }, (_, at) => words[(index * 7919 + at * 104_729) % 60_000]).join(
          '',
        ),
      ),
    )
    await expect(
      createLink({ base: BASE, payload: payloadOf(wheel), compression: noCompression }),
    ).rejects.toThrow(new ShareError('cannotCreate'))
  })

  it('stays of version 1, however long, where the browser cannot compress', async () => {
    const wheel = wheelOf(Array.from({ length: 500 }, (_, index) => `Option ${index}`))
    const payload = payloadOf(wheel)
    const link = await createLink({ base: BASE, payload, compression: noCompression })
    expect(link.length).toBeGreaterThan(LONG_URL)
    expect(hashOf(link)).toBe(encodeVersion1(payload))
    expect(await open(hashOf(link))).toEqual(asShared(wheel))
  })
})

describe.each(CLASS_LISTS)('a class list of %s names', (list) => {
  it('of a hundred makes a link under 2000 characters', async () => {
    const link = await linkTo(wheelOf(classList(list, 100)), LONG_BASE)
    expect(hashOf(link)).toMatch(/^z\./)
    expect(link.length).toBeLessThan(2000)
  })

  it('of thirty makes a link shorter than half of its version 1 form', async () => {
    const payload = payloadOf(wheelOf(classList(list, 30)))
    const compact = await encodeCompact(payload, compression)
    expect(LONG_BASE.length + 1 + compact.length).toBeLessThan(
      (LONG_BASE.length + 1 + encodeVersion1(payload).length) / 2,
    )
  })
})

it.each([
  ...CLASS_LISTS.map((list) => [list, (count: number) => classList(list, count)] as const),
  ['numbered', (count: number) => textsOf(count, 'Entrant ')] as const,
  ['emoji', (count: number) => textsOf(count, '👩🏽‍🚀🇧🇷 ')] as const,
])('a link grows with the number of options: %s @share.shortest', async (_, texts) => {
  let longest = 0
  for (const count of [2, 5, 10, 20, 28, 30, 40, 60, 80, 100]) {
    const wheel = wheelOf(texts(count))
    const link = await linkTo(wheel)
    expect(link.length, `${count}`).toBeGreaterThan(longest)
    expect(await open(hashOf(link)), `${count}`).toEqual(asShared(wheel))
    longest = link.length
  }
})

const textsOf = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)
