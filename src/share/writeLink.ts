// Loaded by whoever makes a link; `link.ts` reads it.

import type { Compression } from './compact'
import { MAX_HASH } from './link'
import { ShareError, type SharePayload } from './payload'
import { encodeCompact } from './writeCompact'
import { encodeVersion1 } from './writeVersion1'

/** Characters of a whole URL. The visitor is warned of longer ones. */
export const LONG_URL = 2000

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
