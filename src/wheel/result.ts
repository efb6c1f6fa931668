// Records of finished spins: results, eliminations and lifetime statistics.

import type { Radians } from './angle'
import type { Segment } from './segment'

/** Results in a wheel's history; older ones are dropped, so that a stored wheel stays small. */
export const WHEEL_HISTORY_LIMIT = 20
/** With the spins that results of draws have pushed out of those. */
export const KEPT_RESULTS_LIMIT = 2 * WHEEL_HISTORY_LIMIT

export interface SpinResult {
  /** The spin's id; a spin is recorded once, even if several tabs report its end. */
  readonly id: string
  /** The wheel that the spin was drawn on; the result is recorded there even after another wheel was opened. */
  readonly wheelId: string
  /** The winner as it was at the time. */
  readonly winner: Segment
  /** How long the spin was set to last, in milliseconds. */
  readonly spinDuration: number
  /**
   * Counts the results of its wheel: what comes later has the larger number. It alone says what is newer, because
   * clocks go wrong. In results of versions that did not count it is their time, and counting goes on from there.
   */
  readonly order: number
  /** When it was drawn, in milliseconds since 1970. For reading only. */
  readonly timestamp: number
  /** The final rotation, from 0 to less than a full turn. */
  readonly angle: Radians
  readonly isEliminationMode: boolean
  readonly isFinalWinner: boolean
  /** Whether the winner was picked, and rests until the next round. */
  readonly isNoRepeats?: boolean
  /** Active segments left after this spin; of a draw's result, how many could win. */
  readonly remainingSegments: number
  /** How likely the winner was to win, from 0 to 1; absent from results of versions that did not store it. */
  readonly chance?: number
  /** The draw of prizes that drew the winner; absent from results of spins. It changes nobody's later chances. */
  readonly drawId?: string
  /** The winner was given, by a draw that is only watched here: the spin leaves nothing behind. */
  readonly isShow?: true
  /** What the winner of a draw has won; absent where it has no name. */
  readonly prize?: string
}

/**
 * What a wheel keeps of its results: the last 20, which are its history, and behind them what is missing of the last 20
 * spins. Those decide about later chances and about a tournament, and no draw of prizes takes them away.
 * @param results newest first
 */
export function keptResults<T extends Pick<SpinResult, 'drawId'>>(results: readonly T[]): T[] {
  let spins = 0
  return results.filter(({ drawId }, index) => {
    if (drawId === undefined) spins += 1
    return index < WHEEL_HISTORY_LIMIT || (drawId === undefined && spins <= WHEEL_HISTORY_LIMIT)
  })
}

/** Of what a wheel keeps, what visitors see. */
export function lastResults(kept: readonly SpinResult[]): readonly SpinResult[] {
  return kept.length > WHEEL_HISTORY_LIMIT ? kept.slice(0, WHEEL_HISTORY_LIMIT) : kept
}

/** Whether the winner is that of a draw of prizes, here or elsewhere: the spin only shows it. */
export function isOfDraw({ drawId, isShow }: Pick<SpinResult, 'drawId' | 'isShow'>): boolean {
  return drawId !== undefined || isShow === true
}

/** Whether the winner leaves the wheel after its reveal. */
export function leavesWheel({
  isEliminationMode,
  isNoRepeats,
}: Pick<SpinResult, 'isEliminationMode' | 'isNoRepeats'>): boolean {
  return isEliminationMode || isNoRepeats === true
}

export interface EliminationEntry {
  readonly eliminatedSegment: Segment
  /** That of the result. */
  readonly order: number
  readonly timestamp: number
  /** Id of the result that eliminated it. */
  readonly eliminatedByResult: string
  readonly remainingSegments: number
}

/** Counted over the wheel's whole life, not only over the results in its history. */
export interface Statistics {
  readonly totalSpins: number
  readonly totalEliminations: number
  /** Milliseconds. */
  readonly totalSpinTime: number
}

export const NO_STATISTICS: Statistics = { totalSpins: 0, totalEliminations: 0, totalSpinTime: 0 }

export interface TallyEntry {
  /** As it was when it was drawn last. */
  readonly segment: Segment
  readonly count: number
}

/** Most drawn first; of those drawn equally often, the one drawn last. @param history newest first */
export function tally(history: readonly Pick<SpinResult, 'winner'>[]): readonly TallyEntry[] {
  const entries = new Map<string, { readonly segment: Segment; count: number }>()
  for (const { winner } of history) {
    const known = entries.get(winner.id)
    if (known) known.count += 1
    else entries.set(winner.id, { segment: winner, count: 1 })
  }
  return [...entries.values()].toSorted((one, other) => other.count - one.count)
}
