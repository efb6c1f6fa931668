import { modeOf, type Settings } from '../settings/settings'
import { activeSegments, MIN_SEGMENTS } from '../wheel/segment'
import { inNextRound } from '../wheel/turns/rounds'
import type { Wheel } from '../wheel/wheel'
import { messages } from './messages'

/** Why a wheel cannot be spun, and what brings back those who are out only for now. */
export function tooFewOptions({ segments }: Wheel, settings: Settings): string {
  const mode = modeOf(settings)
  const needed = mode === 'noRepeats' ? 1 : MIN_SEGMENTS
  const attendees = segments.filter(({ eliminated }) => !eliminated).length
  const here = inNextRound(segments).length
  if (segments.length >= MIN_SEGMENTS && attendees >= needed) {
    if (here < needed) return messages.absentToday(here)
    // Where it cannot be spun all the same, those who are picked are missing.
    return messages.pickedInRound(activeSegments(segments).length)
  }
  return messages.tooFewOptions(
    mode === 'elimination' || segments.some(({ picked, absent }) => picked || absent),
  )
}
