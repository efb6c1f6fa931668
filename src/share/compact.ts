// `z.`, then base64url of a CRC-32, a form byte and deflated columns. Readable forever: links are never updated.
// `writeCompact.ts` writes it.

import { FALLBACK_COLOR, PALETTE } from '../wheel/colors/palette'
import { MAX_SEGMENTS } from '../wheel/segment'
import { parseBoundedJson } from './boundedJson'
import { base64urlToBytes, crc32 } from './linkText'
import { SHARE_VERSION, type SharedSegment, ShareError } from './payload'

/** Raw deflate (RFC 1951). */
export interface Compression {
  /** @throws where the browser does not support it */
  deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>
  /** @throws on damaged bytes, and as soon as the output exceeds `maxBytes` */
  inflate(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): Promise<Uint8Array>
}

export const COMPACT_PREFIX = 'z.'
export const FORM = 1
const MAX_LINES = MAX_SEGMENTS + 3
/** Checksum and form byte. */
export const HEADER_BYTES = 5
/** Enough for 10,000 texts of thirty of the longest emoji, 35 bytes each. */
export const MAX_BYTES = 12 * 2 ** 20

/**
 * Not validated.
 * @throws {ShareError} when the link is of a later form
 * @throws when the link is damaged or expands too far
 */
export async function decodeCompact(encoded: string, compression: Compression): Promise<unknown> {
  const bytes = base64urlToBytes(encoded.slice(COMPACT_PREFIX.length))
  if (bytes.length < HEADER_BYTES) throw new Error('Cut short')
  // Of the deflated bytes, so that a damaged link is rejected before anything is inflated.
  const isWhole = new DataView(bytes.buffer).getUint32(0) === crc32(bytes.subarray(4))
  if (!isWhole) throw new Error('Wrong checksum')
  if (bytes[4] !== FORM) throw new ShareError('unknownForm')
  const columns = await compression.inflate(bytes.subarray(HEADER_BYTES), MAX_BYTES)
  return readColumns(new TextDecoder('utf-8', { fatal: true }).decode(columns))
}

function readColumns(columns: string): unknown {
  const [meta = '', colorCodes = '', weights = '', ...texts] = columns.split('\n', MAX_LINES + 1)
  if (texts.length > MAX_SEGMENTS) throw new RangeError('Too many lines')
  const [name, created, settings, custom, palette, pictures, hubPicture, background, replay] =
    parseBoundedJson(meta) as unknown[]
  const colors = colorCodes === '' ? null : readColors(colorCodes)
  const weighed = weights === '' ? null : weights.split(',', MAX_SEGMENTS + 1)
  const pictured =
    typeof pictures === 'string' && pictures !== '' ? pictures.split(' ', MAX_SEGMENTS + 1) : null
  const isMatched = [colors, weighed, pictured].every(
    (column) => (column ?? texts).length === texts.length,
  )
  if (!isMatched) throw new Error('Columns of different lengths')
  const segments = texts.map((text, index): SharedSegment => {
    const color = colors ? (colors[index] as string) : plainColor(index)
    const weight = weighed?.[index]
    const picture = pictured?.[index]
    return {
      text: JSON.parse(`"${text}"`),
      color,
      ...(weight && { weight: Number(weight) }),
      ...(picture && { picture }),
    }
  })
  return {
    v: SHARE_VERSION,
    name,
    created,
    settings,
    custom: custom === 1,
    palette,
    hubPicture,
    background,
    replay,
    segments,
  }
}

/** Of a link without colors: that of the palette in its first order, in which new options came until November 2026. */
export function plainColor(index: number): string {
  return PALETTE[index % PALETTE.length] ?? FALLBACK_COLOR
}

function readColors(codes: string): string[] {
  const isColors = codes.length <= MAX_SEGMENTS * 7 && /^(?:\d|#[0-9a-f]{6})*$/i.test(codes)
  if (!isColors) throw new Error('Not colors')
  return (codes.match(/\d|#.{6}/g) ?? []).map((code) =>
    code.length > 1 ? code : (PALETTE[Number(code)] ?? FALLBACK_COLOR),
  )
}
