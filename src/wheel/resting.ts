// Rest positions of the wheel, and the focus that survives a change of its options.

import { type Radians, withinTurn } from './angle'
import { rotationToPoint, segmentUnderPointer } from './geometry'
import { leavesWheel, type SpinResult } from './result'
import { activeSegments, activeSegmentsAnd } from './segment'
import type { Wheel } from './wheel'

/** The rotation that has the middle of the first segment under the pointer, rather than a border. */
export function firstCentered(wheel: Wheel): Radians {
  return withinTurn(-Math.PI / Math.max(1, activeSegments(wheel.segments).length))
}

/** The rotation that shows a result: its winner under the pointer, if the wheel still has it. */
export function restOn(wheel: Wheel, result: SpinResult): Radians {
  const { winner, angle } = result
  const drawn = leavesWheel(result)
    ? activeSegmentsAnd(wheel.segments, winner.id)
    : activeSegments(wheel.segments)
  const isOn = (index: number) => drawn[index]?.id === winner.id
  if (isOn(segmentUnderPointer(angle, drawn.length))) return angle
  const index = drawn.findIndex(({ id }) => id === winner.id)
  return index < 0 ? firstCentered(wheel) : rotationToPoint(index, 0.5, drawn.length)
}

/** The id if it is still that of an active segment, otherwise `null`. */
export function stillActive(id: string | null, wheel: Wheel): string | null {
  return activeSegments(wheel.segments).some((segment) => segment.id === id) ? id : null
}
