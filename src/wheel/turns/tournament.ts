// Where one tournament ends and the next begins. What an elimination is, src/wheel/wheel.ts says.

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
