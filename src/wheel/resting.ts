import { FULL_TURN, type Radians, withinTurn } from './angle'
import { placeAt, rotationToPoint, segmentUnderPointer } from './geometry'
import { leavesWheel, type SpinResult } from './result'
import { activeSegments, activeSegmentsAnd, type Segment } from './segment'
import { arcsOf, type Weighing } from './weights'
import type { Wheel } from './wheel'

/** A part of the slice's width. A spin ends farther inside. */
const EDGE = 0.1

export function firstCentered(wheel: Wheel, settings: Weighing): Radians {
  const active = activeSegments(wheel.segments)
  return rotationToPoint(0, 0.5, active.length > 0 ? arcsOf(wheel, settings, active) : 1)
}

/** The winner under the pointer, if the wheel still has it. */
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

export function stillActive(id: string | null, wheel: Wheel): string | null {
  return activeSegments(wheel.segments).some((segment) => segment.id === id) ? id : null
}

interface Rest {
  readonly wheel: Wheel
  readonly settings: Weighing
  readonly restRotation: Radians
  readonly lastResult: SpinResult | null
  /** The winner is drawn even if it is out. */
  readonly isRevealing: boolean
}

/**
 * Where weights or whether they count have changed, slices have moved: the winner that is shown stays under the
 * pointer, or else the option that was there. Any other change leaves the wheel as it rests.
 */
export function restAfter(rest: Rest, wheel: Wheel, settings: Weighing): Radians {
  const { restRotation, lastResult } = rest
  const [before, after] = [rest.wheel, wheel].map((one) => activeSegments(one.segments))
  if (!before?.length || !after?.length) return restRotation
  const from = arcsOf(rest.wheel, rest.settings, before)
  const to = arcsOf(wheel, settings, after)
  if (from === to || !isWeighedAnew(rest, settings, before, after)) return restRotation
  const indexOf = (id?: string) => after.findIndex((one) => one.id === id)
  if (lastResult && (rest.isRevealing || indexOf(lastResult.winner.id) >= 0)) {
    return restOn(wheel, settings, lastResult)
  }
  const index = indexOf(before[segmentUnderPointer(restRotation, from)]?.id)
  return index < 0 ? restRotation : rotationToPoint(index, 0.5, to)
}

function isWeighedAnew(
  rest: Rest,
  { weightsCount }: Weighing,
  before: readonly Segment[],
  after: readonly Segment[],
): boolean {
  if (rest.settings.weightsCount !== weightsCount) return true
  if (!weightsCount) return false
  const weights = new Map(before.map(({ id, weight }) => [id, weight]))
  return after.some(({ id, weight }) => (weights.get(id) ?? weight) !== weight)
}
