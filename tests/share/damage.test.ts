// A damaged link says in the cause of its error what is wrong with it, for whoever has to find out.

import { describe, expect, it } from 'vitest'
import { compression } from '../../src/platform/compression'
import { parseBoundedJson } from '../../src/share/boundedJson'
import { parseFile } from '../../src/share/file'
import { base64urlToBytes, bytesToBase64url, crc32 } from '../../src/share/linkText'
import { ShareError } from '../../src/share/payload'
import { expand } from '../../src/share/version1'
import { recipeHash } from './recipe'
import { open } from './wheels'

async function causeOf(attempt: () => unknown): Promise<string> {
  try {
    await attempt()
  } catch (error) {
    const { cause } = error as ShareError
    if (error instanceof ShareError && cause instanceof Error) return cause.message
    throw error
  }
  throw new Error('It opened')
}

/** A compact hash of these columns, whose checksum fits. */
async function compact(columns: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const plain = typeof columns === 'string' ? new TextEncoder().encode(columns) : columns
  const deflated = await compression.deflate(plain)
  const bytes = Uint8Array.of(0, 0, 0, 0, 1, ...deflated)
  new DataView(bytes.buffer).setUint32(0, crc32(bytes.subarray(4)))
  return `z.${bytesToBase64url(bytes)}`
}

/** A version 1 hash around any text. */
const packed = (text: string) => btoa(encodeURIComponent(text))

const META = '["N",1,{},0]'
const SEGMENTS = '"segments":[{"text":"A"},{"text":"B"}]'

describe('a compact link', () => {
  it.each([
    ['Too many lines', `${META}\n\n\n${'A\n'.repeat(10_000)}A`],
    ['Columns of different lengths', `${META}\n0\n\nA\nB`],
    ['Columns of different lengths', `${META}\n\n1,2,3\nA\nB`],
    ['Columns of different lengths', `${META}\n01\n1\nA\nB`],
    ['Not colors', `${META}\n0red\n\nA\nB`],
    ['Not colors', `${META}\nx01\n\nA\nB`],
    ['Not colors', `${META}\n${'0'.repeat(70_001)}\n\nA\nB`],
    ['Too many values', `[${'0,'.repeat(100_001)}0]\n\n\nA\nB`],
  ])('is refused with: %s', async (cause, columns) => {
    expect(await causeOf(async () => open(await compact(columns)))).toBe(cause)
  })

  it('is cut short below the length of its header, and has a wrong checksum at it', async () => {
    const bytes = base64urlToBytes((await compact(`${META}\n\n\nA\nB`)).slice(2))
    const cut = (length: number) => `z.${bytesToBase64url(bytes.subarray(0, length))}`
    expect(await causeOf(() => open(cut(4)))).toBe('Cut short')
    expect(await causeOf(() => open(cut(5)))).toBe('Wrong checksum')
  })

  it('is refused where a byte of an option is no character', async () => {
    const columns = new TextEncoder().encode(`${META}\n\n\nA?\nB`)
    columns[columns.indexOf('?'.charCodeAt(0))] = 0xff
    expect(await causeOf(async () => open(await compact(columns)))).toMatch(/encoded|invalid/i)
  })

  it('holds as many options and colors as a wheel does', async () => {
    const many = (text: string) => Array.from({ length: 10_000 }, () => text)
    const columns = [META, many('#abcdef').join(''), many('2').join(','), ...many('A')].join('\n')
    const { segments } = await open(await compact(columns))
    expect(segments).toHaveLength(10_000)
    expect(segments[9_999]).toMatchObject({ color: '#abcdef', weight: 2 })
  })
})

describe('a version 1 link', () => {
  it.each([
    ['Not URL-encoded', btoa('a b')],
    ['Not URL-encoded', btoa(' ')],
    ['No dictionary', packed(`{${SEGMENTS}}`)],
    ['No dictionary', packed(`x2:[]{${SEGMENTS}}`)],
    ['No dictionary', packed(`02:[]{${SEGMENTS}}`)],
    ['No dictionary', packed(`2:{}{${SEGMENTS}}`)],
    ['No dictionary', packed(`3:[1]{${SEGMENTS}}`)],
    ['No dictionary', packed(`7:["a",1]{${SEGMENTS}}`)],
    ['No payload', packed('2:[]null')],
    ['No payload', packed('2:[]7')],
    ['Wrong checksum', recipeHash(`{${SEGMENTS},"check":"00000000"}`)],
    ['Wrong checksum', recipeHash(`{"check":1,${SEGMENTS}}`)],
    ['Too many values', packed(`200004:[${'0,'.repeat(100_001)}0]{}`)],
    ['Not URL-encoded', 'a'.repeat(2 ** 21)],
    ['Too long', 'a'.repeat(2 ** 21 + 1)],
    ['No dictionary', ' '.repeat(3 * 2 ** 21)],
    ['Too long', ' '.repeat(3 * 2 ** 21 + 1)],
  ])('is refused with: %s', async (cause, hash) => {
    expect(await causeOf(() => open(hash))).toBe(cause)
  })
})

describe('a dictionary', () => {
  it('is refused as too much work, or as too long a text, whichever it is', () => {
    const many = { body: '~'.repeat(1_000_000), dictionary: Array.from({ length: 40 }, () => 'x') }
    expect(() => expand(many)).toThrow('Too much to expand')
    expect(() => expand({ ...many, dictionary: many.dictionary.slice(0, 33) })).not.toThrow()
    const long = { body: '~0~'.repeat(5), dictionary: ['x'.repeat(2 ** 20)] }
    expect(() => expand(long)).toThrow('Expands too far')
  })
})

it('a file is refused as too long, or for what JSON says of it', async () => {
  expect(await causeOf(() => parseFile(' '.repeat(2 ** 26 + 1)))).toBe('Too long')
  expect(await causeOf(() => parseFile(' '.repeat(2 ** 26)))).toContain('JSON')
})

describe('bounded JSON', () => {
  const list = (length: number, item: string) => `[${Array(length).fill(item).join(',')}]`

  it('has at most 100,000 values: lists, objects and what commas part', () => {
    expect(parseBoundedJson(list(100_000, '0'))).toHaveLength(100_000)
    expect(() => parseBoundedJson(list(100_001, '0'))).toThrow('Too many values')
    expect(parseBoundedJson(list(50_000, '[]'))).toHaveLength(50_000)
    expect(() => parseBoundedJson(list(50_001, '[]'))).toThrow('Too many values')
    expect(parseBoundedJson(list(50_000, '{}'))).toHaveLength(50_000)
    expect(() => parseBoundedJson(list(50_001, '{}'))).toThrow('Too many values')
  })

  it('has as many signs inside its texts as it likes', () => {
    const text = ',[{'.repeat(100_000)
    for (const value of [text, `"${text}`, `\\"${text}`, `${text}\\`, `\\\\"${text}"\\`]) {
      expect(parseBoundedJson(JSON.stringify([value, 1]))).toEqual([value, 1])
    }
    const after = `["\\\\",${list(100_000, '0')}]`
    expect(() => parseBoundedJson(after)).toThrow('Too many values')
  })
})
