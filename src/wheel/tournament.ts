// Where one tournament ends and the next begins. What an elimination is, src/wheel/wheel.ts says.

import type { SpinResult } from './result'
import type { Wheel } from './wheel'

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
 * Takes back what the first spin of a new tournament has eliminated, where the tournament itself is undone. The spin stays
 * in the history, as one that eliminated nobody.
 */
export function undoFirstSpin(wheel: Wheel, spin: SpinResult): Wheel {
  const segments = wheel.segments.map((segment) => {
    if (segment.id !== spin.winner.id || !segment.eliminated) return segment
    const { eliminated: _, ...active } = segment
    return active
  })
  return {
    ...wheel,
    segments,
    history: wheel.history.map((one) => (one.id === spin.id ? withoutElimination(one) : one)),
    eliminationHistory: wheel.eliminationHistory.filter(
      ({ eliminatedByResult }) => eliminatedByResult !== spin.id,
    ),
  }
}

function withoutElimination(result: SpinResult): SpinResult {
  const remainingSegments = result.remainingSegments + 1
  return { ...result, isEliminationMode: false, isFinalWinner: false, remainingSegments }
}
