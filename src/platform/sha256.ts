// Browsers hash only on secure pages.

import { bytesToBase64url } from './base64url'

/** Not without HTTPS, but for the developer's own machine. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined

/** Lower-case hexadecimal (FIPS 180-4). Rejects where `canHash` is false. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Array.from(await digest(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** As base64url without padding (RFC 4648, section 5): 43 characters. Rejects where `canHash` is false. */
export async function sha256Base64url(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return bytesToBase64url(await digest(bytes))
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}
