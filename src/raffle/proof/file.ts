// Announcements and proofs as files: their text and nothing else, so that `sha256sum` of the file of an announcement
// gives its fingerprint.

import { MAX_ANNOUNCEMENT_LENGTH, readAnnouncement } from './announcement'
import type { ProofLink } from './link'
import { ProofError } from './proofError'
import { MAX_PROOF_LENGTH } from './proofShape'

export const ANNOUNCEMENT_SUFFIX = '.fairwheel-announcement.json'
export const PROOF_SUFFIX = '.fairwheel-proof.json'

/**
 * What a file holds, whatever its name is. Editors and terminals add a line break, or a mark of the byte order. A proof is not yet checked: see `checkProof`.
 * @throws {ProofError} where it is neither
 */
export function readProofFile(content: string): Exclude<ProofLink, { kind: 'fingerprint' }> {
  if (content.length > MAX_PROOF_LENGTH) throw new ProofError('format')
  const text = content.trim()
  if (text.startsWith('{"announcement":')) return { kind: 'proof', text }
  if (text.length > MAX_ANNOUNCEMENT_LENGTH) throw new ProofError('format')
  return { kind: 'announcement', announcement: readAnnouncement(text), text }
}
