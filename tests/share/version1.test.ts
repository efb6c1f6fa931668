// Version 1 links are compatible with the independent implementation in recipe.ts, and damaged ones never open.

import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ShareError } from '../../src/share/payload'
import { encodeVersion1 } from '../../src/share/writeVersion1'
import { anyWheel } from './anyWheel'
import { classList } from './classLists'
import { compress, recipeHash, recipeJson } from './recipe'
import { asShared, open, payloadOf, wheelOf } from './wheels'

const damaged = new ShareError('damaged')

/** The JSON of a link, as a writer without checksums would write it. */
function withoutCheck(hash: string): string {
  return recipeJson(hash).replace(/,"check":"[0-9a-f]{8}"\}$/, '}')
}

describe('the version 1 form', () => {
  it('is the payload in JSON, its checksum last, for any reader of the recipe', () => {
    fc.assert(
      fc.property(anyWheel, (wheel) => {
        const payload = payloadOf(wheel)
        const { check, ...rest } = JSON.parse(recipeJson(encodeVersion1(payload)))
        expect(rest).toEqual(JSON.parse(JSON.stringify(payload)))
        expect(check).toMatch(/^[0-9a-f]{8}$/)
      }),
      { numRuns: 1000 },
    )
  })

  it('has the CRC-32 of the text before it as its checksum', () => {
    fc.assert(
      fc.property(anyWheel, (wheel) => {
        const hash = encodeVersion1(payloadOf(wheel))
        const check = crc32(withoutCheck(hash)).toString(16).padStart(8, '0')
        expect(recipeJson(hash)).toBe(`${withoutCheck(hash).slice(0, -1)},"check":"${check}"}`)
      }),
    )
  })

  it('has a dictionary that pays', () => {
    const payload = payloadOf(wheelOf(classList('english', 30)))
    const json = recipeJson(encodeVersion1(payload))
    const plain = recipeHash(json, { dictionary: [], body: json })
    expect(encodeVersion1(payload).length).toBeLessThan(plain.length * 0.6)
  })

  it('has a dictionary that pays even between numbers, which could pass for placeholders', () => {
    const numbers = Array.from({ length: 30 }, (_, index) => `${index}`)
    const payload = payloadOf(wheelOf(numbers))
    const json = recipeJson(encodeVersion1(payload))
    const plain = recipeHash(json, { dictionary: [], body: json })
    expect(encodeVersion1(payload).length).toBeLessThan(plain.length * 0.6)
  })
})

describe('a link by another writer of the recipe', () => {
  it('opens, without a checksum, with or without a dictionary', async () => {
    const plainTexts = fc.array(fc.string({ unit: fc.constantFrom(...'aeiourst äß漢') }), {
      minLength: 2,
      maxLength: 20,
    })
    await fc.assert(
      fc.asyncProperty(plainTexts, async (texts) => {
        const wheel = wheelOf(texts.map((text, index) => text.trim() || `Option ${index + 1}`))
        const json = JSON.stringify(
          payloadOf({
            ...wheel,
            segments: wheel.segments.map((one) => ({ ...one, text: one.text.slice(0, 30).trim() })),
          }),
        )
        const shared = asShared({
          ...wheel,
          segments: wheel.segments.map((one) => ({ ...one, text: one.text.slice(0, 30).trim() })),
        })
        expect(await open(recipeHash(json, { dictionary: [], body: json }))).toEqual(shared)
        const substituted = compress(json)
        const hash = recipeHash(json, substituted)
        // The plain recipe cannot always be undone; where it can, we undo it.
        if (recipeJson(hash) === json) expect(await open(hash)).toEqual(shared)
      }),
      { numRuns: 100 },
    )
  })

  it('may use entries that hold earlier entries', async () => {
    const dictionary = ['{"text":"', '~0~A"},', '~1~~1~']
    const body = '{"v":1,"name":"N","segments":[~2~~0~B"}],"settings":{},"created":1}'
    const wheel = await open(recipeHash('', { dictionary, body }))
    expect(wheel.segments.map(({ text }) => text)).toEqual(['A', 'A', 'B'])
  })

  it('keeps a placeholder beyond the dictionary as text', async () => {
    const dictionary = ['{"text":"']
    const body = '{"v":1,"segments":[~0~~1~"},~0~~7~~"}]}'
    const wheel = await open(recipeHash('', { dictionary, body }))
    expect(wheel.segments.map(({ text }) => text)).toEqual(['~1~', '~7~~'])
  })

  it.each([
    ['itself', ['~0~', '~1~~1~']],
    ['a later entry', ['~1~', '{"text":"']],
  ])('never has an entry expand by way of %s', async (_, dictionary) => {
    const body = '{"v":1,"segments":[{"text":"~0~"},{"text":"~0~"}]}'
    const wheel = await open(recipeHash('', { dictionary, body }))
    expect(wheel.segments[0]?.text).toBe(dictionary[0])
  })

  it.each([2, '1', null, undefined])('of version %j opens, and says so', async (version) => {
    const json = JSON.stringify({ v: version, segments: [{ text: 'A' }, { text: 'B' }], extra: 1 })
    expect(await open(recipeHash(json))).toMatchObject({ isOtherVersion: true })
  })
})

describe('a link with properties that nobody here knows @link.later-version', () => {
  const FOREIGN = ['note', '__proto__', 'constructor', 'toString', 'V', 'segment', 'checks']
  const EXTRAS = FOREIGN.map((key) => `"${key}":{"text":"evil"}`).join(',')
  const link = (version: string) =>
    `{"v":${version},${EXTRAS},"name":"N","segments":[{"text":"A",${EXTRAS}},{"text":"B"}],` +
    `"settings":{"eliminationMode":true,${EXTRAS}},"created":5,"last":[1,{"a":null}]}`
  const expected = {
    name: 'N',
    segments: ['A', 'B'].map((text, index) => ({
      ...{ id: `shared-${index}`, text, color: '#3B82F6', weight: 1, eliminated: false },
    })),
    settings: { eliminationMode: true },
    created: 5,
    isCustomName: false,
  }
  const checked = (json: string) =>
    `${json.slice(0, -1)},"check":"${crc32(json).toString(16).padStart(8, '0')}"}`

  it.each([
    ['1', false],
    ['2', true],
    ['"next"', true],
  ])('and of version %s opens, with a checksum and without', async (version, isOtherVersion) => {
    for (const json of [link(version), checked(link(version))]) {
      expect(await open(recipeHash(json))).toEqual({ ...expected, isOtherVersion })
    }
  })

  it('is damaged where its checksum says so, whatever its version', async () => {
    for (const version of ['1', '2']) {
      const json = checked(link(version)).replace('"note"', '"nose"')
      await expect(open(recipeHash(json))).rejects.toThrow(damaged)
    }
  })

  it('may hold one option @link.one-option', async () => {
    const json = '{"v":1,"segments":[{"text":"Alone"}],"settings":{}}'
    expect((await open(recipeHash(json))).segments.map(({ text }) => text)).toEqual(['Alone'])
    await expect(open(recipeHash('{"v":1,"segments":[]}'))).rejects.toThrow(
      new ShareError('segments'),
    )
  })
})

describe('the checksum', () => {
  const wheel = wheelOf(['Pizza', 'Sushi', 'Salad'], { name: 'Lunch' })

  it('is not asked of a link that has none', async () => {
    expect(await open(recipeHash(withoutCheck(encodeVersion1(payloadOf(wheel)))))).toEqual(
      asShared(wheel),
    )
  })

  it.each<[what: string, change: (json: string) => string]>([
    ['another text', (json) => json.replace('Pizza', 'Pasta')],
    ['another color', (json) => json.replace('#FF6B6B', '#FF6B6C')],
    ['another name', (json) => json.replace('Lunch', 'lunch')],
    ['another version', (json) => json.replace('"v":1', '"v":2')],
    ['its own digits damaged', (json) => json.replace(/"check":"./, '"check":"x')],
    [
      'capital digits',
      (json) => json.replace(/[0-9a-f]{8}(?="\}$)/, (check) => check.toUpperCase()),
    ],
    ['another type', (json) => json.replace(/"check":".*"/, '"check":1')],
    ['nothing in it', (json) => json.replace(/"check":".*"/, '"check":null')],
    ['spaces that JSON does not mind', (json) => json.replace(',"check"', ', "check"')],
    ['something after it', (json) => json.replace(/\}$/, ',"custom":true}')],
    ['a second one', (json) => json.replace(/\}$/, ',"check":"00000000"}')],
    ['a property that is there twice', (json) => json.replace('{"v":1', '{"v":1,"name":"Twice"')],
    ['a number written otherwise', (json) => json.replace('"v":1', '"v":1.0')],
    ['a letter written as an escape', (json) => json.replace('Pizza', '\\u0050izza')],
  ])('does not match with %s', async (_, change) => {
    const json = recipeJson(encodeVersion1(payloadOf(wheel)))
    expect(change(json)).not.toBe(json)
    await expect(open(recipeHash(change(json)))).rejects.toThrow(damaged)
  })

  it('whose name was damaged leaves a link without one, which opens as the same wheel', async () => {
    const json = recipeJson(encodeVersion1(payloadOf(wheel))).replace('"check"', '"chedk"')
    expect(await open(recipeHash(json))).toEqual(asShared(wheel))
  })
})

describe('what is no version 1 link', () => {
  const raw = (text: string) => btoa(text).replace(/=+$/, '')

  it.each([
    ['nothing', ''],
    ['an anchor', 'main'],
    ['an empty dictionary alone', raw(encodeURIComponent('2:[]'))],
    ['no prefix', raw(encodeURIComponent('{"v":1,"segments":[{},{}]}'))],
    ['a dictionary that is no list', raw(encodeURIComponent('2:{}{"segments":[{},{}]}'))],
    ['a dictionary of numbers', raw(encodeURIComponent('3:[1]{"segments":[{},{}]}'))],
    ['a length that is no number', raw(encodeURIComponent('-2:[]{"segments":[{},{}]}'))],
    ['a length of another spelling', raw(encodeURIComponent('02:[]{"segments":[{},{}]}'))],
    ['a length beyond the end', raw(encodeURIComponent('999:[]{"segments":[{},{}]}'))],
    ['bytes that are not URL-encoded', raw('2:[]{"segments":[{},{}]}')],
    ['bytes that are no characters', raw('2%3A%5B%5D%FF%FE')],
    ['a number', recipeHash('1')],
    ['null', recipeHash('null')],
    ['more after the payload', recipeHash('{"segments":[{},{}]}{}')],
  ])('such as %s, is damaged', async (_, hash) => {
    await expect(open(hash)).rejects.toThrow(damaged)
  })

  it('such as a list, holds no segments', async () => {
    await expect(open(recipeHash('[{},{}]'))).rejects.toThrow(new ShareError('segments'))
  })
})
