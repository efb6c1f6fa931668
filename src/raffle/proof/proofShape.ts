// What a proof is: what was announced, the beacon's signature, and who won, in the one way to write it.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import {
  type Announcement,
  announcementText,
  FIELDS,
  fingerprintOf,
  type Hash,
  inOrder,
  MAX_ANNOUNCEMENT_LENGTH,
  parsed,
} from './announcement'
import { checkAnnouncement, demand, fieldsOf, isHash, isInteger } from './announcementShape'
import { type Assigned, assign } from './assign'
import { isSignature } from './stream'

export interface Proof {
  readonly announcement: Announcement
  readonly fingerprint: Hash
  /** By field of the announcement; they name the field that was changed. */
  readonly sums: Readonly<Record<string, string>>
  /** 96 hexadecimal digits. */
  readonly signature: string
  /** In the order of the prizes. */
  readonly results: readonly Assigned[]
}

/** UTF-16 code units. */
export const MAX_PROOF_LENGTH = 8 * 2 ** 20

const MAX_RESULTS = 10_000
const SUM_DIGITS = 16
const SUM = /^[0-9a-f]{16}$/

/**
 * @param signature of the announced round, verified
 * @throws {ProofError} for what is no signature
 */
export function makeProof(announcement: Announcement, signature: string): Proof {
  return {
    announcement,
    fingerprint: fingerprintOf(announcementText(announcement)),
    sums: sumsOf(announcement),
    signature,
    results: assign(announcement, signature).prizes,
  }
}

/** Of each field, the first 16 digits of SHA-256 of the JSON array with its name and its value. */
export function sumsOf(announcement: Announcement): Readonly<Record<string, string>> {
  const values = inOrder(announcement)
  return Object.fromEntries(FIELDS.map((field) => [field, sumOf(field, values[field])]))
}

function sumOf(field: string, value: unknown): string {
  const text = new TextEncoder().encode(JSON.stringify([field, value]))
  return bytesToHex(sha256(text)).slice(0, SUM_DIGITS)
}

/**
 * The fields that do not match their sums, in what is no proof because of one of them: where an entry is missing, it is
 * not the colors that were changed. `null` where the sums say nothing.
 */
export function fieldsChangedIn(read: unknown): readonly string[] | null {
  try {
    const { announcement, sums } = fieldsOf(read, 'format')
    const values = fieldsOf(announcement, 'format')
    if (!areSums(sums)) return null
    const changed = FIELDS.filter((field) => sumOf(field, values[field]) !== sums[field])
    return changed.length > 0 ? changed : null
  } catch {
    // Also what is nested too deep to be written.
    return null
  }
}

/** The one way to write it. */
export function proofText({ announcement, fingerprint, sums, signature, results }: Proof): string {
  return JSON.stringify({
    announcement: inOrder(announcement),
    fingerprint,
    sums: Object.fromEntries(FIELDS.map((field) => [field, sums[field]])),
    signature,
    results: results.map(({ winners, reserves }) => ({ winners, reserves })),
  })
}

/** The text of a proof as JSON, within bounds. @throws {ProofError} */
export function parsedProof(text: string): unknown {
  demand(text.length <= MAX_PROOF_LENGTH, 'format')
  return parsed(text)
}

/**
 * Whether what it says is true is another matter: see `checkProof`.
 * @param read the text, parsed
 * @throws {ProofError} where the text is not exactly as `proofText` writes it: names the field, or `format`
 */
export function proofOf(read: unknown, text: string): Proof {
  const value = fieldsOf(read, 'format')
  const announcement = checkAnnouncement(value.announcement)
  demand(announcementText(announcement).length <= MAX_ANNOUNCEMENT_LENGTH, 'format')
  const { fingerprint, signature, results } = value
  demand(isHash(fingerprint), 'fingerprint')
  demand(areSums(value.sums), 'sums')
  demand(isSignature(signature), 'signature')
  demand(areResults(results, announcement.entries.length), 'results')
  const proof = { announcement, fingerprint, sums: value.sums, signature, results }
  demand(proofText(proof) === text, 'format')
  return proof
}

function areSums(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return false
  const sums = value as Record<string, unknown>
  return FIELDS.every((field) => typeof sums[field] === 'string' && SUM.test(sums[field]))
}

function areResults(value: unknown, entries: number): value is readonly Assigned[] {
  const areIndexes = (list: unknown) =>
    Array.isArray(list) &&
    list.length <= MAX_RESULTS &&
    list.every((index) => isInteger(index, 0, entries - 1))
  return (
    Array.isArray(value) &&
    value.length <= MAX_RESULTS &&
    value.every((one: Partial<Assigned> | null) => {
      return areIndexes(one?.winners) && areIndexes(one?.reserves)
    })
  )
}
