import { type Segment, withMark } from '../segment'
import { type Wheel, withMarked } from '../wheel'

/** Picks options. Has no effect on those that are picked already, or not there. */
export function pick(wheel: Wheel, ids: Set<string>): Wheel {
  const isNew = ({ id, picked }: Segment) => ids.has(id) && !picked
  if (!wheel.segments.some(isNew)) return wheel
  return withMarked(
    wheel,
    wheel.segments.map((one) => (isNew(one) ? withMark(one, 'picked', true) : one)),
  )
}
