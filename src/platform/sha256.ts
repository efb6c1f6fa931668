// Browsers hash only on secure pages.

/** Not without HTTPS, but for the developer's own machine. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined

/** Lower-case hexadecimal (FIPS 180-4). Rejects where `canHash` is false. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
