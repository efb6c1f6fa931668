// base64url without padding (RFC 4648, section 5): bytes as characters that survive in a link.

/** `String.fromCharCode` accepts a limited number of arguments. */
const CHUNK = 8192

/** @param text of code units below 256 */
export function textToBase64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The inverse of `textToBase64url`. @throws when the text is not base64url */
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
