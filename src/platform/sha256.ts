// SHA-256 by the browser, which gives it to secure pages alone.

/** Whether this page can hash: not without HTTPS, but for the developer's own machine. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined

/** SHA-256 (FIPS 180-4) in 64 hexadecimal digits, in lower case. Rejects where `canHash` is false. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
