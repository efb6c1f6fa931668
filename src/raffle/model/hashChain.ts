// The chain of hashes that makes a changed or missing entry show.

import { dueMsOf } from './proven'
import type { Body, Draft, Eligible, Entry, Hash, Option } from './record'

/** SHA-256 (FIPS 180-4) in 64 hexadecimal digits, in lower case: in browsers by `crypto.subtle.digest`. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<Hash>

/** What the first entry has as the hash of the entry before. */
export const NO_HASH: Hash = '0'.repeat(64)

const ONE = '1'.charCodeAt(0)
const utf8 = new TextEncoder()

/**
 * A value as JSON in the one way to write it: keys in the order of their UTF-16 code units, no spaces. This is
 * RFC 8785 for what records contain: of numbers only integers, exact ones. Only a lone surrogate, which RFC 8785
 * refuses, is written as `JSON.stringify` does, as an escape: an option may be damaged, and is drawn all the same.
 * @throws TypeError for anything that is not null, a boolean, a safe integer, a string, an array or a plain object
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') {
    return JSON.stringify(value)
  }
  if (Number.isSafeInteger(value)) return `${value}`
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object') throw new TypeError(`A record has no ${typeof value}`)
  // The default order of strings is that of their code units.
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${fields.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`
}

/** Of everything in it but the hash itself. */
export function entryHash(entry: Omit<Entry, 'hash'>, digest: Digest): Promise<Hash> {
  const { hash: _, ...hashed } = entry as Partial<Entry>
  return digest(utf8.encode(canonicalJson(hashed)))
}

/** The hash of a list: of the JSON array with `[id, text]` for each option. */
export function listHash(list: readonly Option[], digest: Digest): Promise<Hash> {
  return digest(utf8.encode(canonicalJson(list.map(({ id, text }) => [id, text]))))
}

/** @param digits one ASCII digit for each option of the list: 1 if it can win, 0 if not */
export async function eligibleOf(
  digits: Uint8Array<ArrayBuffer>,
  digest: Digest,
): Promise<Eligible> {
  let count = 0
  for (const digit of digits) if (digit === ONE) count += 1
  return { count, hash: await digest(digits) }
}

/**
 * The record with new entries at its end; the entries before are the same objects.
 * @param at milliseconds since 1970; where a clock was set back, the time of the last entry is kept. What a beacon has
 * said is never earlier than its round: who has it knows that the clock is slow.
 */
export async function appendEntries(
  entries: readonly Entry[],
  drafts: readonly Draft[],
  at: number,
  digest: Digest,
): Promise<readonly Entry[]> {
  const record = [...entries]
  for (const draft of drafts) {
    const last = record.at(-1)
    const body = await bodyOf(draft, digest)
    const [first] = record
    const due = draft.kind === 'beacon' && first?.kind === 'begun' ? dueMsOf(first) : null
    const unsealed = {
      seq: record.length + 1,
      at: Math.max(Math.trunc(at), last?.at ?? 0, due ?? 0),
      ...body,
      before: last?.hash ?? NO_HASH,
    }
    record.push({ ...unsealed, hash: await entryHash(unsealed, digest) })
  }
  return record
}

async function bodyOf(draft: Draft, digest: Digest): Promise<Body> {
  switch (draft.kind) {
    case 'begun':
      return {
        ...draft,
        listCount: draft.list.length,
        listHash: await listHash(draft.list, digest),
      }
    case 'drawn':
    case 'replaced':
      return { ...draft, eligible: await eligibleOf(draft.eligible, digest) }
    default:
      return draft
  }
}
