// An absence counts for one day: on a later one everyone is here again.

import { withMarks } from './segment'
import { type Wheel, withMarked } from './wheel'

/** @param today the local day, as `2026-11-22` */
export function setAbsent(wheel: Wheel, ids: Set<string>, isAbsent: boolean, today: string): Wheel {
  const current = endAbsences(wheel, today)
  const segments = withMarks(current.segments, 'absent', isAbsent, ids)
  return segments === current.segments ? current : onDay(withMarked(current, segments), today)
}

/** A day that lies ahead counts as today: the clock was set back. */
export function endAbsences(wheel: Wheel, today: string): Wheel {
  if (wheel.absentOn === undefined || wheel.absentOn >= today) return wheel
  return onDay(withMarked(wheel, withMarks(wheel.segments, 'absent', false)), undefined)
}

export function onDay(wheel: Wheel, day: string | undefined): Wheel {
  const absentOn = wheel.segments.some(({ absent }) => absent) ? day : undefined
  if (absentOn === wheel.absentOn) return wheel
  const { absentOn: _, ...others } = wheel
  return absentOn === undefined ? others : { ...others, absentOn }
}

export function laterDay(one: string | undefined, other: string | undefined): string | undefined {
  return (one ?? '') > (other ?? '') ? one : other
}
