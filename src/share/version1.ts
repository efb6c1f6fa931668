// JSON with a checksum, shortened by a dictionary, URL-encoded, base64. Readable forever: links are never updated.
// `writeVersion1.ts` writes it.

import { parseBoundedJson } from './boundedJson'
import { base64urlToText, crc32 } from './linkText'

const CHECK = /^,"check":"([0-9a-f]{8})"\}$/
const CHECK_LENGTH = ',"check":"00000000"}'.length

/** Not validated; unknown keys may be of a later version. @throws when the link is damaged or expands too far */
export function decodeVersion1(encoded: string): unknown {
  const json = expand(unpack(encoded))
  const data = parseBoundedJson(json)
  if (typeof data !== 'object' || data === null) throw new Error('No payload')
  // On the text itself: JSON that is parsed and written again may differ.
  if (Object.hasOwn(data, 'check') && !isChecked(json)) throw new Error('Wrong checksum')
  return data
}

function isChecked(json: string): boolean {
  const check = CHECK.exec(json.slice(-CHECK_LENGTH))?.[1]
  return check === checkOf(`${json.slice(0, -CHECK_LENGTH)}}`)
}

export function checkOf(json: string): string {
  return crc32(new TextEncoder().encode(json)).toString(16).padStart(8, '0')
}

function unpack(encoded: string): Substituted {
  const uri = base64urlToText(encoded)
  // All that encodeURIComponent produces; decodeURIComponent would accept other characters too.
  if (!/^[\w.!~*'()%-]*$/.test(uri)) throw new Error('Not URL-encoded')
  const text = decodeURIComponent(uri)
  const prefix = /^(0|[1-9]\d{0,6}):/.exec(text)
  if (!prefix) throw new Error('No dictionary')
  const start = prefix[0].length
  const end = start + Number(prefix[1])
  const dictionary = parseBoundedJson(text.slice(start, end))
  const isDictionary =
    Array.isArray(dictionary) && dictionary.every((entry) => typeof entry === 'string')
  if (!isDictionary) throw new Error('No dictionary')
  return { dictionary, body: text.slice(end) }
}

/** Characters that a link may expand to; enough for 10,000 options. */
const MAX_EXPANDED = 2 ** 22
/** Characters scanned, over all entries: about 50 ms. The links written here need a thousandth. */
const MAX_WORK = 2 ** 25

export interface Substituted {
  readonly body: string
  /** `~n~` in the body, and in entries after the n-th, is a placeholder for the n-th. */
  readonly dictionary: readonly string[]
}

/**
 * The last entry first, because each may refer to those before it. `~n~` beyond the dictionary is ordinary text.
 * @throws {RangeError} when the result would exceed four million characters or take too long
 */
export function expand({ body, dictionary }: Substituted): string {
  let text = body
  let work = 0
  for (let index = dictionary.length - 1; index >= 0; index -= 1) {
    work += text.length
    if (work > MAX_WORK) throw new RangeError('Too much to expand')
    const placeholder = `~${index}~`
    const entry = dictionary[index] as string
    const count = countOf(text, placeholder)
    if (count === 0) continue
    const length = text.length + count * (entry.length - placeholder.length)
    if (length > MAX_EXPANDED) throw new RangeError('Expands too far')
    text = text.replaceAll(placeholder, () => entry)
  }
  return text
}

export function countOf(text: string, piece: string): number {
  let count = 0
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length)) {
    count += 1
  }
  return count
}
