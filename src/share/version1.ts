// JSON with a checksum, shortened by a dictionary, URL-encoded, base64. Readable forever: links are never updated.

import { parseBoundedJson } from './boundedJson'
import { base64urlToText, crc32, textToBase64url } from './linkText'
import type { SharePayload } from './payload'

/** Characters. To look for repeated pieces in more takes too long; the link is long anyway. */
const MAX_SHORT_JSON = 5000

const CHECK = /^,"check":"([0-9a-f]{8})"\}$/
const CHECK_LENGTH = ',"check":"00000000"}'.length

export function encodeVersion1(payload: SharePayload): string {
  const json = JSON.stringify(payload)
  const checked = withCheck(json)
  return pack(checked, json.length > MAX_SHORT_JSON ? null : substitute(checked))
}

/** Not validated; unknown keys may be of a later version. @throws when the link is damaged or expands too far */
export function decodeVersion1(encoded: string): unknown {
  const json = expand(unpack(encoded))
  const data = parseBoundedJson(json)
  if (typeof data !== 'object' || data === null) throw new Error('No payload')
  // On the text itself: JSON that is parsed and written again may differ.
  if (Object.hasOwn(data, 'check') && !isChecked(json)) throw new Error('Wrong checksum')
  return data
}

/** Readers that do not know `check` ignore it; those that do never open a damaged wheel. */
function withCheck(json: string): string {
  return `${json.slice(0, -1)},"check":"${checkOf(json)}"}`
}

function isChecked(json: string): boolean {
  const check = CHECK.exec(json.slice(-CHECK_LENGTH))?.[1]
  return check === checkOf(`${json.slice(0, -CHECK_LENGTH)}}`)
}

function checkOf(json: string): string {
  return crc32(new TextEncoder().encode(json)).toString(16).padStart(8, '0')
}

function pack(json: string, substituted: Substituted | null): string {
  const plain = prefixed({ body: json, dictionary: [] })
  if (!substituted) return plain
  const short = prefixed(substituted)
  return short.length < plain.length ? short : plain
}

/** The prefix is the length of the dictionary's JSON in UTF-16 code units. */
function prefixed({ body, dictionary }: Substituted): string {
  const entries = JSON.stringify(dictionary)
  return textToBase64url(encodeURIComponent(`${entries.length}:${entries}${body}`))
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

// Repeated substrings are replaced by ~n~ where that makes the link shorter.

const LONGEST = 10
const SHORTEST = 3

/** Characters that a link may expand to; enough for 10,000 options. */
const MAX_EXPANDED = 2 ** 22
/** Characters scanned, over all entries: about 50 ms. The links written here need a thousandth. */
const MAX_WORK = 2 ** 25

interface Substituted {
  readonly body: string
  /** `~n~` in the body, and in entries after the n-th, is a placeholder for the n-th. */
  readonly dictionary: readonly string[]
}

/**
 * The longest first, then those that save most; `expand` is the inverse. An entry never contains a `~`, so that three
 * characters never expand to more than ten.
 * @param text well-formed (no lone surrogates), a few thousand characters: time grows with its length times the number
 * of different repeated substrings
 */
export function substitute(text: string): Substituted {
  const dictionary: string[] = []
  let body = text
  for (let length = LONGEST; length >= SHORTEST; length -= 1) {
    for (const { piece } of repeatedPieces(body, length)) {
      const placeholder = `~${dictionary.length}~`
      if (placeholder.length >= length) break
      // Earlier replacements may have overlapped some of them.
      const count = countOf(body, piece)
      if (gain(piece, count, placeholder) <= 0) continue
      const next = body.replaceAll(piece, placeholder)
      // Digits between two placeholders, or in the text, can look like another placeholder.
      if (next.replaceAll(placeholder, () => piece) !== body) continue
      body = next
      dictionary.push(piece)
    }
  }
  return { body, dictionary }
}

function repeatedPieces(text: string, length: number) {
  const found = new Map<string, { piece: string; count: number; end: number }>()
  for (let start = 0; start + length <= text.length; start += 1) {
    const piece = text.slice(start, start + length)
    const known = found.get(piece)
    if (!known) found.set(piece, { piece, count: 1, end: start + length })
    else if (start >= known.end) {
      known.count += 1
      known.end = start + length
    }
  }
  return [...found.values()]
    .filter(({ piece, count }) => count > 1 && !piece.includes('~') && !isSplit(piece))
    .map(({ piece, count }) => ({ piece, worth: gain(piece, count, '~0~') }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
}

/** Inside a surrogate pair: half a pair cannot be encoded. */
function isSplit(piece: string): boolean {
  return /^[\udc00-\udfff]|[\ud800-\udbff]$/.test(piece)
}

/** Characters of the URL-encoded link. */
function gain(piece: string, count: number, placeholder: string): number {
  const entry = encodeURIComponent(`${JSON.stringify(piece)},`).length
  return count * (encodeURIComponent(piece).length - placeholder.length) - entry
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

function countOf(text: string, piece: string): number {
  let count = 0
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length)) {
    count += 1
  }
  return count
}
