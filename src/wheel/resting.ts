// Rest positions of the wheel, and the focus that survives a change of its options.

import { FULL_TURN, type Radians, withinTurn } from './angle'
import { placeAt, rotationToPoint } from './geometry'
import { leavesWheel, type SpinResult } from './result'
import { activeSegments, activeSegmentsAnd } from './segment'
import { arcsOf, type Weighing } from './weights'
import type { Wheel } from './wheel'

/** How near the pointer may be to an edge of the winner's slice, as a part of its width. A spin ends farther inside. */
const EDGE = 0.1

/** The rotation that has the middle of the first segment under the pointer, rather than a border. */
export function firstCentered(wheel: Wheel, settings: Weighing): Radians {
  const active = activeSegments(wheel.segments)
  return rotationToPoint(0, 0.5, active.length > 0 ? arcsOf(wheel, settings, active) : 1)
}

/** The rotation that shows a result: its winner under the pointer, if the wheel still has it. */
export function restOn(wheel: Wheel, settings: Weighing, result: SpinResult): Radians {
  const { winner, angle } = result
  const isAside = wheel.segments.some(({ id, aside }) => aside && id === winner.id)
  const drawn =
    leavesWheel(result) || isAside
      ? activeSegmentsAnd(wheel.segments, winner.id)
      : activeSegments(wheel.segments)
  const arcs = arcsOf(wheel, settings, drawn)
  const place = placeAt(withinTurn(-angle) / FULL_TURN, arcs)
  const under = Math.floor(place)
  const isClear = Math.abs(place - under - 0.5) < 0.5 - EDGE
  // The winner's slice may have become narrower since.
  if (drawn[under]?.id === winner.id && isClear) return angle
  const index = drawn.findIndex(({ id }) => id === winner.id)
  return index < 0 ? firstCentered(wheel, settings) : rotationToPoint(index, 0.5, arcs)
}

/** The id if it is still that of an active segment, otherwise `null`. */
export function stillActive(id: string | null, wheel: Wheel): string | null {
  return activeSegments(wheel.segments).some((segment) => segment.id === id) ? id : null
}
