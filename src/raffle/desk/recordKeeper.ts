// Keeps the record of the draw that goes on. Where it cannot be kept it goes on in memory, and is kept whole as soon as
// it can be.

import type { DatabaseFault } from '../../platform/database'
import type { Library } from '../../store/library/library'
import { stateOf } from '../model/drawFold'
import type { DrawState } from '../model/drawState'
import { appendEntries, type Digest } from '../model/hashChain'
import type { Draft, Entry } from '../model/record'
import { headOf, readEntries } from './keptRecord'

/** What became of new entries: they may not be kept, for this reason. */
export interface Kept {
  readonly entries: readonly Entry[]
  readonly draw: DrawState
  readonly fault: DatabaseFault | null
}

export interface RecordKeeperServices {
  readonly draws: Library['draws']
  /** Milliseconds since 1970. */
  now(): number
  /** Tells one clearing of all saved data from another. */
  clearedMark(): unknown
}

export function createRecordKeeper({ draws, now, clearedMark }: RecordKeeperServices) {
  /** The last entry that is known to be kept. */
  let last: Entry | null = null
  let mark: unknown = null

  /** Goes on with a record that is kept so far. */
  function follow(entries: readonly Entry[]): void {
    last = entries.at(-1) ?? null
    mark = clearedMark()
  }

  /** `null` where there is none that can be gone on with, or the library does not answer. */
  async function read(drawId: string): Promise<readonly Entry[] | null> {
    const outcome = await draws.entries(drawId)
    return outcome.fault === null ? readEntries(outcome.value) : null
  }

  /**
   * Adds to a record and keeps it.
   * @param known the wheel's other draws
   * @returns `null` where another tab has added to it, has begun another draw, or has cleared it
   */
  async function add(
    entries: readonly Entry[],
    drafts: readonly Draft[],
    known: readonly string[],
    digest: Digest,
  ): Promise<Kept | null> {
    const record = await appendEntries(entries, drafts, now(), digest)
    const draw = stateOf(record)
    if (entries.length === 0) follow([])
    const head = headOf(draw, record)
    const put = () => draws.add({ head, entries: record.slice(last?.seq ?? 0), after: last, known })
    let outcome = await put()
    if (outcome.fault === null && outcome.value === 'gone' && clearedMark() === mark) {
      // Nobody has cleared it: the browser, or a damaged disk, has lost it.
      last = null
      outcome = await put()
    }
    if (outcome.fault !== null) return { entries: record, draw, fault: outcome.fault }
    if (outcome.value !== 'added') return null
    last = record.at(-1) ?? null
    return { entries: record, draw, fault: null }
  }

  /** What has become of the record in the library: nothing new, something else, or it was cleared. */
  async function compare(drawId: string): Promise<'same' | 'other' | 'cleared'> {
    const outcome = await draws.last(drawId)
    if (outcome.fault !== null || !last) return 'same'
    const found = outcome.value as Partial<Entry> | undefined
    if (found === undefined) return clearedMark() === mark ? 'same' : 'cleared'
    return found.hash === last.hash ? 'same' : 'other'
  }

  return { follow, read, add, compare, keptSeq: () => last?.seq ?? 0 }
}
