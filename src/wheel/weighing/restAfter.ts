// Where the wheel rests once weights have changed. Loaded after the first paint.

import type { Radians } from '../angle'
import { rotationToPoint, segmentUnderPointer } from '../geometry'
import { restOn } from '../resting'
import type { SpinResult } from '../result'
import { activeSegments, type Segment } from '../segment'
import { arcsOf, type Weighing } from '../weights'
import type { Wheel } from '../wheel'

/** What is on screen before a change. */
interface Rest {
  readonly wheel: Wheel
  readonly settings: Weighing
  readonly restRotation: Radians
  readonly lastResult: SpinResult | null
  /** Whether the winner is drawn even if it is out. */
  readonly isRevealing: boolean
}

/**
 * The rotation after a change. Where weights have changed, or whether they count, slices have moved: the winner that is
 * shown stays under the pointer, or else the option that was there. Any other change leaves the wheel as it rests.
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
