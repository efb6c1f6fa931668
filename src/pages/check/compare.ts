// Compares a draw with what somebody was given before it: only that shows that its list was fixed by then.

import {
  type Announcement,
  FIELDS,
  fingerprintOf,
  type Hash,
} from '../../raffle/proof/announcement'
import type { Compression } from '../../share/compact'
import { fingerprintIn, type Input, readInput } from './readInput'

export type Comparison =
  | { readonly kind: 'same' }
  /** Fields of the announcement; none where only its fingerprint is known. */
  | { readonly kind: 'different'; readonly fields: readonly string[] }
  /** Digits of a fingerprint, of which there should be 64. */
  | { readonly kind: 'tooShort'; readonly digits: number }
  /** A proof is made after the draw, and so shows nothing of the time before. */
  | { readonly kind: 'isProof' }
  | { readonly kind: 'damaged' }
  | { readonly kind: 'unknown' }

export type Decisive = Extract<Comparison, { kind: 'same' | 'different' }>

export function isDecisive(comparison: Comparison): comparison is Decisive {
  return comparison.kind === 'same' || comparison.kind === 'different'
}

export interface Held {
  readonly announcement: Announcement
  readonly fingerprint: Hash
}

/** @param text what was given before the draw; hostile, of any length */
export async function compareText(
  text: string,
  held: Held,
  compression: Compression,
): Promise<Comparison> {
  const input = await readInput(text, compression)
  if (input.kind === 'refused' && input.why === 'shortFingerprint') {
    return { kind: 'tooShort', digits: fingerprintIn(text)?.length ?? 0 }
  }
  return compare(input, held)
}

export function compare(input: Input, { announcement, fingerprint }: Held): Comparison {
  switch (input.kind) {
    case 'announcement': {
      if (fingerprintOf(input.text) === fingerprint) return { kind: 'same' }
      return { kind: 'different', fields: differingFields(input.announcement, announcement) }
    }
    case 'fingerprint':
      return input.fingerprint === fingerprint
        ? { kind: 'same' }
        : { kind: 'different', fields: [] }
    case 'proof':
      return { kind: 'isProof' }
    case 'record':
      return { kind: 'unknown' }
    case 'refused': {
      const isDamaged = input.why === 'damagedLink' || input.why === 'damagedAnnouncement'
      return { kind: isDamaged ? 'damaged' : 'unknown' }
    }
  }
}

export function differingFields(one: Announcement, other: Announcement): readonly string[] {
  return FIELDS.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
}
