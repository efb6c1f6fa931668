// Announcements and proofs as links.

import type { Compression } from '../share/compact'
import { type Announcement, type Hash, ProofError } from './announcement'
import type { Proof } from './proof'

export type ProofLink =
  | { readonly kind: 'announcement'; readonly announcement: Announcement; readonly text: string }
  | { readonly kind: 'proof'; readonly text: string }
  /** Of a proof that is too long for a link and is in a file. */
  | { readonly kind: 'fingerprint'; readonly fingerprint: Hash }

/** The hash of an address without `#`; `null` where it would be longer than 16,384 characters. */
export async function announcementHash(
  _announcement: Announcement,
  _compression: Compression,
): Promise<string | null> {
  throw new ProofError('format')
}

/** The same of a proof. */
export async function proofHash(_proof: Proof, _compression: Compression): Promise<string | null> {
  throw new ProofError('format')
}

export const fingerprintHash = (fingerprint: Hash): string => `f.${fingerprint}`

/** @param hash with or without `#` @throws {ProofError} */
export async function readProofHash(_hash: string, _compression: Compression): Promise<ProofLink> {
  throw new ProofError('format')
}
