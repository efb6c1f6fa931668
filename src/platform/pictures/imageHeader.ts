// What a picture's file says of itself, without decoding it: a browser makes room for whatever size a header names.
// Whatever the bytes are, nothing here throws, and each loop only moves on.

export type ImageKind =
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'gif'
  | 'bmp'
  | 'avif'
  | 'heic'
  | 'svg'
  | 'unknown'

interface Size {
  /** In pixels as they are stored, before any orientation; 0 where the file does not say. */
  readonly width: number
  readonly height: number
}

export interface ImageHeader extends Size {
  /** `avif` and `heic` may be sequences; `heic` is whatever else is kept as HEIF. */
  readonly kind: ImageKind
}

const UNSAID: Size = { width: 0, height: 0 }

/** @param bytes of a whole file: a JPEG may have megabytes of metadata before its size */
export function imageHeader(bytes: Uint8Array): ImageHeader {
  const kind = imageKind(bytes)
  return { kind, ...(SIZES[kind]?.(bytes) ?? UNSAID) }
}

const SIZES: Readonly<Partial<Record<ImageKind, (bytes: Uint8Array) => Size>>> = {
  png: pngSize,
  jpeg: jpegSize,
  webp: webpSize,
  gif: gifSize,
  bmp: bmpSize,
  avif: heifSize,
  heic: heifSize,
}

function imageKind(bytes: Uint8Array): ImageKind {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 2) === 'BM' && isDibLength(little(bytes, 14, 4))) return 'bmp'
  if (ascii(bytes, 4, 4) === 'ftyp') return heifKind(bytes)
  return isSvg(bytes) ? 'svg' : 'unknown'
}

// Beyond the end, numbers have bytes of 0 and texts are short.

function big(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let index = 0; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0)
  return value
}

function little(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let index = length - 1; index >= 0; index -= 1)
    value = value * 256 + (bytes[at + index] ?? 0)
  return value
}

function ascii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** PNG specification, 11.2.1: the chunk IHDR is the first. */
function pngSize(bytes: Uint8Array): Size {
  if (ascii(bytes, 12, 4) !== 'IHDR') return UNSAID
  return { width: big(bytes, 16, 4), height: big(bytes, 20, 4) }
}

/** ITU-T T.81, B.1.1: the first frame's header. Goes from marker to marker as libjpeg does. */
function jpegSize(bytes: Uint8Array): Size {
  let at = 2
  while (at < bytes.length) {
    // Between segments there may be anything, and before a marker any number of 0xff.
    while (at < bytes.length && bytes[at] !== 0xff) at += 1
    while (bytes[at] === 0xff) at += 1
    const marker = bytes[at] ?? 0xd9
    at += 1
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: big(bytes, at + 3, 2), width: big(bytes, at + 5, 2) }
    // The end, or pixels that no frame has announced.
    if (marker === 0xd9 || marker === 0xda) break
    const isAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7)
    if (!isAlone) at += big(bytes, at, 2)
  }
  return UNSAID
}

/** RFC 9649: one picture, lossy or lossless, or the canvas of several chunks. */
function webpSize(bytes: Uint8Array): Size {
  const chunk = ascii(bytes, 12, 4)
  if (chunk === 'VP8 ') {
    return { width: little(bytes, 26, 2) & 0x3fff, height: little(bytes, 28, 2) & 0x3fff }
  }
  if (chunk === 'VP8L') {
    const bits = little(bytes, 21, 4)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (chunk !== 'VP8X') return UNSAID
  return { width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1 }
}

/** GIF89a, 18 to 23: the screen, or more where the first picture reaches beyond it, as browsers take it. */
function gifSize(bytes: Uint8Array): Size {
  const flags = bytes[10] ?? 0
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  // Extensions: a label, blocks that begin with their lengths, and one of length 0.
  while (bytes[at] === 0x21) {
    at += 2
    for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length
    at += 1
  }
  const isPicture = bytes[at] === 0x2c
  const end = (offset: number) =>
    isPicture ? little(bytes, at + offset, 2) + little(bytes, at + offset + 4, 2) : 0
  return {
    width: Math.max(little(bytes, 6, 2), end(1)),
    height: Math.max(little(bytes, 8, 2), end(3)),
  }
}

/** Of the second header: 12 bytes in OS/2 1.x, 16 to 124 since. */
const isDibLength = (length: number) => length === 12 || (length >= 16 && length <= 124)

function bmpSize(bytes: Uint8Array): Size {
  if (little(bytes, 14, 4) === 12) {
    return { width: little(bytes, 18, 2), height: little(bytes, 20, 2) }
  }
  // A negative height says that the first row is on top.
  return { width: Math.abs(little(bytes, 18, 4) | 0), height: Math.abs(little(bytes, 22, 4) | 0) }
}

// AVIF and HEIC are HEIF (ISO/IEC 23008-12), which consists of boxes (ISO/IEC 14496-12).

/** Files have a handful. */
const MAX_BRANDS = 64
/** Files have a hundred before their pixels. */
const MAX_BOXES = 10_000

const HEIF_BRANDS = /^(?:hei[cxms]|hev[cxms]|mif[12]|msf1)$/

/** Boxes that hold others, and the bytes they have before those. */
const CONTAINERS = new Map([
  ['meta', 4],
  ['iprp', 0],
  ['ipco', 0],
  ['moov', 0],
  ['trak', 0],
])

function heifKind(bytes: Uint8Array): ImageKind {
  const count = Math.min(MAX_BRANDS, Math.floor((big(bytes, 0, 4) - 8) / 4))
  const brands = Array.from({ length: Math.max(0, count) }, (_, index) =>
    ascii(bytes, 8 + 4 * index, 4),
  )
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return brands.some((brand) => HEIF_BRANDS.test(brand)) ? 'heic' : 'unknown'
}

/** The largest that it names: of its pictures, the tiles they are made of, and their thumbnails. */
function heifSize(bytes: Uint8Array): Size {
  let { width, height } = UNSAID
  let at = 0
  for (let count = 0; count < MAX_BOXES && at < bytes.length; count += 1) {
    const isLong = big(bytes, at, 4) === 1
    const length = isLong ? big(bytes, at + 8, 8) : big(bytes, at, 4)
    const name = ascii(bytes, at + 4, 4)
    const content = at + (isLong ? 16 : 8)
    if (name === 'ispe') {
      width = Math.max(width, big(bytes, content + 4, 4))
      height = Math.max(height, big(bytes, content + 8, 4))
    } else if (name === 'tkhd') {
      // A sequence's track. Of each number only the first half is whole pixels.
      width = Math.max(width, big(bytes, at + length - 8, 2))
      height = Math.max(height, big(bytes, at + length - 4, 2))
    }
    const own = CONTAINERS.get(name)
    // What is in a box is gone through as if it came after it.
    const next = own === undefined ? at + length : content + own
    // A length of 0 means the rest of the file.
    if (next < content) break
    at = next
  }
  return { width, height }
}

/** Programs write some comments before the first element. */
const MAX_PROLOG = 8192

function isSvg(bytes: Uint8Array): boolean {
  const start = ascii(bytes, 0, MAX_PROLOG)
  if (!/^(?:\xef\xbb\xbf)?\s*</.test(start)) return false
  return /<(?:[\w-]+:)?([a-z]+)/i.exec(start)?.[1] === 'svg'
}
