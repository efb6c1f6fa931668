// A wheel as a file: the payload of a link as JSON that people can read and edit.

import { parseBoundedJson } from './boundedJson'
import { MAX_FILE_LENGTH } from './fileLimit'
import type { SharePayload } from './payload'
import { readPayload, type SharedWheel } from './readPayload'
import { ShareError } from './shareError'

export function writeFile(payload: SharePayload): string {
  return `${JSON.stringify(payload, null, 2)}\n`
}

/**
 * The wheel in a file's text. There is no checksum, because people may edit the file.
 * @throws {ShareError} when the text is too long, not JSON, or not a wheel
 */
export function readFile(text: string): SharedWheel {
  return readPayload(parse(text))
}

function parse(text: string): unknown {
  try {
    if (text.length > MAX_FILE_LENGTH) throw new RangeError('Too long')
    // Some editors add a byte order mark.
    return parseBoundedJson(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new ShareError('file', error)
  }
}
