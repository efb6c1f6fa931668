// Who is absent today.

import { type Segment, withMark } from '../segment'
import { type Wheel, withMarked } from '../wheel'
import { endAbsences, onDay } from './absences'

/**
 * Marks options as absent or as here.
 * @param today the local day, as `2026-11-22`
 */
export function setAbsent(wheel: Wheel, ids: Set<string>, isAbsent: boolean, today: string): Wheel {
  const current = endAbsences(wheel, today)
  const isOther = ({ id, absent }: Segment) => ids.has(id) && !absent === isAbsent
  if (!current.segments.some(isOther)) return current
  const segments = current.segments.map((one) =>
    isOther(one) ? withMark(one, 'absent', isAbsent) : one,
  )
  return onDay(withMarked(current, segments), today)
}
