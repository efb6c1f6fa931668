// Owns version 1 of the link, which is read for ever: JSON, a dictionary in front, URL-encoded,
// base64 (product specification, section 7), and our checksum as the payload's last property.

import { base64urlToText, textToBase64url } from './base64url'
import { parseBoundedJson } from './boundedJson'
import { crc32 } from './crc32'
import { expand, type Substituted, substitute } from './dictionary'
import { SHARE_VERSION, type SharePayload } from './payload'

/**
 * Longer JSON never makes a link of 2000 characters: base64 leaves 1500 of them, and no three
 * characters stand for more than ten.
 */
const MAX_SHORT_JSON = 5000

/** What version 1 knows, `check` included. Anything else there is a damaged name of one of these. */
const KNOWN = new Set(['v', 'name', 'segments', 'settings', 'created', 'custom', 'check'])

const CHECK = /^,"check":"([0-9a-f]{8})"\}$/
const CHECK_LENGTH = ',"check":"00000000"}'.length

/** The version 1 form of a payload, or `null` when it would surely pass 2000 characters. */
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
 * The data of a version 1 link; its shape is the reader's to validate.
 * @throws when the link is damaged or would expand without end
 */
export function decodeVersion1(encoded: string): unknown {
  const json = expand(unpack(encoded))
  const data = parseBoundedJson(json)
  if (typeof data !== 'object' || data === null) throw new Error('No payload')
  // Asked of the text itself: JSON that is parsed and written again may differ.
  if (Object.hasOwn(data, 'check') && !isChecked(json)) throw new Error('Wrong checksum')
  const isVersion1 = 'v' in data && data.v === SHARE_VERSION
  if (isVersion1 && !Object.keys(data).every((key) => KNOWN.has(key)))
    throw new Error('Unknown key')
  return data
}

/** A reader of the plain recipe ignores `check`. A reader that asks for it never opens a different wheel. */
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

/** The shorter of the text with a dictionary and without, if the former can be undone. */
function pack(json: string, substituted: Substituted | null): string {
  const plain = prefixed({ body: json, dictionary: [] })
  if (!substituted || expand(substituted) !== json) return plain
  const short = prefixed(substituted)
  return short.length < plain.length ? short : plain
}

/** The dictionary's length counts UTF-16 code units of its JSON. */
function prefixed({ body, dictionary }: Substituted): string {
  const entries = JSON.stringify(dictionary)
  return textToBase64url(encodeURIComponent(`${entries.length}:${entries}${body}`))
}

function unpack(encoded: string): Substituted {
  const uri = base64urlToText(encoded)
  // What encodeURIComponent leaves; decodeURIComponent would let anything else pass.
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
