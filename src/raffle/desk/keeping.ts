// What a desk keeps in the library. What is read there is not trusted.

import * as v from 'valibot'
import type { DatabaseFault } from '../../platform/database'
import type { Library } from '../../store/library/library'
import type { RaffleHead } from '../../store/library/schema'
import { appendEntries, type Digest, NO_HASH } from '../model/hashChain'
import { MAX_PLACES, winnersPlan } from '../model/plan'
import { isBound, provenOf } from '../model/proven'
import { type RaffleState, stateOf } from '../model/raffleState'
import { readRecord } from '../model/readRecord'
import { type Draft, type Entry, type Option, RECORD_FORMAT } from '../model/record'
import type { SetUp, Unread } from './deskState'

/** What became of new entries: they may not be kept, for this reason. */
export interface Kept {
  readonly entries: readonly Entry[]
  readonly draw: RaffleState
  readonly fault: DatabaseFault | null
}

export interface RecordArchiverServices {
  readonly draws: Library['draws']
  /** Milliseconds since 1970. */
  now(): number
  /** Tells one clearing of all saved data from another. */
  clearedMark(): unknown
}

/** Where a record cannot be kept, the draw goes on in memory, and is kept whole as soon as it can be. */
export function createRecordArchiver({ draws, now, clearedMark }: RecordArchiverServices) {
  /** The last entry that is known to be kept. */
  let last: Entry | null = null
  let mark: unknown = null

  function follow(entries: readonly Entry[]): void {
    last = entries.at(-1) ?? null
    mark = clearedMark()
  }

  /** `null` where there is none that can be gone on with, or the library does not answer. */
  async function read(drawId: string): Promise<readonly Entry[] | null> {
    const outcome = await draws.entries(drawId)
    return outcome.fault === null ? readEntries(outcome.value) : null
  }

  /** @param known the wheel's other draws @returns `null` where another tab added to it, began another or cleared it */
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

  async function compare(drawId: string): Promise<'same' | 'other' | 'cleared'> {
    const outcome = await draws.last(drawId)
    if (outcome.fault !== null || !last) return 'same'
    const found = outcome.value as Partial<Entry> | undefined
    if (found === undefined) return clearedMark() === mark ? 'same' : 'cleared'
    return found.hash === last.hash ? 'same' : 'other'
  }

  return { follow, read, add, compare, keptSeq: () => last?.seq ?? 0 }
}

/** `null` where they cannot be gone on with. Whether each matches its hash is left to the check of a record. */
function readEntries(kept: readonly unknown[]): readonly Entry[] | null {
  // Each entry is kept by itself: the first one says of what version all are.
  const { version } = (kept[0] ?? {}) as { readonly version?: unknown }
  const { lines } = readRecord({ format: RECORD_FORMAT, version, entries: kept })
  if (lines?.[0]?.kind !== 'begun') return null
  // Nothing can be drawn of it, and it must not be drawn by chance.
  if (isBound(lines[0]) && !provenOf(lines[0], null)) return null
  let before = NO_HASH
  for (const [index, line] of lines.entries()) {
    if (line?.seq !== index + 1 || line.before !== before) return null
    before = line.hash
  }
  return lines as readonly Entry[]
}

function headOf(
  { begun, places, drawn, hasEnded }: RaffleState,
  entries: readonly Entry[],
): RaffleHead {
  const head = {
    drawId: begun.drawId,
    wheelId: begun.wheel.id,
    wheelName: begun.wheel.name,
    begunAt: entries[0]?.at ?? 0,
    places,
    drawn,
    ...(isBound(begun) && { isProven: true as const }),
  }
  const endedAt = entries.at(-1)?.at ?? head.begunAt
  return hasEnded ? { ...head, endedAt } : head
}

const VERSION = 1
/** UTF-16 units: 60 characters of 16. */
const MAX_NAME = 1000

export const DEFAULT_SET_UP: SetUp = {
  plan: winnersPlan(1),
  choices: { excludesEarlierWinners: false, duplicates: 'person' },
}

/** Any number, because it is kept as it was typed. */
const number = (otherwise: number) => v.fallback(v.number(), otherwise)

const schema = v.object({
  version: v.literal(VERSION),
  plan: v.object({
    prizes: v.pipe(
      v.array(
        v.object({
          name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
          places: number(1),
          reserves: number(0),
        }),
      ),
      v.maxLength(MAX_PLACES),
    ),
    mayWinAgain: v.boolean(),
  }),
  choices: v.object({
    excludesEarlierWinners: v.boolean(),
    duplicates: v.picklist(['person', 'tickets']),
  }),
})

export function readSetUp(kept: unknown): SetUp {
  const found = v.safeParse(schema, kept)
  if (!found.success) return DEFAULT_SET_UP
  const { plan, choices } = found.output
  return { plan, choices }
}

/** Keeps each change; while one is being written, only the newest of the others waits. */
export function createSetUpArchiver({ keepSetUp }: Pick<Library['draws'], 'keepSetUp'>) {
  let waiting: readonly [wheelId: string, SetUp] | null = null
  let isWriting = false

  async function work(): Promise<void> {
    isWriting = true
    while (waiting) {
      const [wheelId, { plan, choices }] = waiting
      waiting = null
      // Where it cannot be kept, it is still set up in this page.
      await keepSetUp(wheelId, { version: VERSION, plan, choices })
    }
    isWriting = false
  }

  return (wheelId: string, setUp: SetUp): void => {
    waiting = [wheelId, setUp]
    if (!isWriting) void work()
  }
}

const AT_ONCE = 500

interface EarlierWinners {
  readonly winners: readonly Option[]
  readonly unread: Unread | null
}

/** A place given on counts for who has it now; `current` counts once it has ended, also where it is not kept. */
export async function earlierWinners(
  { results, draws }: Pick<Library, 'results' | 'draws'>,
  wheelId: string,
  current: RaffleState | null,
): Promise<EarlierWinners> {
  // Thousands of results of a few people: each of them once.
  const winners = new Map<string, Option>()
  const note = ({ id, text }: Option) => winners.set(JSON.stringify([id, text]), { id, text })
  let fault: DatabaseFault | null = null
  let unreadResults = 0
  const unreadDraws: (number | null)[] = []

  /** Draws whose records say who has won. Among their results are winners whose place was given on. */
  const read = new Set([current?.begun.drawId])
  const [heads, unreadHeads] = [await draws.heads(wheelId), await draws.unreadHeads(wheelId)]
  fault ??= heads.fault ?? unreadHeads.fault
  if (unreadHeads.fault === null) unreadDraws.push(...Array(unreadHeads.value).fill(null))
  for (const { drawId, begunAt } of heads.fault === null ? heads.value : []) {
    if (read.has(drawId)) continue
    const kept = await draws.entries(drawId)
    fault ??= kept.fault
    const entries = kept.fault === null ? readEntries(kept.value) : null
    if (entries) {
      read.add(drawId)
      noteAll(stateOf(entries))
    } else if (kept.fault === null) unreadDraws.push(begunAt)
  }

  let next: Parameters<typeof results.page>[2] | null
  do {
    const page = await results.page(wheelId, AT_ONCE, next ?? undefined)
    fault ??= page.fault
    if (page.fault !== null) break
    for (const { winner, drawId } of page.value.results) {
      if (!drawId || !read.has(drawId)) note(winner)
    }
    unreadResults += page.value.unread
    next = page.value.next
  } while (next)

  if (current?.hasEnded) noteAll(current)
  const isWhole = fault === null && unreadResults === 0 && unreadDraws.length === 0
  const unread = isWhole ? null : { fault, results: unreadResults, draws: unreadDraws }
  return { winners: [...winners.values()], unread }

  function noteAll({ list, prizes }: RaffleState): void {
    for (const { winner } of prizes.flatMap(({ placed }) => placed)) {
      const option = winner === null ? undefined : list[winner]
      if (option) note(option)
    }
  }
}
