import { FULL_TURN, type Radians, withinTurn } from './angle'
import { placeAt, rotationToPoint, segmentUnderPointer } from './geometry'
import type { SpinResult } from './result'
import { segmentsWith } from './rounds'
import { activeSegments, type Segment } from './segment'
import { arcsOf, type Weighing } from './weights'
import type { Wheel } from './wheel'

/** A part of the slice's width. A spin ends farther inside. */
const EDGE = 0.1

export function firstCentered(wheel: Wheel, settings: Weighing): Radians {
  const active = activeSegments(wheel.segments)
  return rotationToPoint(0, 0.5, active.length > 0 ? arcsOf(wheel, settings, active) : 1)
}

/** The winner under the pointer, if the wheel still has it; `null` where not. */
export function atWinner(
  wheel: Wheel,
  settings: Weighing,
  result: SpinResult | null,
): Radians | null {
  if (!result) return null
  const { winner, angle } = result
  const drawn = segmentsWith(wheel.segments, winner.id)
  const arcs = arcsOf(wheel, settings, drawn)
  const place = placeAt(withinTurn(-angle) / FULL_TURN, arcs)
  const under = Math.floor(place)
  const isClear = Math.abs(place - under - 0.5) < 0.5 - EDGE
  // The winner's slice may have become narrower since.
  if (drawn[under]?.id === winner.id && isClear) return angle
  const index = drawn.findIndex(({ id }) => id === winner.id)
  return index < 0 ? null : rotationToPoint(index, 0.5, arcs)
}

/** The winner under the pointer, or the first option where the wheel has that winner no more. */
export function restOn(wheel: Wheel, settings: Weighing, result: SpinResult): Radians {
  return atWinner(wheel, settings, result) ?? firstCentered(wheel, settings)
}

/** As a wheel is opened: at its last winner, or at its first option. */
export function opened(wheel: Wheel, settings: Weighing) {
  const [last = null] = wheel.history
  const rest = atWinner(wheel, settings, last)
  return {
    phase: 'idle',
    lastResult: rest === null ? null : last,
    restRotation: rest ?? firstCentered(wheel, settings),
  } as const
}

export function stillActive(id: string | null, wheel: Wheel): string | null {
  return activeSegments(wheel.segments).some((segment) => segment.id === id) ? id : null
}

interface Rest {
  readonly wheel: Wheel
  readonly settings: Weighing
  readonly restRotation: Radians
  readonly lastResult: SpinResult | null
}

/**
 * The last winner stays under the pointer. Where the wheel has none, and weights or whether they count have changed, it
 * is the option that was there; any other change leaves such a wheel as it rests.
 */
export function restAfter(rest: Rest, wheel: Wheel, settings: Weighing): Radians {
  const { restRotation, lastResult } = rest
  const winnersRest = atWinner(wheel, settings, lastResult)
  if (winnersRest !== null) return winnersRest
  const [before, after] = [rest.wheel, wheel].map((one) => activeSegments(one.segments))
  if (!before?.length || !after?.length) return restRotation
  const from = arcsOf(rest.wheel, rest.settings, before)
  const to = arcsOf(wheel, settings, after)
  if (from === to || !isWeighedAnew(rest, settings, before, after)) return restRotation
  const under = before[segmentUnderPointer(restRotation, from)]?.id
  const index = after.findIndex(({ id }) => id === under)
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
