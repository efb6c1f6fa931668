// Rounds without repeats: whoever is drawn rests until everyone was drawn. And where a tournament ends.

import type { CooldownRule } from './cooldown'
import type { SpinResult } from './result'
import {
  activeSegments,
  activeSegmentsAnd,
  isActive,
  MIN_SEGMENTS,
  type Segment,
  withMarks,
} from './segment'
import { type Wheel, withMarked } from './wheel'

export function unpickAll(wheel: Wheel): Wheel {
  return withMarked(wheel, withMarks(wheel.segments, 'picked', false))
}

export function isRoundOver(segments: readonly Segment[]): boolean {
  return activeSegments(segments).length === 0 && segments.some(isInNextRound)
}

/**
 * What a wheel at rest shows: the active ones and its last winner, who stays until the next spin even if it is out.
 * Where everyone was drawn, those of the next round: a wheel is never empty.
 */
export function segmentsWith(
  segments: readonly Segment[],
  winnerId: string | null,
): readonly Segment[] {
  if (isRoundOver(segments)) return inNextRound(segments)
  const isOut = segments.some((one) => one.id === winnerId && !isActive(one))
  return isOut && winnerId !== null
    ? activeSegmentsAnd(segments, winnerId)
    : activeSegments(segments)
}

export function inNextRound(segments: readonly Segment[]): readonly Segment[] {
  return segments.filter(isInNextRound)
}

/** Without repeats the last one of a round can be drawn too: after it begins the next. */
export function canSpin({ segments }: Wheel, isNoRepeats = false): boolean {
  return isNoRepeats
    ? segments.length >= MIN_SEGMENTS && segments.some(isInNextRound)
    : activeSegments(segments).length >= MIN_SEGMENTS
}

function isInNextRound({ eliminated, absent }: Segment): boolean {
  return !eliminated && !absent
}

export function pick(wheel: Wheel, ids: Set<string>): Wheel {
  return withMarked(wheel, withMarks(wheel.segments, 'picked', true, ids))
}

/**
 * The final winner is known and those eliminated are still out. Options added or edited since do not reopen it. Once
 * the results are cleared, nothing tells: then the last two play again.
 */
export function isTournamentOver({
  segments,
  history,
}: Pick<Wheel, 'segments' | 'history'>): boolean {
  // Spins in other modes decide nothing about it.
  const last = history.find(({ isEliminationMode }) => isEliminationMode)
  return last?.isFinalWinner === true && segments.some(({ eliminated }) => eliminated)
}

/** With all options back: those left are not who takes part in it. */
export function isNewTournamentNext(
  wheel: Pick<Wheel, 'segments' | 'history'>,
  { eliminationMode }: Pick<CooldownRule, 'eliminationMode'>,
): boolean {
  return eliminationMode && isTournamentOver(wheel)
}

/** 1 once a tournament is over, though two are on the wheel; one of two is only while `shown` is its final winner. */
export function countLeft(
  wheel: Pick<Wheel, 'segments' | 'history'>,
  rule: Pick<CooldownRule, 'eliminationMode'>,
  shown: SpinResult | null,
): number {
  const count = activeSegments(wheel.segments).length
  const isDecided = rule.eliminationMode && shown?.isFinalWinner && count <= MIN_SEGMENTS
  return isDecided || isNewTournamentNext(wheel, rule) ? 1 : count
}
