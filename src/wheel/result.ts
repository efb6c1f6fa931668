import type { Radians } from './angle'
import type { Segment } from './segment'

/** Bounds the size of a stored wheel. */
export const WHEEL_HISTORY_LIMIT = 20
/** With the spins that results of draws have pushed out. */
export const KEPT_RESULTS_LIMIT = 2 * WHEEL_HISTORY_LIMIT

/** Why somebody drawn for a prize does not have it. */
export const NO_SHOWS = ['notHere', 'declined'] as const
export type WhyNoShow = (typeof NO_SHOWS)[number]

export interface SpinResult {
  /** A spin is recorded once, even if several tabs report its end. */
  readonly id: string
  /** It is recorded there even after another wheel was opened. */
  readonly wheelId: string
  readonly winner: Segment
  /** As it was set, in milliseconds. */
  readonly spinDuration: number
  /**
   * Grows with each result of the wheel and alone says what is newer, because clocks go wrong. Versions that did not
   * count have the time here, and counting goes on from there.
   */
  readonly order: number
  /** Milliseconds since 1970. For reading only. */
  readonly timestamp: number
  /** From 0 to less than a full turn. */
  readonly angle: Radians
  readonly isEliminationMode: boolean
  readonly isFinalWinner: boolean
  /** The winner was picked, and rests until the next round. */
  readonly isNoRepeats?: boolean
  /** After this spin; of a draw's result, how many could win. */
  readonly remainingSegments: number
  /** From 0 to 1; absent from results of older versions. */
  readonly chance?: number
  /** Absent from results of spins. A draw changes nobody's later chances. */
  readonly drawId?: string
  /** A draw that is only watched here gave the winner, or a link with a replay: the spin leaves nothing behind. */
  readonly isShow?: true
  /** Of a replay: when its spin was, as the link says. */
  readonly replayOf?: number
  readonly prize?: string
  /** Known only later: the prize went to somebody else, or to nobody. */
  readonly noShow?: WhyNoShow
}

/**
 * The last 20, and behind them what is missing of the last 20 spins: those decide about later chances and a
 * tournament, and no draw of prizes may push them out. @param results newest first
 */
export function keptResults<T extends Pick<SpinResult, 'drawId'>>(results: readonly T[]): T[] {
  let spins = 0
  return results.filter(({ drawId }, index) => {
    if (drawId === undefined) spins += 1
    return index < WHEEL_HISTORY_LIMIT || (drawId === undefined && spins <= WHEEL_HISTORY_LIMIT)
  })
}

export function lastResults(kept: readonly SpinResult[]): readonly SpinResult[] {
  return kept.length > WHEEL_HISTORY_LIMIT ? kept.slice(0, WHEEL_HISTORY_LIMIT) : kept
}

/** The spin only shows a winner: of a draw, here or elsewhere, or of a replay. */
export function isOfDraw({ drawId, isShow }: Pick<SpinResult, 'drawId' | 'isShow'>): boolean {
  return drawId !== undefined || isShow === true
}

export function leavesWheel({
  isEliminationMode,
  isNoRepeats,
}: Pick<SpinResult, 'isEliminationMode' | 'isNoRepeats'>): boolean {
  return isEliminationMode || isNoRepeats === true
}

export interface EliminationEntry {
  readonly eliminatedSegment: Segment
  readonly order: number
  readonly timestamp: number
  readonly eliminatedByResult: string
  readonly remainingSegments: number
}

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

/** Most drawn first, then the one drawn last. @param history newest first */
export function tally(history: readonly Pick<SpinResult, 'winner'>[]): readonly TallyEntry[] {
  const entries = new Map<string, { readonly segment: Segment; count: number }>()
  for (const { winner } of history) {
    const known = entries.get(winner.id)
    if (known) known.count += 1
    else entries.set(winner.id, { segment: winner, count: 1 })
  }
  return [...entries.values()].toSorted((one, other) => other.count - one.count)
}
