// The sizes that files name, in bytes made by hand as the formats' specifications have them.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageHeader } from '../../../src/platform/pictures/imageHeader'
import { MB } from '../../support/worker'
import { timesArithmetic } from '../../timing'

type Part = string | number | readonly number[]

/** Texts of code units below 256, and bytes. */
const bytesOf = (...parts: readonly Part[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part,
    ),
  )
const big = (value: number, length: number): number[] =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256)
const little = (value: number, length: number): number[] => big(value, length).reverse()
const zeros = (length: number): number[] => Array(length).fill(0)

const png = (width: number, height: number) =>
  bytesOf('\x89PNG\r\n\x1a\n', big(13, 4), 'IHDR', big(width, 4), big(height, 4), [8, 6, 0, 0, 0])

const segment = (marker: number, content: readonly number[]) => [
  ...[0xff, marker],
  ...big(content.length + 2, 2),
  ...content,
]
const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, [8, ...big(height, 2), ...big(width, 2), 3, ...zeros(9)])
const jpeg = (...segments: readonly (readonly number[])[]) => bytesOf([0xff, 0xd8], ...segments)

const webp = (chunk: string, content: readonly number[]) =>
  bytesOf('RIFF', little(content.length + 12, 4), 'WEBP', chunk, little(content.length, 4), content)
const lossy = (width: number, height: number) =>
  webp('VP8 ', [0x30, 1, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2)])
const lossless = (width: number, height: number, isSeeThrough: number) =>
  // 14 bits each, and two more fields; no shifts, which are signed.
  webp('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 2 ** 14 + isSeeThrough * 2 ** 28, 4)])
const extended = (width: number, height: number) =>
  webp('VP8X', [0x10, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)])

const gif = (width: number, height: number, ...blocks: readonly (readonly number[])[]) =>
  bytesOf('GIF89a', little(width, 2), little(height, 2), [0, 0, 0], ...blocks)
const gifPicture = (left: number, top: number, width: number, height: number) => [
  0x2c,
  ...[left, top, width, height].flatMap((one) => little(one, 2)),
  0,
]
/** Says that the animation goes on for ever. */
const GIF_EXTENSION = [0x21, 0xff, 11, ...bytesOf('NETSCAPE2.0'), 3, 1, 0, 0, 0]

const bmp = (width: number, height: number, length = 40) =>
  bytesOf('BM', zeros(12), little(length, 4), little(width, 4), little(height + 2 ** 32, 4))

const box = (name: string, ...content: readonly Part[]) => {
  const inside = bytesOf(...content)
  return [...big(inside.length + 8, 4), ...bytesOf(name), ...inside]
}
const ispe = (width: number, height: number) => box('ispe', zeros(4), big(width, 4), big(height, 4))
const meta = (...properties: readonly (readonly number[])[]) =>
  box(
    'meta',
    zeros(4),
    box('hdlr', zeros(24)),
    box('iloc', zeros(30)),
    box('iprp', box('ipco', ...properties), box('ipma', zeros(9))),
  )
const heif = (brands: readonly string[], ...boxes: readonly (readonly number[])[]) => {
  const [major = '', ...others] = brands
  return bytesOf(box('ftyp', major, zeros(4), ...others), ...boxes)
}
const track = (width: number, height: number) =>
  box('moov', box('mvhd', zeros(100)), box('trak', tkhd(width, height)))
const tkhd = (width: number, height: number) =>
  box('tkhd', zeros(76), big(width, 2), zeros(2), big(height, 2), zeros(2))

const [WIDTH, HEIGHT] = [640, 400]
const SAMPLES: Readonly<Record<string, readonly [kind: string, bytes: Uint8Array]>> = {
  PNG: ['png', png(WIDTH, HEIGHT)],
  JPEG: ['jpeg', jpeg(segment(0xe0, zeros(14)), segment(0xdb, zeros(65)), frame(WIDTH, HEIGHT))],
  'progressive JPEG': ['jpeg', jpeg(segment(0xe1, zeros(9)), frame(WIDTH, HEIGHT, 0xc2))],
  'JPEG with tables first': [
    'jpeg',
    jpeg(segment(0xc4, zeros(30)), segment(0xcc, zeros(2)), frame(WIDTH, HEIGHT)),
  ],
  'JPEG with padding between its segments': [
    'jpeg',
    jpeg(
      [0xff, 0xff, ...segment(0xe0, zeros(14))],
      [1, 2, 0xff, 0, 0xff, 0xd0],
      [0xff, ...frame(WIDTH, HEIGHT)],
    ),
  ],
  'JPEG with a thumbnail in its metadata': [
    'jpeg',
    jpeg(segment(0xe1, [0xff, 0xd8, ...frame(160, 120)]), frame(WIDTH, HEIGHT)),
  ],
  'JPEG with more than a megabyte of metadata': [
    'jpeg',
    jpeg(...Array(20).fill(segment(0xe2, zeros(65_533))), frame(WIDTH, HEIGHT)),
  ],
  'lossy WebP': ['webp', lossy(WIDTH, HEIGHT)],
  // The two upper bits of each scale it.
  'lossy WebP to be scaled': ['webp', lossy(WIDTH + 0x4000, HEIGHT + 0x8000)],
  'lossless WebP': ['webp', lossless(WIDTH, HEIGHT, 1)],
  'extended WebP': ['webp', extended(WIDTH, HEIGHT)],
  GIF: ['gif', gif(WIDTH, HEIGHT, gifPicture(0, 0, 10, 10))],
  'GIF that reaches beyond its screen': [
    'gif',
    gif(1, 1, GIF_EXTENSION, gifPicture(40, 100, WIDTH - 40, HEIGHT - 100)),
  ],
  'GIF of 1987 with a table of colors': [
    'gif',
    bytesOf('GIF87a', zeros(4), [0x91, 0, 0], zeros(12), gifPicture(0, 0, WIDTH, HEIGHT)),
  ],
  BMP: ['bmp', bmp(WIDTH, HEIGHT)],
  'BMP from top to bottom': ['bmp', bmp(WIDTH, -HEIGHT, 124)],
  'BMP of OS/2': [
    'bmp',
    bytesOf('BM', zeros(12), little(12, 4), little(WIDTH, 2), little(HEIGHT, 2), [1, 0]),
  ],
  AVIF: ['avif', heif(['avif', 'mif1', 'miaf'], meta(ispe(WIDTH, HEIGHT)))],
  'AVIF of tiles, with a thumbnail': [
    'avif',
    heif(['mif1', 'avif'], meta(ispe(160, 100), ispe(WIDTH, HEIGHT), ispe(256, 256))),
  ],
  'AVIF after another box': [
    'avif',
    heif(['avif'], box('free', zeros(99)), meta(ispe(WIDTH, HEIGHT))),
  ],
  'AVIF sequence': ['avif', heif(['avis', 'msf1'], track(WIDTH, HEIGHT))],
  HEIC: ['heic', heif(['heic', 'mif1'], meta(ispe(512, 400), ispe(WIDTH, HEIGHT)))],
  'HEIC of Apple': ['heic', heif(['mif1', 'heix'], meta(ispe(WIDTH, HEIGHT)))],
  'HEIC sequence': ['heic', heif(['hevc', 'msf1'], track(WIDTH, HEIGHT))],
}

it.each(Object.entries(SAMPLES))('reads a %s', (_, [kind, bytes]) => {
  expect(imageHeader(bytes)).toEqual({ kind, width: WIDTH, height: HEIGHT })
})

it('reads the largest size of each format', () => {
  expect(imageHeader(png(2 ** 32 - 1, 2 ** 31))).toMatchObject({
    width: 2 ** 32 - 1,
    height: 2 ** 31,
  })
  expect(imageHeader(jpeg(frame(65_535, 1)))).toMatchObject({ width: 65_535, height: 1 })
  expect(imageHeader(lossless(16_384, 16_384, 0))).toMatchObject({ width: 16_384, height: 16_384 })
  expect(imageHeader(extended(2 ** 24, 3))).toMatchObject({ width: 2 ** 24, height: 3 })
  expect(imageHeader(bmp(-(2 ** 31) + 2 ** 32, 5))).toMatchObject({ width: 2 ** 31, height: 5 })
})

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'svg'],
  ['\xef\xbb\xbf\n <?xml version="1.0"?><!-- A drawing --><svg\nwidth="1">', 'svg'],
  ['<!DOCTYPE svg PUBLIC "" [<!ENTITY a "b">]><s:svg>', 'svg'],
  ['<!doctype html><p><svg>', 'unknown'],
  ['<?xml version="1.0"?><rss/>', 'unknown'],
  ['An <svg> in a text', 'unknown'],
  ['BMW, Opel and others, which are no bitmaps', 'unknown'],
  ['GIF88a and so on', 'unknown'],
  ['RIFF\x10\0\0\0WAVEfmt ', 'unknown'],
  ['%PDF-1.7', 'unknown'],
  ['\0\0\x01\0\x01\0', 'unknown'],
  ['II*\0\b\0\0\0', 'unknown'],
  ['', 'unknown'],
])('%j is %s, and says no size', (text, kind) => {
  expect(imageHeader(bytesOf(text))).toEqual({ kind, width: 0, height: 0 })
})

it('a film is no picture', () => {
  expect(imageHeader(heif(['isom', 'mp42'], track(WIDTH, HEIGHT))).kind).toBe('unknown')
})

it.each([
  [
    'a PNG that begins with another chunk',
    bytesOf('\x89PNG\r\n\x1a\n', zeros(4), 'CgBI', zeros(9)),
  ],
  ['a JPEG that ends before its frame', jpeg(segment(0xe0, zeros(14)), [0xff, 0xd9])],
  ['a JPEG whose pixels come before its frame', jpeg(segment(0xda, zeros(9)), frame(1, 1))],
  ['a JPEG whose segment reaches beyond the end', jpeg([0xff, 0xe0, 0xff, 0xff, 0])],
  ['a WebP of an unknown chunk', webp('ALPH', zeros(20))],
  ['an AVIF without a size', heif(['avif'], meta())],
  ['an AVIF whose boxes have no length', bytesOf([...heif(['avif'])], zeros(4), 'free')],
])('%s says no size', (_, bytes) => {
  expect(imageHeader(bytes)).toMatchObject({ width: 0, height: 0 })
})

describe('whatever the bytes are', () => {
  const expectHeader = (bytes: Uint8Array) => {
    const { width, height } = imageHeader(bytes)
    for (const side of [width, height]) {
      expect(Number.isInteger(side) && side >= 0 && side < 2 ** 32).toBe(true)
    }
  }
  const samples = Object.values(SAMPLES).map(([, bytes]) => bytes.subarray(0, 400))

  it('cut short anywhere, no file is misread or stops it', () => {
    for (const sample of samples) {
      for (let length = 0; length < sample.length; length += 1) {
        expectHeader(sample.subarray(0, length))
      }
    }
  })

  it('changed anywhere, none stops it', () => {
    const changes = fc.array(fc.tuple(fc.nat(399), fc.nat(255)), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.constantFrom(...samples), changes, (sample, changed) => {
        const bytes = sample.slice()
        for (const [at, value] of changed) bytes[at % bytes.length] = value
        expectHeader(bytes)
      }),
      { numRuns: 20_000 },
    )
  })

  /** Twenty megabytes. */
  const filled = (start: Uint8Array, pattern: readonly number[]) => {
    const bytes = new Uint8Array(20 * MB)
    bytes.set(start)
    for (let at = start.length; at < bytes.length; at += pattern.length) {
      for (const [offset, value] of pattern.entries()) bytes[at + offset] = value
    }
    return bytes
  }

  it.each([
    ['a JPEG of nothing but 0xff', jpeg(), [0xff]],
    ['a JPEG without markers', jpeg([0xff, 0xe0]), [0]],
    ['a JPEG of the shortest segments', jpeg(), [0xff, 0xe0, 0, 0]],
    ['a JPEG of markers alone', jpeg(), [0xff, 0xd0]],
    ['a GIF of the shortest blocks', gif(1, 1), [0x21, 0xfe, 1, 1, 0]],
    ['an AVIF of the shortest boxes', heif(['avif']), [...big(8, 4), 65, 65, 65, 65]],
    ['an AVIF of boxes in boxes', heif(['avif']), [0, 0, 0, 0, ...bytesOf('ipco')]],
    ['a drawing of tags that are none', bytesOf('<'), [...bytesOf('<-')]],
    ['a name that never ends', bytesOf('<a'), [45]],
  ])('%s takes no longer than some arithmetic', async (_, start, pattern) => {
    const bytes = filled(start, pattern)
    expectHeader(bytes)
    expect(await timesArithmetic(() => imageHeader(bytes))).toBeLessThan(60)
  })
})
