// Announcements and proofs as links: `a.` or `p.`, then base64url of a CRC-32 and the deflated text. They must stay
// readable forever, because links are never updated.

import type { Compression } from '../../share/compact'
import { base64urlToBytes, bytesToBase64url, crc32, repairPastedLink } from '../../share/linkText'
import {
  type Announcement,
  announcementText,
  type Hash,
  isHash,
  ProofError,
  readAnnouncement,
} from './announcement'
import { linkKind } from './linkKind'
import { MAX_PROOF_LENGTH, type Proof, proofText } from './proof'

type ProofLink =
  | { readonly kind: 'announcement'; readonly announcement: Announcement; readonly text: string }
  /** Not yet checked: see `checkProof`. */
  | { readonly kind: 'proof'; readonly text: string }
  /** Of a proof that is too long for a link and is in a file. */
  | { readonly kind: 'fingerprint'; readonly fingerprint: Hash }

/** Characters of a hash: what messengers and browsers carry. What is longer goes into a file. */
export const MAX_LINK = 16_384
/** What programs that wrap and encode a link can make of it. */
const MAX_DAMAGED = 4 * MAX_LINK

const PREFIX_LENGTH = 'a.'.length
const CHECKSUM_BYTES = 4

/** Without `#`; `null` where it would be too long. @throws where the browser cannot compress */
export function announcementHash(
  announcement: Announcement,
  compression: Compression,
): Promise<string | null> {
  return encode('a.', announcementText(announcement), compression)
}

export function proofHash(proof: Proof, compression: Compression): Promise<string | null> {
  return encode('p.', proofText(proof), compression)
}

export const fingerprintHash = (fingerprint: Hash): string => `f.${fingerprint}`

/** Damage done by messengers is repaired. @throws {ProofError} when it is beyond repair, expands too far or is no draw */
export async function readProofHash(hash: string, compression: Compression): Promise<ProofLink> {
  if (hash.length > MAX_DAMAGED) throw new ProofError('format')
  const encoded = repairPastedLink(hash)
  const kind = linkKind(encoded)
  if (encoded.length > MAX_LINK || kind === null) throw new ProofError('format')
  if (kind === 'fingerprint') {
    const fingerprint = encoded.slice(PREFIX_LENGTH)
    if (!isHash(fingerprint)) throw new ProofError('fingerprint')
    return { kind, fingerprint }
  }
  const text = await decode(encoded, compression)
  return kind === 'proof' ? { kind, text } : { kind, announcement: readAnnouncement(text), text }
}

async function encode(
  prefix: string,
  text: string,
  compression: Compression,
): Promise<string | null> {
  const plain = new TextEncoder().encode(text)
  if (plain.length > MAX_PROOF_LENGTH) return null
  const deflated = await compression.deflate(plain)
  const bytes = new Uint8Array(CHECKSUM_BYTES + deflated.length)
  bytes.set(deflated, CHECKSUM_BYTES)
  new DataView(bytes.buffer).setUint32(0, crc32(deflated))
  const hash = prefix + bytesToBase64url(bytes)
  return hash.length > MAX_LINK ? null : hash
}

async function decode(encoded: string, compression: Compression): Promise<string> {
  try {
    const digits = encoded.slice(PREFIX_LENGTH)
    const bytes = base64urlToBytes(digits)
    // Of the last digit some bits may be no part of any byte, and `+` and `/` are digits of plain base64.
    if (bytesToBase64url(bytes) !== digits) throw new ProofError('format')
    const deflated = bytes.subarray(CHECKSUM_BYTES)
    // Before anything is inflated. A link of which one letter is damaged would otherwise open as another announcement.
    const isWhole = new DataView(bytes.buffer).getUint32(0) === crc32(deflated)
    if (!isWhole) throw new ProofError('format')
    const plain = await compression.inflate(deflated, MAX_PROOF_LENGTH)
    if (await isMoreThanItsStream(deflated, compression)) throw new ProofError('format')
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain)
  } catch {
    throw new ProofError('format')
  }
}

/** Some browsers refuse bytes after the stream and some pass over them; there it is complete without its last byte too. */
function isMoreThanItsStream(
  deflated: Uint8Array<ArrayBuffer>,
  compression: Compression,
): Promise<boolean> {
  return compression.inflate(deflated.subarray(0, -1), MAX_PROOF_LENGTH).then(
    () => true,
    () => false,
  )
}

// Announcements and proofs as files: their text and nothing else, so that `sha256sum` of the file of an announcement
// gives its fingerprint.

export const ANNOUNCEMENT_SUFFIX = '.fairwheel-announcement.json'
export const PROOF_SUFFIX = '.fairwheel-proof.json'

/**
 * Editors and terminals add a line break, or a mark of the byte order. A proof is not yet checked: see `checkProof`.
 * @throws {ProofError} where it is neither
 */
export function readProofFile(content: string): Exclude<ProofLink, { kind: 'fingerprint' }> {
  if (content.length > MAX_PROOF_LENGTH) throw new ProofError('format')
  const text = content.trim()
  if (text.startsWith('{"announcement":')) return { kind: 'proof', text }
  return { kind: 'announcement', announcement: readAnnouncement(text), text }
}
