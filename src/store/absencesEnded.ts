import { endAbsences } from '../wheel/turns/absences'
import { localDay } from './localDay'
import type { AppState } from './state'

/** What changes where the absences on the wheel are of an earlier day, and it does not spin. */
export function absencesEnded({ wheel, phase }: AppState, now: number): Partial<AppState> | null {
  if (wheel.absentOn === undefined || phase === 'spinning') return null
  const ended = endAbsences(wheel, localDay(now))
  return ended === wheel ? null : { wheel: ended }
}
