// The commands of a draw. Each says what is to be added to the record, and changes nothing itself.

import type { RandomSource } from '../spin/random'
import type { DrawState } from './drawState'
import type { EntrantChoices } from './entrants'
import { checkPlan, type Plan } from './plan'
import {
  type Begun,
  type Draft,
  type Drawn,
  type ListChanged,
  type Position,
  RECORD_VERSION,
  type Scope,
  type WhyNoShow,
} from './record'
import { drawSample } from './sample'

/** Why a command cannot be carried out. */
export type DrawProblem =
  /** The plan cannot be drawn for these entrants: `checkPlan` says why. */
  | 'plan'
  | 'ended'
  /** A place whose winner did not show is to be given on first: `replace`. */
  | 'replacementDue'
  | 'nothingLeft'
  /** Places are left, and nobody who could win them. */
  | 'nobodyLeft'
  /** The place is not drawn, is empty or does not exist. */
  | 'noWinner'
  | 'noReplacementDue'
  /** It was noted already, or the list is as it was. */
  | 'sameList'

const NOT_ELIGIBLE = '0'.charCodeAt(0)

export type Commanded =
  | { readonly drafts: readonly Draft[]; readonly problem: null }
  | { readonly drafts: null; readonly problem: DrawProblem }

const drafts = (...some: Draft[]): Commanded => ({ drafts: some, problem: null })
const refused = (problem: DrawProblem): Commanded => ({ drafts: null, problem })

export interface Beginning
  extends Pick<Begun, 'drawId' | 'wheel' | 'product' | 'timeZone' | 'list'> {
  /** By `splitEntrants`. */
  readonly out: Begun['out']
  readonly choices: EntrantChoices
  readonly plan: Plan
}

/** Freezes the list, the rules and the prizes. */
export function begin({ list, out, choices, plan, ...about }: Beginning): Commanded {
  const outside = new Set(out.map(({ index }) => index))
  const entrants = list.filter((_, index) => !outside.has(index))
  const checked = checkPlan(plan, entrants, choices.duplicates)
  if (!checked.plan) return refused('plan')
  const { drawId, wheel, product, timeZone } = about
  return drafts({
    kind: 'begun',
    version: RECORD_VERSION,
    drawId,
    wheel: { id: wheel.id, name: wheel.name },
    product: { name: product.name, version: product.version },
    timeZone,
    list: list.map(({ id, text }) => ({ id, text })),
    out: out.map(({ index, why }) => ({ index, why })),
    rules: {
      duplicates: choices.duplicates,
      excludesEarlierWinners: choices.excludesEarlierWinners,
      mayWinAgain: checked.plan.mayWinAgain,
    },
    prizes: checked.plan.prizes,
  })
}

/**
 * Draws what the scope says, as far as there are people for it: first all its places, in order, and then the reserves
 * of each prize whose last place is among them. Every ordered choice of those who can win is equally likely.
 *
 * A reserve has no place yet, and can still win one. So nobody's chance is smaller for being a reserve.
 */
export function press(state: DrawState, scope: Scope, source: RandomSource): Commanded {
  if (state.hasEnded) return refused('ended')
  if (state.pending) return refused('replacementDue')
  const { next } = state
  if (!next) return refused(state.drawn < state.places ? 'nobodyLeft' : 'nothingLeft')
  const places: Drawn['places'][number][] = []
  const reserves: Drawn['reserves'][number][] = []
  let unfilled = 0
  for (const run of placesOf(state, scope)) {
    const pool = state.eligibleFor(run[0]?.prize ?? 0)
    const winners = drawOptions(state, pool, run.length, source)
    places.push(...winners.map((winner, at) => ({ ...(run[at] as Position), winner })))
    unfilled += run.length - winners.length
    const due = reservesDue(state, run.slice(0, winners.length))
    const drawn = drawOptions(state, reservePool(state, pool, winners), due.length, source)
    reserves.push(...drawn.map((winner, at) => ({ ...(due[at] as ReserveDue), winner })))
  }
  const eligible = state.eligibleDigits(next.prize)
  return drafts({ kind: 'drawn', scope, places, reserves, unfilled, eligible })
}

/**
 * The winner of a place is not here or declines, and wins nothing more in this draw. The prize's next reserve who can
 * still win steps up; where there is none, the place is drawn anew from everybody who can.
 */
export function markNoShow(
  state: DrawState,
  position: Position,
  why: WhyNoShow,
  source: RandomSource,
): Commanded {
  if (state.hasEnded) return refused('ended')
  if (state.pending) return refused('replacementDue')
  const { prize, place } = position
  const winner = state.prizes[prize]?.placed[place]?.winner ?? null
  if (winner === null) return refused('noWinner')
  const noShow: Draft = { kind: 'noShow', prize, place, why }
  return drafts(noShow, replacement(state, { prize, place }, winner, source))
}

/** Gives on the place of a no-show where the record was cut off between the two. */
export function replace(state: DrawState, source: RandomSource): Commanded {
  if (state.hasEnded) return refused('ended')
  if (!state.pending) return refused('noReplacementDue')
  return drafts(replacement(state, state.pending, null, source))
}

/** @param list the wheel's options now: their number, and `listHash` of them */
export function noteListChange(
  state: DrawState,
  { listCount, listHash }: Omit<ListChanged, 'kind'>,
): Commanded {
  if (state.hasEnded) return refused('ended')
  if (listHash === state.latestListHash) return refused('sameList')
  return drafts({ kind: 'listChanged', listCount, listHash })
}

/** Nothing is added after this. */
export function end(state: DrawState): Commanded {
  if (state.hasEnded) return refused('ended')
  if (state.pending) return refused('replacementDue')
  return drafts({ kind: 'ended', why: state.isComplete ? 'complete' : 'stopped' })
}

/** @param gone a winner who does not show, if the state does not know yet */
function replacement(
  state: DrawState,
  { prize, place }: Position,
  gone: number | null,
  source: RandomSource,
): Draft {
  const isGone = (option: number) =>
    gone !== null && state.personOf(option) === state.personOf(gone)
  const pool = state.eligibleFor(prize).filter((option) => !isGone(option))
  const eligible = state
    .eligibleDigits(prize)
    .map((digit, option) => (isGone(option) ? NOT_ELIGIBLE : digit))
  const about = { kind: 'replaced', prize, place, eligible } as const
  const reserve = nextReserve(state, prize, (option) => !isGone(option))
  if (reserve !== null) return { ...about, winner: reserve, from: 'reserve' }
  const [winner] = drawOptions(state, pool, 1, source)
  if (winner === undefined) return { ...about, winner: null, from: 'nobody' }
  return { ...about, winner, from: 'drawn' }
}

/** The first reserve of the prize who can win a place of it, and is here. */
export function nextReserve(
  state: DrawState,
  prize: number,
  isHere: (option: number) => boolean = () => true,
): number | null {
  const reserves = state.prizes[prize]?.drawnReserves ?? []
  return (
    reserves.find(({ winner }) => state.canWin(winner, prize) && isHere(winner))?.winner ?? null
  )
}

/** The places that a press is to draw, in order, by the people they are drawn from: all from the same, or prize by prize. */
export function placesOf(state: DrawState, scope: Scope): readonly (readonly Position[])[] {
  const { next, prizes } = state
  if (!next) return []
  if (scope === 'place') return [[next]]
  const last = scope === 'prize' ? next.prize : prizes.length - 1
  const runs: Position[][] = []
  for (let prize = next.prize; prize <= last; prize += 1) {
    const { places = 0, drawn = 0 } = prizes[prize] ?? {}
    const rest = Array.from({ length: places - drawn }, (_, at) => ({ prize, place: drawn + at }))
    const run = runs.at(-1)
    if (run && !state.isAnew) run.push(...rest)
    else runs.push(rest)
  }
  return runs
}

export interface ReserveDue {
  readonly prize: number
  readonly reserve: number
}

/** The reserves of each prize whose last place is among those drawn. */
export function reservesDue(state: DrawState, drawn: readonly Position[]): ReserveDue[] {
  return drawn.flatMap(({ prize, place }) => {
    const { places = 0, reserves = 0 } = state.prizes[prize] ?? {}
    if (place < places - 1) return []
    return Array.from({ length: reserves }, (_, reserve) => ({ prize, reserve }))
  })
}

/** Who can be drawn as a reserve: who could win, has not won in the same press, and is no reserve yet. */
export function reservePool(
  state: DrawState,
  pool: readonly number[],
  winners: readonly number[],
): number[] {
  const taken = new Set(winners.map((option) => state.unitOf(option)))
  return pool.filter((option) => !taken.has(state.unitOf(option)) && !state.isReserve(option))
}

/** How many of these options can win together. */
export function unitsIn(state: DrawState, pool: readonly number[]): number {
  return new Set(pool.map((option) => state.unitOf(option))).size
}

/**
 * Options that can win together, in order; fewer than `size` where there are no more. Where people have tickets, they
 * are drawn one after another and those of people who have won are passed over: the next of the others is still
 * uniform among these.
 */
function drawOptions(
  state: DrawState,
  pool: readonly number[],
  size: number,
  source: RandomSource,
): number[] {
  const units = unitsIn(state, pool)
  const most = Math.min(size, units)
  const draws = most < 2 || units === pool.length ? most : pool.length
  const drawn: number[] = []
  const taken = new Set<number>()
  for (const index of drawSample(pool.length, draws, source)) {
    const option = pool[index] as number
    if (drawn.length === most || taken.has(state.unitOf(option))) continue
    taken.add(state.unitOf(option))
    drawn.push(option)
  }
  return drawn
}
