import { COMPACT_PREFIX, type Compression, decodeCompact, encodeCompact } from './compact'
import { repairPastedLink } from './linkText'
import { ShareError, type SharePayload } from './payload'
import { readPayload, type SharedWheel } from './readPayload'
import { decodeVersion1, encodeShortVersion1, encodeVersion1 } from './version1'

/** Characters of a whole URL. Longer ones are compacted, and the visitor is warned if that does not help. */
export const LONG_URL = 2000
/** Characters; no browser opens a longer URL (Chrome has the highest limit, 2 MiB). */
const MAX_HASH = 2 ** 21

export interface LinkRequest {
  /** Without the hash: origin and path. */
  readonly base: string
  readonly payload: SharePayload
  readonly compression: Compression
}

/**
 * Version 1 up to 2000 characters, otherwise compact. Where the browser cannot compress it stays version 1, however
 * long.
 * @throws {ShareError} when no reader could open the link
 */
export async function createLink({ base, payload, compression }: LinkRequest): Promise<string> {
  const hash = await chooseForm(payload, LONG_URL - base.length - 1, compression)
  if (hash.length > MAX_HASH) throw new ShareError('cannotCreate')
  return `${base}#${hash}`
}

/** For a QR code: fewer characters make larger squares. @throws {ShareError} when no reader could open the link */
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
 * With or without `#`; damage done by messengers is repaired.
 * @throws {ShareError} when the link is damaged beyond repair, expands too far or is not a wheel
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
    const encoded = repairPastedLink(hash)
    if (encoded.length > MAX_HASH) throw new RangeError('Too long')
    return encoded.startsWith(COMPACT_PREFIX)
      ? await decodeCompact(encoded, compression)
      : decodeVersion1(encoded)
  } catch (error) {
    throw error instanceof ShareError ? error : new ShareError('damaged', error)
  }
}
