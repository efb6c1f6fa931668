// Owns what a result makes of a wheel that is no longer quite the one it was drawn for.

import type { Radians } from '../wheel/angle'
import { rotationToPoint, segmentUnderPointer } from '../wheel/geometry'
import type { SpinResult } from '../wheel/result'
import { activeSegments, activeSegmentsAnd } from '../wheel/segment'
import { recordResult, type Wheel } from '../wheel/wheel'
import { firstCentred } from './wheelActions'

/** The wheel with the result in its place: other tabs may have had newer ones meanwhile. */
export function recordLate(wheel: Wheel, result: SpinResult): Wheel {
  const recorded = recordResult(wheel, result)
  if (recorded === wheel) return wheel
  const byTime = (one: { timestamp: number }, other: { timestamp: number }) =>
    other.timestamp - one.timestamp
  return {
    ...recorded,
    history: recorded.history.toSorted(byTime),
    eliminationHistory: recorded.eliminationHistory.toSorted(byTime),
    lastUsed: Math.max(wheel.lastUsed, result.timestamp),
  }
}

/** Where a wheel rests that shows the result: on its winner, if it still has it. */
export function restOn(wheel: Wheel, { winner, angle, isEliminationMode }: SpinResult): Radians {
  const drawn = isEliminationMode
    ? activeSegmentsAnd(wheel.segments, winner.id)
    : activeSegments(wheel.segments)
  const isOn = (index: number) => drawn[index]?.id === winner.id
  if (isOn(segmentUnderPointer(angle, drawn.length))) return angle
  const index = drawn.findIndex(({ id }) => id === winner.id)
  return index < 0 ? firstCentred(wheel) : rotationToPoint(index, 0.5, drawn.length)
}
