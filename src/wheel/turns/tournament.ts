// Where one tournament ends and the next begins. What an elimination is, src/wheel/wheel.ts says.

import type { SpinResult } from '../result'
import { activeSegments, MIN_SEGMENTS } from '../segment'
import type { Wheel } from '../wheel'
import type { TurnRule } from './afterWin'

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
  { eliminationMode }: Pick<TurnRule, 'eliminationMode'>,
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
  rule: Pick<TurnRule, 'eliminationMode'>,
  shown: SpinResult | null,
): number {
  const count = activeSegments(wheel.segments).length
  const isDecided = rule.eliminationMode && shown?.isFinalWinner && count <= MIN_SEGMENTS
  return isDecided || isNewTournamentNext(wheel, rule) ? 1 : count
}
