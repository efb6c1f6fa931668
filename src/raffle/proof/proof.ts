// Checks every step of a proof anew, and names what does not match.

import { announcementText, FIELDS, fingerprintOf, type Hash, ProofError } from './announcement'
import { type Assigned, type Assignment, assign } from './assign'
import { CHAINS, type Chain, chainOf, isRound } from './chain'
import { fieldsChangedIn, type Proof, parsedProof, proofOf, sumsOf } from './proofShape'
import { randomnessOf } from './stream'

export { makeProof, type Proof, proofText } from './proofShape'

/** In the order in which a proof is checked. */
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
export interface Difference {
  readonly prize: number
  readonly list: 'winners' | 'reserves'
  readonly position: number
}

export interface ProofReport {
  readonly checks: readonly ProofCheck[]
  readonly isProven: boolean
  /** `null` where it could not be read. */
  readonly proof: Proof | null
  /** SHA-256 of the signature; `null` where that is refused. */
  readonly randomness: Hash | null
  /** Computed anew; `null` where the announcement or the signature is refused. */
  readonly assignment: Assignment | null
}

export type VerifySignature = (chain: Chain, round: number, signature: string) => boolean

/**
 * Checks every step of a proof anew. Never throws. It cannot know whether the announcement is the one that was seen
 * before the draw: compare its fingerprint with that one.
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
