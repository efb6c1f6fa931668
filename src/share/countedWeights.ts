import type { Segment } from '../wheel/segment'
import { nearestWeight } from '../wheel/weighing/weight'

/** The options to share, with their weights as they count: what is stored may be out of range. */
export function withCountedWeights<T extends { readonly segments: readonly Segment[] }>(
  wheel: T,
  { weightsCount }: { readonly weightsCount: boolean },
): T {
  const isCounted = ({ weight }: Segment) => nearestWeight(weight) === weight
  if (!weightsCount || wheel.segments.every(isCounted)) return wheel
  const segments = wheel.segments.map((one) => ({ ...one, weight: nearestWeight(one.weight) }))
  return { ...wheel, segments }
}
