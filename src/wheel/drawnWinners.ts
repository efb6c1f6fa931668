// The winners of a draw of prizes, as results of their wheel.

import { radians } from './angle'
import { recordedIn } from './mergeWheels'
import { FALLBACK_COLOR } from './palette'
import type { SpinResult } from './result'
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
  /** Empty where it has no name. */
  readonly prize: string
  /** How many could win the place. */
  readonly drawnFrom: number
}

/** Up to which entry of a draw's record its winners are results of the wheel; 0 where none are. */
export function recordedUpTo({ lastDraw }: Pick<Wheel, 'lastDraw'>, drawId: string): number {
  return lastDraw?.drawId === drawId ? lastDraw.seq : 0
}

/**
 * The results of those that the wheel does not have yet, oldest first. One that it has spun to is recorded when that spin
 * settles.
 * @param winners in the order drawn
 */
export function winnerResults(
  wheel: Wheel,
  drawId: string,
  winners: readonly DrawnWinner[],
): readonly SpinResult[] {
  const upTo = recordedUpTo(wheel, drawId)
  const isRecorded = recordedIn(wheel)
  const byId = new Map(wheel.segments.map((segment) => [segment.id, segment]))
  const first = nextOrder(wheel)
  return winners
    .filter(({ id, seq }) => seq > upTo && !isRecorded.has(id))
    .map(({ id, segmentId, text, at, prize, drawnFrom }, index) => {
      // It may have been removed since.
      const { color = FALLBACK_COLOR, weight = 1 } = byId.get(segmentId) ?? {}
      return {
        id,
        wheelId: wheel.id,
        drawId,
        winner: { id: segmentId, text, color, weight },
        spinDuration: 0,
        order: first + index,
        timestamp: at,
        angle: radians(0),
        isEliminationMode: false,
        isFinalWinner: false,
        remainingSegments: drawnFrom,
        ...(prize && { prize }),
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
  const isKnown = recordedUpTo(wheel, lastDraw.drawId) >= lastDraw.seq
  return isKnown ? wheel : { ...results.reduce(recordResult, wheel), lastDraw }
}
