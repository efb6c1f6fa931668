// Loaded by whoever makes a link; `compact.ts` reads it.

import { PALETTE } from '../wheel/colors/palette'
import {
  COMPACT_PREFIX,
  type Compression,
  FORM,
  HEADER_BYTES,
  MAX_BYTES,
  plainColor,
} from './compact'
import { bytesToBase64url, crc32 } from './linkText'
import { type SharedSegment, ShareError, type SharePayload } from './payload'

/**
 * @throws {ShareError} when it exceeds what the reader accepts
 * @throws where the browser does not support deflate
 */
export async function encodeCompact(
  payload: SharePayload,
  compression: Compression,
): Promise<string> {
  const columns = new TextEncoder().encode(writeColumns(payload))
  if (columns.length > MAX_BYTES) throw new ShareError('cannotCreate')
  const deflated = await compression.deflate(columns)
  const bytes = new Uint8Array(HEADER_BYTES + deflated.length)
  bytes[4] = FORM
  bytes.set(deflated, HEADER_BYTES)
  new DataView(bytes.buffer).setUint32(0, crc32(bytes.subarray(4)))
  return COMPACT_PREFIX + bytesToBase64url(bytes)
}

/** A line of JSON, of colors and of weights, then one per text: deflated, three quarters of the size of JSON. */
function writeColumns({
  name,
  created,
  settings,
  custom,
  palette,
  hubPicture,
  background,
  replay,
  segments,
}: SharePayload): string {
  const isPlain = segments.every(({ color }, index) => color === plainColor(index))
  const hasWeights = segments.some(({ weight }) => weight !== undefined)
  const hasPictures = segments.some(({ picture }) => picture !== undefined)
  // Each entry that is left out at the end takes its default.
  const pictures = hasPictures && pictureColumn(segments)
  const more = [palette, pictures, hubPicture, background, replay].map((one) => one || '')
  while (more.at(-1) === '') more.pop()
  return [
    JSON.stringify([name ?? '', created, settings, custom ? 1 : 0, ...more]),
    isPlain ? '' : segments.map(({ color }) => colorCode(color)).join(''),
    hasWeights ? segments.map(({ weight }) => weight ?? '').join(',') : '',
    // JSON escapes line breaks and lone surrogates.
    ...segments.map(({ text }) => JSON.stringify(text).slice(1, -1)),
  ].join('\n')
}

/** Neither an emoji nor a preview has a space. */
function pictureColumn(segments: readonly SharedSegment[]): string {
  return segments.map(({ picture }) => picture ?? '').join(' ')
}

function colorCode(color: string): string {
  const index = (PALETTE as readonly string[]).indexOf(color)
  return index < 0 ? color : String(index)
}
