// What a press is to draw, and from whom.

import type { DrawState } from './drawState'
import type { Position, Scope } from './record'

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
