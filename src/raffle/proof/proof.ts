// A proof: what was announced, the beacon's signature, and who won, in the one way to write it.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import {
  type Announcement,
  announcementText,
  checkAnnouncement,
  demand,
  FIELDS,
  fieldsOf,
  fingerprintOf,
  type Hash,
  inOrder,
  isHash,
  isInteger,
  MAX_ANNOUNCEMENT_LENGTH,
  ProofError,
  parsed,
} from './announcement'
import { type Assigned, type Assignment, assign } from './assign'
import { CHAINS, type Chain, chainOf, isRound } from './chain'
import { isSignature, randomnessOf } from './stream'

export interface Proof {
  readonly announcement: Announcement
  readonly fingerprint: Hash
  /** By field of the announcement; they name the field that was changed. */
  readonly sums: Readonly<Record<string, string>>
  /** 96 hexadecimal digits. */
  readonly signature: string
  readonly results: readonly Assigned[]
}

/** UTF-16 code units. */
export const MAX_PROOF_LENGTH = 8 * 2 ** 20

const MAX_RESULTS = 10_000
const SUM_DIGITS = 16
const SUM = /^[0-9a-f]{16}$/

/** @param signature of the announced round, verified @throws {ProofError} for what is no signature */
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
function fieldsChangedIn(read: unknown): readonly string[] | null {
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

export function proofText({ announcement, fingerprint, sums, signature, results }: Proof): string {
  return JSON.stringify({
    announcement: inOrder(announcement),
    fingerprint,
    sums: Object.fromEntries(FIELDS.map((field) => [field, sums[field]])),
    signature,
    results: results.map(({ winners, reserves }) => ({ winners, reserves })),
  })
}

/** @throws {ProofError} */
function parsedProof(text: string): unknown {
  demand(text.length <= MAX_PROOF_LENGTH, 'format')
  return parsed(text)
}

/**
 * Whether what it says is true, `checkProof` finds out.
 * @throws {ProofError} where the text is not exactly as `proofText` writes it: names the field, or `format`
 */
function proofOf(read: unknown, text: string): Proof {
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

export const CHECKS = ['format', 'chain', 'fingerprint', 'round', 'signature', 'results'] as const
type CheckCode = (typeof CHECKS)[number]

export interface ProofCheck {
  readonly code: CheckCode
  /** Skipped: it needs what an earlier check has refused. */
  readonly status: 'passed' | 'failed' | 'skipped'
  /** What does not match: fields of the announcement or the proof. Empty unless failed. */
  readonly fields: readonly string[]
  /** Of `results`: the first that differs. */
  readonly differs?: Difference
}

/** All from 0. */
interface Difference {
  readonly prize: number
  readonly list: 'winners' | 'reserves'
  readonly position: number
}

export interface ProofReport {
  readonly checks: readonly ProofCheck[]
  readonly isProven: boolean
  readonly proof: Proof | null
  /** SHA-256 of the signature; `null` where that is refused. */
  readonly randomness: Hash | null
  /** Computed anew; `null` where the announcement or the signature is refused. */
  readonly assignment: Assignment | null
}

export type VerifySignature = (chain: Chain, round: number, signature: string) => boolean

/**
 * Never throws. It cannot know whether the announcement is the one that was seen before the draw: compare its fingerprint.
 * @param text hostile; only the canonical text is accepted, without a line break at its end
 * @param verify `verifySignature`: passed in, so that who does not check does not load the curves
 */
export function checkProof(
  text: string,
  verify: VerifySignature,
  chains: readonly Chain[] = CHAINS,
): ProofReport {
  const checks: ProofCheck[] = []
  /** What is skipped has failed for who needs it. */
  const check = (code: CheckCode, isPossible: boolean, wrong: () => Wrong): boolean => {
    const found = isPossible ? wrong() : null
    const status = found === null ? 'skipped' : found.fields.length > 0 ? 'failed' : 'passed'
    checks.push({ code, status, fields: [], ...found })
    return status === 'passed'
  }

  const { proof, fields } = tryToRead(text)
  check('format', true, () => ({ fields }))
  const chain = proof && chainOf(proof.announcement.chain, chains)
  const isKnown = check('chain', proof !== null, () => wrongIf(!chain, 'chain'))
  const isIntact = check('fingerprint', proof !== null, () => ({
    fields: proof ? changedFields(proof) : [],
  }))
  const round = proof?.announcement.round ?? 0
  const isDue = check('round', isKnown, () => wrongIf(!chain || !isRound(chain, round), 'round'))
  const isSigned = check('signature', isDue && isIntact, () =>
    wrongIf(!(chain && proof && verify(chain, round, proof.signature)), 'signature'),
  )
  const assignment = proof && isSigned ? assign(proof.announcement, proof.signature) : null
  const isProven = check('results', assignment !== null, () => {
    const differs = differenceOf(proof?.results ?? [], assignment?.prizes ?? [])
    return differs ? { fields: ['results'], differs } : { fields: [] }
  })
  const randomness = proof && isSigned ? randomnessOf(proof.signature) : null
  return { checks, isProven, proof, randomness, assignment }
}

type Wrong = Pick<ProofCheck, 'fields' | 'differs'>

const wrongIf = (isWrong: boolean, field: string): Wrong => ({ fields: isWrong ? [field] : [] })

function tryToRead(text: string): { proof: Proof | null; fields: readonly string[] } {
  let read: unknown
  try {
    read = parsedProof(text)
    return { proof: proofOf(read, text), fields: [] }
  } catch (error) {
    const field = error instanceof ProofError ? error.field : 'format'
    return { proof: null, fields: fieldsChangedIn(read) ?? [field] }
  }
}

/**
 * Where the fingerprint is that of the announcement, a sum that is not is itself what was changed. Otherwise the sums
 * say which fields were changed; if none was, the fingerprint was.
 */
function changedFields({ announcement, fingerprint, sums }: Proof): readonly string[] {
  const actual = sumsOf(announcement)
  const different = FIELDS.filter((field) => sums[field] !== actual[field])
  if (fingerprint === fingerprintOf(announcementText(announcement))) {
    return different.length > 0 ? ['sums'] : []
  }
  return different.length > 0 ? different : ['fingerprint']
}

/** The first place in which they differ, a missing one included. */
function differenceOf(
  stated: readonly Assigned[],
  actual: readonly Assigned[],
): Difference | undefined {
  for (let prize = 0; prize < Math.max(stated.length, actual.length); prize += 1) {
    for (const list of ['winners', 'reserves'] as const) {
      const [one, other] = [stated[prize]?.[list], actual[prize]?.[list]]
      if (!one || !other) return { prize, list, position: 0 }
      for (let position = 0; position < Math.max(one.length, other.length); position += 1) {
        if (one[position] !== other[position]) return { prize, list, position }
      }
    }
  }
  return undefined
}
