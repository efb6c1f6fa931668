// A proof with any one thing changed is refused, and the report names what was changed.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIELDS } from '../../../src/raffle/proof/announcement'
import { checkProof, makeProof, type ProofReport, proofText } from '../../../src/raffle/proof/proof'
import { announced } from './announcements'
import { signRound, TEST_CHAIN } from './testChain'

const SIGNATURE = signRound(1000)

/** As good as `verifySignature` here, and quicker: of round 1000 this is the only signature. */
const check = (text: string): ProofReport =>
  checkProof(text, (_, round, signature) => round === 1000 && signature === SIGNATURE, [TEST_CHAIN])

const PROOFS = [
  makeProof(announced(), SIGNATURE),
  makeProof(
    announced({
      name: 'Tombola',
      entries: ['Ann', 'Ben', 'Cleo', 'Ann', 'Émile', '李', 'Zoë', '👨‍👩‍👧 "\\'],
      weights: [100, 250, 100, 7, 100, 100_000, 100, 1],
      prizes: [
        { name: 'Cup', places: 2, reserves: 1 },
        { name: 'Book', places: 1, reserves: 2 },
      ],
    }),
    SIGNATURE,
  ),
  makeProof(
    announced({
      entries: ['Ann', 'Ben', 'Cleo', 'Dan'],
      prizes: [1, 2, 3].map((reserves) => ({ name: '', places: 2, reserves })),
      again: true,
    }),
    SIGNATURE,
  ),
].map((proof) => JSON.parse(proofText(proof)) as Json)

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Path = readonly (string | number)[]

/** Every place in a value, but the whole of it and of its announcement. */
function placesIn(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([key, one]) =>
    placesIn(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length === 0 || (path[0] === 'announcement' && path.length === 1)
    ? inside
    : [path, ...inside]
}

const at = (value: Json, path: Path): Json =>
  path.reduce<Json>((inner, key) => (inner as Record<string, Json>)[key] as Json, value)

function changed(value: Json, path: Path, change: (before: Json) => Json | undefined): Json {
  const copy = structuredClone(value)
  const holder = at(copy, path.slice(0, -1)) as Record<string, Json>
  const key = path.at(-1) as string
  const after = change(holder[key] as Json)
  if (after !== undefined) holder[key] = after
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
  return copy
}

/** What the report is to name. */
function nameOf([first, second]: Path): string {
  if (first !== 'announcement') return String(first)
  return second === 'fairwheel' ? 'format' : String(second)
}

const namesIn = (report: ProofReport) => [...new Set(report.checks.flatMap(({ fields }) => fields))]

function expectRefused(value: Json, name: string) {
  const report = check(JSON.stringify(value))
  expect(report.isProven).toBe(false)
  expect(namesIn(report)).toEqual([name])
}

const values = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
  fc.double(),
  fc.constantFrom('Ann', '0'.repeat(64), 'f'.repeat(16), 'a'.repeat(32), '#000000', ' x', '\ud800'),
) as fc.Arbitrary<Json>

describe('a changed proof', () => {
  it.each([0, 1, 2])('no. %i is refused by the name of the changed field', (index) => {
    const proof = PROOFS[index] as Json
    expect(check(JSON.stringify(proof)).isProven).toBe(true)
    const places = placesIn(proof)
    fc.assert(
      fc.property(fc.constantFrom(...places), values, (path, value) => {
        fc.pre(JSON.stringify(at(proof, path)) !== JSON.stringify(value))
        expectRefused(
          changed(proof, path, () => value),
          nameOf(path),
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('with one of anything less, or twice, or in another order @proof.changed', () => {
    for (const proof of PROOFS) {
      for (const path of placesIn(proof)) {
        expectRefused(
          changed(proof, path, () => undefined),
          nameOf(path),
        )
        const before = at(proof, path)
        if (!Array.isArray(before) || before.length === 0) continue
        const twice = changed(proof, path, () => [...before, before[0] as Json])
        expectRefused(twice, nameOf(path))
        const reversed = before.toReversed()
        if (JSON.stringify(reversed) === JSON.stringify(before)) continue
        expectRefused(
          changed(proof, path, () => reversed),
          nameOf(path),
        )
      }
    }
  })

  it('with any digit of a hash, a sum or the signature changed @proof.changed', () => {
    for (const proof of PROOFS) {
      for (const path of placesIn(proof)) {
        const digits = at(proof, path)
        if (typeof digits !== 'string' || !/^[0-9a-f]{16,}$/.test(digits)) continue
        for (let digit = 0; digit < digits.length; digit += 1) {
          const other = digits.charAt(digit) === '0' ? '1' : '0'
          const text = digits.slice(0, digit) + other + digits.slice(digit + 1)
          expectRefused(
            changed(proof, path, () => text),
            nameOf(path),
          )
        }
      }
    }
  })
})

describe('the report says where results differ', () => {
  it('by prize, list and position', () => {
    const proof = PROOFS[1] as Json
    for (const [prize, list, position] of [
      [0, 'winners', 1],
      [0, 'reserves', 0],
      [1, 'winners', 0],
      [1, 'reserves', 1],
    ] as const) {
      const path = ['results', prize, list, position]
      const text = JSON.stringify(changed(proof, path, (index) => (Number(index) + 1) % 8))
      expect(check(text).checks.at(-1)?.differs).toEqual({ prize, list, position })
    }
  })

  it('by the first prize that is missing', () => {
    const proof = PROOFS[1] as unknown as { readonly results: readonly Json[] }
    const text = JSON.stringify({ ...proof, results: proof.results.slice(0, 1) })
    const differs = { prize: 1, list: 'winners', position: 0 }
    expect(check(text).checks.at(-1)?.differs).toEqual(differs)
  })
})

it('whoever changes a field and its sum is told by the fingerprint', () => {
  for (const field of FIELDS) {
    const proof = makeProof(announced(), SIGNATURE)
    const other = makeProof(
      announced({
        chain: TEST_CHAIN.hash,
        round: 1001,
        name: 'Other',
        entries: ['Ann', 'Ben', 'Dan'],
        weights: [1, 2, 3],
        prizes: [{ name: '', places: 2, reserves: 0 }],
        again: true,
        salt: '1'.repeat(32),
      }),
      SIGNATURE,
    )
    if (field === 'chain' || field === 'show') continue
    const forged = {
      ...proof,
      announcement: { ...proof.announcement, [field]: other.announcement[field] },
      sums: { ...proof.sums, [field]: other.sums[field] ?? '' },
    }
    expect(namesIn(check(proofText(forged)))).toEqual(['fingerprint'])
  }
})
