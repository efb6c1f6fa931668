// SHA-256 by the browser.

import type { Digest } from '../draw/hashChain'

/** `null` for a page without HTTPS. */
export function browserDigest(): Digest | null {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return null
  return async (bytes) => {
    const hash = new Uint8Array(await subtle.digest('SHA-256', bytes))
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
