// Where one tournament ends and the next begins. What an elimination is, src/wheel/wheel.ts says.

import type { SpinResult } from './result'
import { undoRestoreAll, type Wheel } from './wheel'

/**
 * Whether the wheel's tournament has its final winner, and those eliminated on the way are still out. Options that were
 * added or edited since do not reopen it. Once the results are cleared, nothing tells: then the last two play again.
 */
export function isTournamentOver({ segments, history }: Wheel): boolean {
  // Spins outside elimination mode decide nothing about it.
  const last = history.find(({ isEliminationMode }) => isEliminationMode)
  return last?.isFinalWinner === true && segments.some(({ eliminated }) => eliminated)
}

/**
 * Undoes the beginning of a tournament after its first spin: those who were out are out again, and nobody else. The
 * spin stays in the history, as one that eliminated nobody. What was changed since stays.
 * @param before the wheel with its final winner
 * @param spin the first of the new tournament
 */
export function undoNewTournament(wheel: Wheel, before: Wheel, spin: SpinResult): Wheel {
  const segments = wheel.segments.map((segment) => {
    if (segment.id !== spin.winner.id || !segment.eliminated) return segment
    const { eliminated: _, ...active } = segment
    return active
  })
  const history = wheel.history.map((one) => (one.id === spin.id ? withoutElimination(one) : one))
  return undoRestoreAll({ ...wheel, segments, history }, before)
}

function withoutElimination(result: SpinResult): SpinResult {
  const remainingSegments = result.remainingSegments + 1
  return { ...result, isEliminationMode: false, isFinalWinner: false, remainingSegments }
}
