// Results to copy, save or print, wherever they are.

import { type DrawnResult, resultOf } from '../../lists/listOut'
import type { EliminationEntry } from '../../wheel/result'

export type ResultKind = 'results' | 'eliminations'

export interface ResultSource {
  readonly kind: ResultKind
  readonly wheelName: string
  /**
   * Hands over all of them, newest first, part by part. Returns what the visitor is to be told if they cannot be read.
   * @param take `total` is the number of the newest
   */
  each(take: (part: readonly DrawnResult[], total: number) => void): Promise<string | null>
}

/** Results at hand. */
export function resultsAtHand(
  wheelName: string,
  results: readonly DrawnResult[],
  total: number,
): ResultSource {
  return atHand('results', wheelName, results, total)
}

export function eliminationsAtHand(
  wheelName: string,
  eliminations: readonly EliminationEntry[],
): ResultSource {
  const results = eliminations.map(resultOf)
  return atHand('eliminations', wheelName, results, results.length)
}

function atHand(
  kind: ResultKind,
  wheelName: string,
  results: readonly DrawnResult[],
  total: number,
): ResultSource {
  return {
    kind,
    wheelName,
    async each(take) {
      take(results, total)
      return null
    },
  }
}
