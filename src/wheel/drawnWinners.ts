import { radians } from './angle'
import { FALLBACK_COLOR } from './colors/palette'
import { recordedIn } from './mergeWheels'
import type { SpinResult, WhyNoShow } from './result'
import { withPicture } from './segment'
import { nextOrder, recordResult, type Wheel } from './wheel'

export interface DrawnWinner {
  /** The same for every tab and after every reload. */
  readonly id: string
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

/** The last entry of the draw's record that is a result of the wheel; 0 where none is. */
export function recordedUpTo({ lastDraw }: Pick<Wheel, 'lastDraw'>, drawId: string): number {
  return lastDraw?.drawId === drawId ? lastDraw.seq : 0
}

/** The missing ones, oldest first. One that the wheel spins to is recorded when it settles. @param winners as drawn */
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
      // The option may have been removed since, or renamed: its picture may be somebody else's then.
      const found = byId.get(segmentId)
      const { color = FALLBACK_COLOR, weight = 1 } = found ?? {}
      const winner = { id: segmentId, text, color, weight }
      return {
        id,
        wheelId: wheel.id,
        drawId,
        winner: withPicture(winner, found?.text === text ? found.picture : undefined),
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

/** By the id of the result of whoever was drawn. */
export type NoShows = ReadonlyMap<string, WhyNoShow>

/** Keeps up to which entry that was: many winners leave the history at once, so their ids cannot tell. */
export function recordWinners(
  wheel: Wheel,
  results: readonly SpinResult[],
  noShows: NoShows,
  lastDraw: NonNullable<Wheel['lastDraw']>,
): Wheel {
  if (recordedUpTo(wheel, lastDraw.drawId) >= lastDraw.seq) return wheel
  const recorded = results.reduce(recordResult, wheel)
  const history = recorded.history.map((one) => {
    const noShow = noShows.get(one.id)
    return noShow ? { ...one, noShow } : one
  })
  return { ...recorded, history, lastDraw }
}
