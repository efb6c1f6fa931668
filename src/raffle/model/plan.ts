import { nameKey } from '../../lists/duplicates'
import { namelessPrize } from '../../wheel/name'
import { isBlank, limitText } from '../../wheel/text'
import type { Duplicates } from './entrants'
import type { Prize } from './record'

/** In all prizes together; of reserves, as many again. */
export const MAX_PLACES = 10_000
/** That are set up on this page: more would be no list to read. */
export const MAX_PRIZES = 1000
/** Characters as people count them. */
export const MAX_PRIZE_NAME = 60

export interface Plan {
  readonly prizes: readonly Prize[]
  /** One place of each prize or, where people have tickets, one with each ticket. */
  readonly mayWinAgain: boolean
}

export type PlanProblem =
  | { readonly code: 'noPlaces' }
  /** Not a whole number: at least 1 place, at least 0 reserves. */
  | { readonly code: 'notWhole'; readonly prize: number; readonly of: 'places' | 'reserves' }
  | { readonly code: 'tooManyPlaces'; readonly places: number; readonly most: number }
  | { readonly code: 'tooManyReserves'; readonly reserves: number; readonly most: number }
  | { readonly code: 'nobody' }
  | ({ readonly code: 'morePlaces' } & Wanting)
  | ({ readonly code: 'moreWithReserves' } & Wanting)

/** More is to be drawn than there are people for. It can be drawn: what nobody is left for stays empty. */
interface Wanting {
  /** Of this prize, where each prize is drawn from everyone anew; otherwise of all. */
  readonly prize: number | null
  /** Places, or places and reserves. */
  readonly wanted: number
  /** People, or tickets where each of them may win. */
  readonly available: number
}

export interface CheckedPlan {
  /** `null` when it cannot be drawn. */
  readonly plan: Plan | null
  readonly problems: readonly PlanProblem[]
}

/** Winners without a prize: the places are all of one kind, and it needs no name. */
export function winnersPlan(places: number, reserves = 0): Plan {
  return { prizes: [{ name: '', places, reserves }], mayWinAgain: false }
}

/** A typed name of a prize as it is kept: trimmed, at most 60 characters; of several prizes each has one. */
function prizeName(typed: string, index: number, prizes: number): string {
  const name = limitText(typed.trim(), MAX_PRIZE_NAME).trim()
  if (!isBlank(name)) return name
  return prizes === 1 ? '' : namelessPrize(index + 1)
}

export function planTotals(prizes: readonly Prize[]): { places: number; reserves: number } {
  return {
    places: prizes.reduce((sum, prize) => sum + prize.places, 0),
    reserves: prizes.reduce((sum, prize) => sum + prize.reserves, 0),
  }
}

/** The prize at `from` moved to `to`; the same prizes where one of the two is none of them. */
export function movePrize(prizes: readonly Prize[], from: number, to: number): readonly Prize[] {
  const prize = prizes[from]
  if (!prize || !prizes[to] || from === to) return prizes
  return prizes.toSpliced(from, 1).toSpliced(to, 0, prize)
}

export function checkPlan(
  { prizes, mayWinAgain }: Plan,
  entrants: readonly { readonly text: string }[],
  duplicates: Duplicates,
): CheckedPlan {
  const problems = [...sizeProblems(prizes)]
  if (entrants.length === 0) problems.push({ code: 'nobody' })
  if (problems.length > 0) return { plan: null, problems }
  const named = prizes.map(({ name, places, reserves }, index) => ({
    name: prizeName(name, index, prizes.length),
    places,
    reserves,
  }))
  return {
    plan: { prizes: named, mayWinAgain },
    problems: [...wantingProblems({ prizes, mayWinAgain }, entrants, duplicates)],
  }
}

function* sizeProblems(prizes: readonly Prize[]): Generator<PlanProblem> {
  if (prizes.length === 0) yield { code: 'noPlaces' }
  const isWrong = {
    places: (one: Prize) => !isWhole(one.places, 1),
    reserves: (one: Prize) => !isWhole(one.reserves, 0),
  }
  const wrong = (['places', 'reserves'] as const).flatMap((of) => {
    const prize = prizes.findIndex(isWrong[of])
    return prize < 0 ? [] : [{ code: 'notWhole', prize, of } as const]
  })
  // The first of each is enough to go on with.
  yield* wrong
  if (wrong.length > 0) return
  const { places, reserves } = planTotals(prizes)
  if (places > MAX_PLACES) yield { code: 'tooManyPlaces', places, most: MAX_PLACES }
  if (reserves > MAX_PLACES) yield { code: 'tooManyReserves', reserves, most: MAX_PLACES }
}

function isWhole(number: number, least: number): boolean {
  return Number.isSafeInteger(number) && number >= least
}

function* wantingProblems(
  { prizes, mayWinAgain }: Plan,
  entrants: readonly { readonly text: string }[],
  duplicates: Duplicates,
): Generator<PlanProblem> {
  const available = mayWinAgain
    ? entrants.length
    : new Set(entrants.map(({ text }) => nameKey(text))).size
  // Where people may win again without tickets, each prize is drawn from everyone anew.
  const pools =
    mayWinAgain && duplicates === 'person'
      ? prizes.map((prize, index) => ({ prize: index, ...planTotals([prize]) }))
      : [{ prize: null, ...planTotals(prizes) }]
  for (const { prize, places, reserves } of pools) {
    if (places > available) yield { code: 'morePlaces', prize, wanted: places, available }
    else if (places + reserves > available) {
      yield { code: 'moreWithReserves', prize, wanted: places + reserves, available }
    }
  }
}
