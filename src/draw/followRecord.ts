// Goes through a record as the draw went, and compares each entry with what the rules say could follow.

import type { Findings } from './checks'
import type { DrawFold } from './drawFold'
import { nextReserve, placesOf, reservePool, reservesDue, unitsIn } from './due'
import type { Drawn, Entry, Position, Replaced } from './record'

/**
 * Notes what an entry says that cannot be.
 * @param state before the entry
 */
export function checkEntry(state: DrawFold, entry: Entry, line: number, findings: Findings) {
  if (state.hasEnded) findings.note('ending', false, line)
  switch (entry.kind) {
    case 'drawn':
      findings.note('replacements', state.pending === null, line)
      checkPress(state, entry, line, findings)
      break
    case 'noShow': {
      const winner = state.prizes[entry.prize]?.placed[entry.place]?.winner ?? null
      findings.note('replacements', state.pending === null && winner !== null, line)
      break
    }
    case 'replaced':
      checkReplaced(state, entry, line, findings)
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

/** In order and without a gap; fewer only where nobody was left to be one. */
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
    if (count < due.length) {
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
  const isRight =
    reserve !== null
      ? from === 'reserve' && winner === reserve
      : state.eligibleCount(prize) > 0
        ? from === 'drawn' && winner !== null
        : from === 'nobody' && winner === null
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
