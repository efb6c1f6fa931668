/** More than a relay answers with. */
const MAX_TEXT = 10_000
const SIGNATURE = /(?<![0-9a-f])[0-9a-f]{96}(?![0-9a-f])/gi

/** The one signature in what a relay answers with, or in what was copied of that, in lower case; `null` without one. */
export function signatureIn(text: string): string | null {
  if (text.length > MAX_TEXT) return null
  const found = new Set((text.match(SIGNATURE) ?? []).map((one) => one.toLowerCase()))
  const broken = text.replace(/\s/g, '').toLowerCase()
  if (found.size === 0 && /^[0-9a-f]{96}$/.test(broken)) return broken
  const [first] = found
  return found.size === 1 && first !== undefined ? first : null
}
