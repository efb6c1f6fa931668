// Owns the choice of a link's form, and reading either form back out of an address.

import { COMPACT_PREFIX, type Compression, decodeCompact, encodeCompact } from './compact'
import { restoreHash } from './messengers'
import type { SharePayload } from './payload'
import { readPayload, type SharedWheel } from './readPayload'
import { ShareError } from './shareError'
import { decodeVersion1, encodeShortVersion1, encodeVersion1 } from './version1'

/** Characters of a whole URL. A longer one is written in the compact form; a longer one still deserves a warning. */
export const LONG_URL = 2000
/** Characters; no browser opens a longer URL (Chrome's limit is the widest, 2 MiB). */
const MAX_HASH = 2 ** 21

export interface LinkRequest {
  /** The page's address without its hash: origin and path. */
  readonly base: string
  readonly payload: SharePayload
  readonly compression: Compression
}

/**
 * The link that carries a wheel: version 1, or the compact form where that would pass 2000
 * characters. Without the browser's help it stays version 1, however long.
 * @throws {ShareError} when no reader could open the link
 */
export async function createLink({ base, payload, compression }: LinkRequest): Promise<string> {
  const hash = await chooseForm(payload, LONG_URL - base.length - 1, compression)
  if (hash.length > MAX_HASH) throw new ShareError('cannotCreate')
  return `${base}#${hash}`
}

/**
 * The shortest link that carries a wheel, for a code that a camera reads: fewer characters make larger squares.
 * @throws {ShareError} when no reader could open the link
 */
export async function createShortestLink(request: LinkRequest): Promise<string> {
  const { base, payload, compression } = request
  const usual = await createLink(request)
  const compact = await encodeCompact(payload, compression).catch(() => null)
  const short = compact === null ? usual : `${base}#${compact}`
  return short.length < usual.length ? short : usual
}

async function chooseForm(payload: SharePayload, maxLength: number, compression: Compression) {
  const short = encodeShortVersion1(payload)
  if (short !== null && short.length <= maxLength) return short
  try {
    return await encodeCompact(payload, compression)
  } catch {
    return encodeVersion1(payload)
  }
}

/**
 * The wheel in a URL's hash, with or without `#`, and with what messengers do to a link undone.
 * @throws {ShareError} when the link is damaged, expands without end or holds no wheel
 */
export async function readHash(
  hash: string,
  { compression }: { readonly compression: Compression },
): Promise<SharedWheel> {
  return readPayload(await decode(hash, compression))
}

async function decode(hash: string, compression: Compression): Promise<unknown> {
  try {
    if (hash.length > 3 * MAX_HASH) throw new RangeError('Too long')
    const encoded = restoreHash(hash)
    if (encoded.length > MAX_HASH) throw new RangeError('Too long')
    return encoded.startsWith(COMPACT_PREFIX)
      ? await decodeCompact(encoded, compression)
      : decodeVersion1(encoded)
  } catch (error) {
    throw error instanceof ShareError ? error : new ShareError('damaged', error)
  }
}
