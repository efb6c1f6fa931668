// Base64url without padding (RFC 4648, section 5), which survives in a link; a checksum, and repair.

/** `String.fromCharCode` accepts a limited number of arguments. */
const CHUNK = 8192

/** @param text of code units below 256 */
export function textToBase64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws when the text is not base64url */
export function base64urlToText(encoded: string): string {
  return atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
}

export function bytesToBase64url(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)))
  }
  return textToBase64url(parts.join(''))
}

/** @throws when the text is not base64url */
export function base64urlToBytes(encoded: string): Uint8Array<ArrayBuffer> {
  const text = base64urlToText(encoded)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

const POLYNOMIAL = 0xedb88320

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? POLYNOMIAL : 0)
  return value
})

/** ISO 3309, as in gzip and PNG; an unsigned 32-bit number. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 255] as number)
  return (crc ^ 0xffffffff) >>> 0
}

// What messengers, mail and people do to a link: line breaks, quotes, another round of percent-encoding.

/** One by the browser, and two by programs that forward the message. */
const MAX_ENCODINGS = 3

/** Never in an encoded wheel: white space, invisible marks, mail's quote marks and soft line ends, base64 padding. */
const NOISE = /[\s\p{Cf}>=]/gu
/** The first one is a letter or a digit. */
const LAST_CHARACTER = /[\w-]/

/** Anything but a wheel is returned as text that does not decode. */
export function repairPastedLink(hash: string): string {
  let text = hash
  for (let round = 0; round < MAX_ENCODINGS && text.includes('%'); round += 1) {
    text = text.replaceAll(/(?:%[0-9a-f]{2})+/gi, decoded)
  }
  return trimmed(text.replaceAll(NOISE, ''))
}

/** Of `#`, quotes, brackets and punctuation in any script. */
function trimmed(text: string): string {
  const start = text.search(/[a-z0-9]/i)
  // A regular expression ending in $ would backtrack for a minute on a megabyte of exclamation marks.
  let end = text.length
  while (end > 0 && !LAST_CHARACTER.test(text.charAt(end - 1))) end -= 1
  return text.slice(Math.max(0, start), end)
}

/** Unchanged if the run of %xx was cut short. */
function decoded(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    return run
  }
}
