// A record with every kind of entry, and ways to change it and to check what is left.

import {
  type CheckedRecord,
  checkRecordText,
  type VerifyRound,
} from '../../../src/raffle/model/checkRecord'
import { entryHash, listHash, NO_HASH } from '../../../src/raffle/model/hashChain'
import { end, noteListChange } from '../../../src/raffle/model/raffle'
import type { RaffleState } from '../../../src/raffle/model/raffleState'
import type { Entry } from '../../../src/raffle/model/record'
import { QUICKNET } from '../../../src/raffle/proof/chain'
import { provenRecord, ROUND, SIGNATURE, signed } from './announced'
import { digest, letters, missing, pressing, recordOf } from './draws'
import { sha256 } from './sha256'

export type Path = readonly (string | number)[]

const edited = (state: RaffleState) =>
  noteListChange(state, { listCount: 3, listHash: sha256('edited') })

export const fileOf = (entries: readonly unknown[], version = 2) => ({
  format: 'fairwheel-draw',
  version,
  entries,
})
/** What the beacon has signed for the draws of tests, without its curves. */
export const verify: VerifyRound = (chain, round, signature) =>
  chain === QUICKNET && round === ROUND && signature === SIGNATURE
/** Of anything, with the keys of entries in their order, as a record is written. */
export const textOf = (file: unknown): string => {
  const { entries, ...head } = Object(file) as { readonly entries?: unknown }
  if (!Array.isArray(entries)) return JSON.stringify(file)
  return JSON.stringify({ ...head, entries: entries.map(inOrder) })
}
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, inOrder(one)]),
  )
}
export const checkRecord = (file: unknown) => checkRecordText(textOf(file), digest, verify)
export const check = (entries: readonly unknown[]) => checkRecord(fileOf(entries))
export const failedIn = ({ checks }: CheckedRecord) =>
  checks.filter(({ isOk }) => !isOk).map(({ code }) => code)
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/**
 * Has every kind of entry. A and B win, C and D are reserves; A is not here, and C steps up. D and E win the second
 * prize; E is not here, and F is drawn. G wins nothing, and H is absent.
 */
export const whole = await recordOf(
  { texts: letters(8), absent: [7], prizes: [[2, 2], [2]] },
  pressing('place'),
  pressing('prize'),
  edited,
  missing(0, 0),
  pressing('all'),
  missing(1, 1),
  end,
)

/** The same of a draw that is bound to a beacon: others win, but in as many entries, and one more. */
export const proven = await provenRecord(
  { texts: letters(8), absent: [7], prizes: [[2, 2], [2]] },
  signed(),
  pressing('place'),
  pressing('prize'),
  edited,
  missing(0, 0),
  pressing('all'),
  missing(1, 1),
  end,
)

/** The entries with hashes and numbers made anew, as a forger would, but for `eligible`, which would need more work. */
export async function resealed(entries: readonly Entry[]): Promise<Entry[]> {
  const record: Entry[] = []
  for (const entry of entries) {
    const isFirst = entry.kind === 'begun'
    const list = isFirst ? { listHash: await listHash(entry.list, digest) } : {}
    const before = record.at(-1)?.hash ?? NO_HASH
    const unsealed = { ...entry, ...list, seq: record.length + 1, before } as Entry
    record.push({ ...unsealed, hash: await entryHash(unsealed, digest) })
  }
  return record
}

/** A copy in which the value at the path is another one, or none. */
export function changedAt<T>(value: T, path: Path, change: (before: unknown) => unknown): T {
  const copy = copyOf(value)
  const last = path.at(-1) as string
  const parent = path.slice(0, -1).reduce<unknown>((one, key) => (one as never)[key], copy)
  const fields = parent as Record<string, unknown>
  const after = change(fields[last])
  if (after === undefined && Array.isArray(fields)) fields.splice(Number(last), 1)
  else if (after === undefined) delete fields[last]
  else fields[last] = after
  return copy
}
