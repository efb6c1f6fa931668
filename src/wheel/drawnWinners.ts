// The winners of a draw of prizes, as results of their wheel.

import { radians } from './angle'
import { FALLBACK_COLOR } from './palette'
import type { SpinResult } from './result'
import { activeSegments } from './segment'
import { nextOrder, recordResult, type Wheel } from './wheel'

/** Somebody who was drawn for a place, by an entry of the draw's record. */
export interface DrawnWinner {
  /** The same for every tab and after every reload. */
  readonly id: string
  /** The number of the entry. */
  readonly seq: number
  readonly segmentId: string
  /** As in the list that the draw began with. */
  readonly text: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Of the wheel, to this winner, in milliseconds; 0 where it did not spin. */
  readonly spinDuration: number
}

/** The results of those that the wheel does not have yet, oldest first. @param winners in the order drawn */
export function winnerResults(
  wheel: Wheel,
  drawId: string,
  winners: readonly DrawnWinner[],
): readonly SpinResult[] {
  const { lastDraw, segments } = wheel
  const upTo = lastDraw?.drawId === drawId ? lastDraw.seq : 0
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const remainingSegments = activeSegments(segments).length
  const first = nextOrder(wheel)
  return winners
    .filter(({ seq }) => seq > upTo)
    .map(({ id, segmentId, text, at, spinDuration }, index) => {
      // It may have been removed since.
      const { color = FALLBACK_COLOR, weight = 1 } = byId.get(segmentId) ?? {}
      return {
        id,
        wheelId: wheel.id,
        drawId,
        winner: { id: segmentId, text, color, weight },
        spinDuration,
        order: first + index,
        timestamp: at,
        angle: radians(0),
        isEliminationMode: false,
        isFinalWinner: false,
        remainingSegments,
      }
    })
}

/**
 * Records them, and up to which entry of the draw's record that was: most of many have left the history at once, so
 * that their ids cannot tell.
 */
export function recordWinners(
  wheel: Wheel,
  results: readonly SpinResult[],
  lastDraw: NonNullable<Wheel['lastDraw']>,
): Wheel {
  return results.length === 0 ? wheel : { ...results.reduce(recordResult, wheel), lastDraw }
}
