import { canonicalJson } from './hashChain'
import { isBound } from './proven'
import { pressed, replacedBy } from './raffle'
import type { DrawFold } from './raffleState'
import type { Drawn, Entry, Position, Replaced } from './record'
import {
  nextReserve,
  placesOf,
  provenSuccession,
  reservePool,
  reservesDue,
  type Succession,
  unitsIn,
} from './whoIsNext'

export const CHECKS = [
  /** The text is the one way to write these entries, but for the white space between them: each key stands there once. */
  'text',
  /** Each entry has the fields that it should, and no others. */
  'fields',
  /** Entries are numbered without a gap, and only the first says how the draw began. */
  'sequence',
  /** Each entry is as it was when its hash was computed. */
  'entryHash',
  /** Each entry has the hash of the one before. */
  'chain',
  /** No entry is earlier than the one before. */
  'times',
  /** The frozen list has its hash and its count. */
  'list',
  /** Who does not take part has a reason that the rules know, and everyone else takes part, once or with each ticket. */
  'entrants',
  /** The prizes have no more places than a draw can have. */
  'plan',
  /** Each press drew the places that came next, as many as there were people for. */
  'places',
  /** Each winner and reserve is in the frozen list and takes part. */
  'winners',
  /** Each winner could win at that moment. */
  'eligible',
  /** Who could win at that moment is counted, and has its hash. */
  'eligibleHash',
  /** Nobody has two places, unless the rules allow it. */
  'onePlace',
  /** The reserves of each prize were drawn with its last place, in order, and nobody is one twice. */
  'reserves',
  /** A place is given on after a no-show alone: to the next reserve, or drawn anew, or to nobody if nobody is left. */
  'replacements',
  /** Each edit of the list that is noted made another list. */
  'edits',
  /** Nothing follows the end, and it says truly whether all was drawn. */
  'ending',
] as const

export const PROVEN_CHECKS = [
  /** What was announced is this draw: its list, rules and prizes, and the name of the wheel. */
  'announcement',
  /** By the times in the record, the draw began before the announced round was due, and has its signature from then on. */
  'inTime',
  /** What the beacon has said is there once, before anything was drawn, and of the announced round. */
  'beacon',
  /** It is the beacon that has signed. */
  'signature',
  /** Everyone who was drawn follows from the announcement and the signature. */
  'assignment',
] as const

export type CheckCode = (typeof CHECKS | typeof PROVEN_CHECKS)[number]

export interface Check {
  readonly code: CheckCode
  /** How often it was made: 0 where the lines that it needs cannot be read. It has not passed then. */
  readonly made: number
  readonly failed: number
  /** The number of the first entry that fails it, from 1; `null` where none does. */
  readonly line: number | null
  readonly isOk: boolean
}

export class Findings {
  readonly #found = new Map<CheckCode, { made: number; failed: number; line: number | null }>()

  /** @param line the number of the entry, from 1; `null` where it is about none */
  note(code: CheckCode, isOk: boolean, line: number | null) {
    const found = this.#found.get(code) ?? { made: 0, failed: 0, line: null }
    found.made += 1
    if (!isOk) {
      found.failed += 1
      found.line = line === null ? found.line : Math.min(found.line ?? line, line)
    }
    this.#found.set(code, found)
  }

  failures(codes: readonly CheckCode[]): number {
    return codes.reduce((sum, code) => sum + (this.#found.get(code)?.failed ?? 0), 0)
  }

  /** Checks that a followed draw has no use for pass unmade. Of an unbound draw, a beacon's are told only if failed. */
  checks(isFollowed: boolean, isBound: boolean): readonly Check[] {
    const ofBeacon = PROVEN_CHECKS.filter((code) => isBound || this.#found.has(code))
    return [...CHECKS, ...ofBeacon].map((code) => {
      const found = this.#found.get(code) ?? { made: 0, failed: 0, line: null }
      return { code, ...found, isOk: found.failed === 0 && (found.made > 0 || isFollowed) }
    })
  }
}

/** @param state before the entry */
export function checkEntry(state: DrawFold, entry: Entry, line: number, findings: Findings) {
  if (state.hasEnded) findings.note('ending', false, line)
  switch (entry.kind) {
    case 'beacon': {
      const isDue = state.proven?.signature === null && state.presses === 0
      const isOfRound = entry.round === state.proven?.announcement.round
      findings.note('beacon', isDue && isOfRound, line)
      break
    }
    case 'drawn':
      findings.note('replacements', state.pending === null, line)
      checkPress(state, entry, line, findings)
      checkAssigned(state, entry, line, findings)
      break
    case 'noShow': {
      const winner = state.prizes[entry.prize]?.placed[entry.place]?.winner ?? null
      findings.note('replacements', state.pending === null && winner !== null, line)
      break
    }
    case 'replaced':
      checkReplaced(state, entry, line, findings)
      checkAssigned(state, entry, line, findings)
      break
    case 'listChanged':
      findings.note('edits', entry.listHash !== state.latestListHash, line)
      break
    case 'ended': {
      const why = state.isComplete ? 'complete' : 'stopped'
      findings.note('ending', state.pending === null && entry.why === why, line)
    }
  }
}

function checkPress(state: DrawFold, entry: Drawn, line: number, findings: Findings) {
  const runs = placesOf(state, entry.scope).map((run) => {
    const people = Math.min(run.length, state.eligibleUnits(run[0]?.prize ?? 0))
    return { due: run.slice(0, people), unfilled: run.length - people }
  })
  const unfilled = runs.reduce((sum, run) => sum + run.unfilled, 0)
  const due = runs.flatMap((run) => run.due)
  const isDue = entry.unfilled === unfilled && isSame(entry.places, due)
  findings.note('places', isDue, line)
  const taken = new Set<string>()
  for (const { prize, winner } of entry.places) {
    findings.note('winners', state.isEntrant(winner), line)
    const holder = holderOf(state, winner, prize)
    findings.note('eligible', state.canWin(winner, prize) && !taken.has(holder), line)
    taken.add(holder)
  }
  for (const { prize, winner } of entry.reserves) {
    findings.note('winners', state.isEntrant(winner), line)
    const holder = holderOf(state, winner, prize)
    const isFree = state.canWin(winner, prize) && !state.isReserve(winner)
    findings.note('reserves', isFree && !taken.has(holder), line)
    taken.add(holder)
  }
  // Which reserves are due follows from the places, and only from those that were due themselves.
  if (isDue) findings.note('reserves', areReservesDue(state, entry, runs), line)
}

function checkAssigned(state: DrawFold, entry: Drawn | Replaced, line: number, findings: Findings) {
  if (!isBound(state.begun)) return
  const succession = provenSuccession(state)
  findings.note('assignment', succession !== null && follows(state, entry, succession), line)
}

function follows(state: DrawFold, entry: Drawn | Replaced, succession: Succession): boolean {
  if (entry.kind === 'drawn') {
    const { places, reserves, unfilled } = entry
    const expected = pressed(state, entry.scope, succession)
    return canonicalJson({ places, reserves, unfilled }) === canonicalJson(expected)
  }
  const { winner, from } = replacedBy(state, entry.prize, succession)
  return entry.winner === winner && entry.from === from
}

/**
 * In order and without a gap; fewer only where nobody was left to be one. Where a beacon has assigned them, nobody is
 * one who wins later: how many there are follows from that.
 */
function areReservesDue(
  state: DrawFold,
  { places, reserves }: Drawn,
  runs: readonly { readonly due: readonly Position[] }[],
): boolean {
  let from = 0
  let at = 0
  for (const run of runs) {
    const due = reservesDue(state, run.due)
    let count = 0
    for (const { prize, reserve } of due) {
      const found = reserves[at + count]
      if (found?.prize !== prize || found.reserve !== reserve) break
      count += 1
    }
    if (count < due.length && !isBound(state.begun)) {
      const winners = places.slice(from, from + run.due.length).map(({ winner }) => winner)
      const eligible = state.eligibleFor(run.due[0]?.prize ?? 0)
      if (unitsIn(state, reservePool(state, eligible, winners)) !== count) return false
    }
    from += run.due.length
    at += count
  }
  return at === reserves.length
}

function checkReplaced(state: DrawFold, entry: Replaced, line: number, findings: Findings) {
  const { prize, place, winner, from } = entry
  const isDue = state.pending?.prize === prize && state.pending.place === place
  const reserve = nextReserve(state, prize)
  const isDrawn = from === 'drawn' && winner !== null
  const isNobody = from === 'nobody' && winner === null
  const isAnybody = state.eligibleCount(prize) > 0 ? isDrawn : isNobody
  // Who is assigned to another place, or as a reserve of one, does not come in for a no-show.
  const isOther = isBound(state.begun) ? isDrawn || isNobody : isAnybody
  const isRight = reserve === null ? isOther : from === 'reserve' && winner === reserve
  findings.note('replacements', isDue && isRight, line)
  if (winner === null) return
  findings.note('winners', state.isEntrant(winner), line)
  findings.note('eligible', state.canWin(winner, prize), line)
}

function isSame(places: readonly Position[], due: readonly Position[]): boolean {
  return (
    places.length === due.length &&
    places.every(({ prize, place }, at) => prize === due[at]?.prize && place === due[at]?.place)
  )
}

export function hasOnePlaceEach(state: DrawFold): boolean {
  const seen = new Set<string>()
  let places = 0
  for (const [prize, { placed }] of state.prizes.entries()) {
    for (const { winner } of placed) {
      if (winner === null) continue
      places += 1
      seen.add(holderOf(state, winner, prize))
    }
  }
  return seen.size === places
}

/** The same for two places that cannot both be won: of any prizes, or of one where each is drawn from everyone anew. */
function holderOf(state: DrawFold, option: number, prize: number): string {
  return state.isAnew ? `${option} ${prize}` : `${state.unitOf(option)}`
}
