// Loaded by whoever makes a link; `version1.ts` reads it.

import { textToBase64url } from './linkText'
import type { SharePayload } from './payload'
import { checkOf, countOf, type Substituted } from './version1'

/** Characters. To look for repeated pieces in more takes too long; the link is long anyway. */
const MAX_SHORT_JSON = 5000

export function encodeVersion1(payload: SharePayload): string {
  const json = JSON.stringify(payload)
  const checked = withCheck(json)
  return pack(checked, json.length > MAX_SHORT_JSON ? null : substitute(checked))
}

/** Readers that do not know `check` ignore it; those that do never open a damaged wheel. */
function withCheck(json: string): string {
  return `${json.slice(0, -1)},"check":"${checkOf(json)}"}`
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

// Repeated substrings are replaced by ~n~ where that makes the link shorter.

const LONGEST = 10
const SHORTEST = 3

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
