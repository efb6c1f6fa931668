// Version 1 of the link: JSON with a checksum as its last property, shortened by a dictionary, URL-encoded, base64.
// It must stay readable forever, because links are never updated.

import { base64urlToText, textToBase64url } from './base64url'
import { parseBoundedJson } from './boundedJson'
import { crc32 } from './crc32'
import { expand, type Substituted, substitute } from './dictionary'
import type { SharePayload } from './payload'

/**
 * Longer JSON never fits into a link of 2000 characters: base64 leaves 1500 of them, and three characters never
 * expand to more than ten.
 */
const MAX_SHORT_JSON = 5000

const CHECK = /^,"check":"([0-9a-f]{8})"\}$/
const CHECK_LENGTH = ',"check":"00000000"}'.length

/** The version 1 form of a payload, or `null` where it would certainly exceed 2000 characters. */
export function encodeShortVersion1(payload: SharePayload): string | null {
  const json = JSON.stringify(payload)
  if (json.length > MAX_SHORT_JSON) return null
  const checked = withCheck(json)
  return pack(checked, substitute(checked))
}

/** The version 1 form of a payload, however long. */
export function encodeVersion1(payload: SharePayload): string {
  return encodeShortVersion1(payload) ?? pack(withCheck(JSON.stringify(payload)), null)
}

/**
 * The data of a version 1 link, not validated. Keys that are not known here are those of other writers, or of a later
 * version: the reader ignores them.
 * @throws when the link is damaged or expands too far
 */
export function decodeVersion1(encoded: string): unknown {
  const json = expand(unpack(encoded))
  const data = parseBoundedJson(json)
  if (typeof data !== 'object' || data === null) throw new Error('No payload')
  // Checked on the text itself: JSON that is parsed and written again may differ.
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

/** CRC-32 of the text's UTF-8 bytes, as eight hexadecimal digits. */
function checkOf(json: string): string {
  return crc32(new TextEncoder().encode(json)).toString(16).padStart(8, '0')
}

/** The shorter of the text with a dictionary and without; the former only if it expands to the same text. */
function pack(json: string, substituted: Substituted | null): string {
  const plain = prefixed({ body: json, dictionary: [] })
  if (!substituted || expand(substituted) !== json) return plain
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
