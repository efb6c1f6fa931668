// Rounds without repeats: whoever is drawn is picked, and rests until everyone was drawn or the round is begun anew. And
// where one tournament ends and the next begins: what an elimination is, src/wheel/wheel.ts says.

import type { CooldownRule } from './cooldown'
import type { SpinResult } from './result'
import { activeSegments, MIN_SEGMENTS, type Segment, withMarks } from './segment'
import { type Wheel, withMarked } from './wheel'

/** Begins the round anew: all that were picked take part again. */
export function unpickAll(wheel: Wheel): Wheel {
  return withMarked(wheel, withMarks(wheel.segments, 'picked', false))
}

/** Whether nobody is left to draw until the round begins anew. */
export function isRoundOver(segments: readonly Segment[]): boolean {
  return activeSegments(segments).length === 0 && segments.some(isInNextRound)
}

/** Who takes part once the round begins anew, in order. */
export function inNextRound(segments: readonly Segment[]): readonly Segment[] {
  return segments.filter(isInNextRound)
}

/**
 * Whether the wheel has enough options for a spin. Without repeats the last one of a round can be drawn too, and after it
 * begins the next round.
 */
export function canSpin({ segments }: Wheel, isNoRepeats = false): boolean {
  return isNoRepeats
    ? segments.length >= MIN_SEGMENTS && segments.some(isInNextRound)
    : activeSegments(segments).length >= MIN_SEGMENTS
}

function isInNextRound({ eliminated, absent }: Segment): boolean {
  return !eliminated && !absent
}

/** Picks options. Has no effect on those that are picked already, or not there. */
export function pick(wheel: Wheel, ids: Set<string>): Wheel {
  return withMarked(wheel, withMarks(wheel.segments, 'picked', true, ids))
}

/**
 * Whether the wheel's tournament has its final winner, and those eliminated on the way are still out. Options that were
 * added or edited since do not reopen it. Once the results are cleared, nothing tells: then the last two play again.
 */
export function isTournamentOver({
  segments,
  history,
}: Pick<Wheel, 'segments' | 'history'>): boolean {
  // Spins outside elimination mode decide nothing about it.
  const last = history.find(({ isEliminationMode }) => isEliminationMode)
  return last?.isFinalWinner === true && segments.some(({ eliminated }) => eliminated)
}

/** Whether the next spin begins a new tournament, with all options back. Those left are not who takes part in it. */
export function isNewTournamentNext(
  wheel: Pick<Wheel, 'segments' | 'history'>,
  { eliminationMode }: Pick<CooldownRule, 'eliminationMode'>,
): boolean {
  return eliminationMode && isTournamentOver(wheel)
}

/**
 * How many are still in. Of a tournament that is over it is the final winner alone, although the last two are both on the
 * wheel.
 * @param shown the result on screen: a tournament of two is over only while its final winner is shown
 */
export function countLeft(
  wheel: Pick<Wheel, 'segments' | 'history'>,
  rule: Pick<CooldownRule, 'eliminationMode'>,
  shown: SpinResult | null,
): number {
  const count = activeSegments(wheel.segments).length
  const isDecided = rule.eliminationMode && shown?.isFinalWinner && count <= MIN_SEGMENTS
  return isDecided || isNewTournamentNext(wheel, rule) ? 1 : count
}
