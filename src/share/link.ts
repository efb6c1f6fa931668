// Reads a wheel's link; `writeLink.ts` makes one.

import { COMPACT_PREFIX, type Compression, decodeCompact } from './compact'
import { repairPastedLink } from './linkText'
import { ShareError } from './payload'
import { readPayload, type SharedWheel } from './readPayload'
import { decodeVersion1 } from './version1'

/** Characters; no browser opens a longer URL (Chrome has the highest limit, 2 MiB). */
export const MAX_HASH = 2 ** 21

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
