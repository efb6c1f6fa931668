import { COMPACT_PREFIX, type Compression, decodeCompact, encodeCompact } from './compact'
import { repairPastedLink } from './linkText'
import { ShareError, type SharePayload } from './payload'
import { readPayload, type SharedWheel } from './readPayload'
import { decodeVersion1, encodeVersion1 } from './version1'

/** Characters of a whole URL. The visitor is warned of longer ones. */
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
 * Compact; of version 1 where the browser cannot compress. No wheel is known whose version 1 is shorter.
 * @throws {ShareError} when no reader could open the link
 */
export async function createLink({ base, payload, compression }: LinkRequest): Promise<string> {
  const compact = await encodeCompact(payload, compression).catch(() => null)
  return compact === null ? createPlainLink({ base, payload }) : linkOf(base, compact)
}

/**
 * Of version 1: longer, and readable by every program that knows base64 and JSON.
 * @throws {ShareError} when no reader could open the link
 */
export function createPlainLink({ base, payload }: Omit<LinkRequest, 'compression'>): string {
  return linkOf(base, encodeVersion1(payload))
}

function linkOf(base: string, hash: string): string {
  if (hash.length > MAX_HASH) throw new ShareError('cannotCreate')
  return `${base}#${hash}`
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
