// Photos with nothing in them but what their headers say.

import { createHash } from 'node:crypto'
import { photoText } from '../../../src/wheel/picture'

interface Photo {
  readonly hash: string
  readonly blob: Blob
  /** What an option has of it. */
  readonly picture: string
  /** As a file of a wheel carries it. */
  readonly url: string
}

/** A PNG. @param name two of one name are the same photo @param bytes of the whole file, at least 64 */
export function photo(name: string, { width = 512, height = 300, bytes = 64 } = {}): Photo {
  const head = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  const file = Buffer.alloc(bytes)
  head.copy(file)
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.write(name, 24, 'utf8')
  return photoOf(file, 'image/png')
}

export function photoOf(file: Buffer, type: string): Photo {
  const hash = createHash('sha256').update(file).digest('base64url')
  return {
    hash,
    blob: new Blob([new Uint8Array(file)], { type }),
    picture: photoText(hash, 'preview_'),
    url: `data:${type};base64,${file.toString('base64')}`,
  }
}

export const photos = (...all: readonly Photo[]) =>
  new Map(all.map(({ hash, blob }) => [hash, blob]))
