// Goes through a record as the draw went, and compares each entry with what the rules say could follow.

import type { Findings } from './checks'
import { pressed, replacedBy } from './draw'
import type { DrawFold } from './drawFold'
import { nextReserve, placesOf, reservePool, reservesDue, unitsIn } from './due'
import { canonicalJson } from './hashChain'
import { isBound } from './proven'
import type { Drawn, Entry, Position, Replaced } from './record'
import { provenSuccession, type Succession } from './succession'

/**
 * Notes what an entry says that cannot be.
 * @param state before the entry
 */
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

/** Whether a draw that is bound to a beacon has drawn whom it had to. */
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

/** Whether nobody has two places now that one alone can have. */
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
