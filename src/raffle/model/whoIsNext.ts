// What a press draws, from whom, and who comes next: by chance, or as the beacon's signature has it.

import type { RandomSource } from '../../spin/random'
import { drawWeightedOrder } from '../proof/assign'
import { isBound } from './proven'
import type { RaffleState } from './raffleState'
import type { Position, Scope } from './record'
import { drawSample } from './sample'

/** The places that a press is to draw, in order, by the people they are drawn from: all from the same, or prize by prize. */
export function placesOf(state: RaffleState, scope: Scope): readonly (readonly Position[])[] {
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

export function reservesDue(state: RaffleState, drawn: readonly Position[]): ReserveDue[] {
  return drawn.flatMap(({ prize, place }) => {
    const { places = 0, reserves = 0 } = state.prizes[prize] ?? {}
    if (place < places - 1) return []
    return Array.from({ length: reserves }, (_, reserve) => ({ prize, reserve }))
  })
}

/** Who can be drawn as a reserve: who could win, has not won in the same press, and is no reserve yet. */
export function reservePool(
  state: RaffleState,
  pool: readonly number[],
  winners: readonly number[],
): number[] {
  const taken = new Set(winners.map((option) => state.unitOf(option)))
  return pool.filter((option) => !taken.has(state.unitOf(option)) && !state.isReserve(option))
}

export function unitsIn(state: RaffleState, pool: readonly number[]): number {
  return new Set(pool.map((option) => state.unitOf(option))).size
}

export function nextReserve(
  state: RaffleState,
  prize: number,
  isHere: (option: number) => boolean = () => true,
): number | null {
  const reserves = state.prizes[prize]?.drawnReserves ?? []
  return (
    reserves.find(({ winner }) => state.canWin(winner, prize) && isHere(winner))?.winner ?? null
  )
}

/** Options are indexes in the frozen list. */
export interface Succession {
  /** In their order; fewer where nobody is left. @param run at least one place; all are drawn from the same people */
  winners(run: readonly Position[]): readonly number[]
  /** In the order of those due; fewer where nobody is left. @param winners of the places drawn with them */
  reserves(due: readonly ReserveDue[], winners: readonly number[]): readonly number[]
  /** `null` where nobody is left. @param isHere false for the one who does not show, if the state does not know yet */
  replacement(prize: number, isHere: (option: number) => boolean): number | null
}

/** `null` in a draw that is bound to a beacon, as long as nothing follows from it. */
export function successionOf(state: RaffleState, source: RandomSource): Succession | null {
  return isBound(state.begun) ? provenSuccession(state) : byChance(state, source)
}

/** Every ordered choice of those who can win is equally likely, or the next of them is likely as their weight is. */
function byChance(state: RaffleState, source: RandomSource): Succession {
  return {
    winners(run) {
      return drawOptions(state, state.eligibleFor(run[0]?.prize ?? 0), run.length, source)
    },
    reserves(due, winners) {
      if (due.length === 0) return []
      const pool = reservePool(state, state.eligibleFor(due[0]?.prize ?? 0), winners)
      return drawOptions(state, pool, due.length, source)
    },
    replacement(prize, isHere) {
      return drawOptions(state, state.eligibleFor(prize).filter(isHere), 1, source)[0] ?? null
    },
  }
}

/**
 * Each place has the one who is assigned to it, whichever press draws it. Only where each prize is drawn from everyone
 * anew may that one be gone, as a no-show for another prize: then comes the next who waits for this prize and, where
 * nobody waits, the next of all who were assigned to it.
 * @returns `null` where the draw is bound to no beacon, or has no signature yet
 */
export function provenSuccession(state: RaffleState): Succession | null {
  const { proven, isAnew } = state
  const assignment = proven?.assignment
  if (!proven || !assignment) return null
  const { optionOf } = proven
  const assignedTo = (prize: number) => assignment.prizes[prize] ?? { winners: [], reserves: [] }
  const waitingFor = (prize: number) => assignment.waiting[isAnew ? prize : 0] ?? []

  /** @param entries assigned to the positions of a prize; fewer where nobody is */
  function take(
    prize: number,
    entries: readonly (number | undefined)[],
    isFree: (option: number) => boolean,
  ): readonly number[] {
    const { winners, reserves } = assignedTo(prize)
    const others = isAnew ? [...waitingFor(prize), ...winners, ...reserves] : []
    const options = others.map(optionOf)
    const taken = new Set<number>()
    const isOpen = (option: number) => isFree(option) && !taken.has(state.unitOf(option))
    let at = 0
    return entries.flatMap((entry) => {
      let option = entry === undefined ? undefined : optionOf(entry)
      for (; (option === undefined || !isOpen(option)) && at < options.length; at += 1) {
        option = options[at]
      }
      if (option === undefined || !isOpen(option)) return []
      taken.add(state.unitOf(option))
      return [option]
    })
  }

  return {
    winners(run) {
      const prize = run[0]?.prize ?? 0
      const entries = run.map((one) => assignedTo(one.prize).winners[one.place])
      return take(prize, entries, (option) => state.canWin(option, prize))
    },
    reserves(due, winners) {
      if (due.length === 0) return []
      const prize = due[0]?.prize ?? 0
      const won = new Set(winners.map((option) => state.unitOf(option)))
      const entries = due.map((one) => assignedTo(one.prize).reserves[one.reserve])
      return take(prize, entries, (option) => {
        return (
          state.canWin(option, prize) && !won.has(state.unitOf(option)) && !state.isReserve(option)
        )
      })
    },
    replacement(prize) {
      // The one who does not show has the place still, and so cannot win it.
      for (const entry of waitingFor(prize)) {
        const option = optionOf(entry)
        if (state.canWin(option, prize)) return option
      }
      return null
    },
  }
}

/**
 * Options that can win together, in order; fewer than `size` where there are no more. Where people have tickets, they
 * are drawn one after another and those of people who have won are passed over: the next of the others is still as
 * likely among these.
 */
function drawOptions(
  state: RaffleState,
  pool: readonly number[],
  size: number,
  source: RandomSource,
): number[] {
  const units = unitsIn(state, pool)
  const most = Math.min(size, units)
  const draws = most < 2 || units === pool.length ? most : pool.length
  const drawn: number[] = []
  const taken = new Set<number>()
  const weights = state.weights && pool.map((option) => state.weights?.[option] ?? 1)
  const order = weights
    ? drawWeightedOrder(weights, source, draws)
    : drawSample(pool.length, draws, source)
  for (const index of order) {
    const option = pool[index] as number
    if (drawn.length === most || taken.has(state.unitOf(option))) continue
    taken.add(state.unitOf(option))
    drawn.push(option)
  }
  return drawn
}
