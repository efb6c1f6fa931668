// A few megabytes of `[[],[],` from an untrusted source would become a gigabyte of arrays.

import { MAX_SEGMENTS } from '../wheel/segment'

/**
 * Characters. The largest wheel needs 30 million: 10,000 texts of 480 code units, each a six-character escape. The rest is
 * room for photos: a thousand of them need 40 million.
 */
export const MAX_FILE_LENGTH = 2 ** 26

/** A link needs four per segment; other writers of the format may add properties. */
const MAX_VALUES = 10 * MAX_SEGMENTS

const QUOTE = 34
const COMMA = 44
const OPEN_ARRAY = 91
const BACKSLASH = 92
const OPEN_OBJECT = 123

/** @throws when there are more values, or the text is not JSON */
export function parseBoundedJson(text: string, maxValues = MAX_VALUES): unknown {
  let values = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isInString) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) isInString = false
    } else if (code === QUOTE) isInString = true
    else if (code === COMMA || code === OPEN_ARRAY || code === OPEN_OBJECT) {
      values += 1
      if (values > maxValues) throw new RangeError('Too many values')
    }
  }
  return JSON.parse(text)
}
