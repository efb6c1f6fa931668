import { MIN_SEGMENTS } from '../wheel/segment'
import { modeOf, type Settings } from '../wheel/settings/settings'
import { canSpin, inNextRound } from '../wheel/turns/rounds'
import type { Wheel } from '../wheel/wheel'
import { messages } from './messages'

/** Why a wheel cannot be spun, and what brings back those who are out only for now; `undefined` if it can be spun. */
export function tooFewOptions(wheel: Wheel, settings: Settings): string | undefined {
  const mode = modeOf(settings)
  if (canSpin(wheel, mode === 'noRepeats')) return undefined
  const { segments } = wheel
  const needed = mode === 'noRepeats' ? 1 : MIN_SEGMENTS
  const attendees = segments.filter(({ eliminated }) => !eliminated).length
  const here = inNextRound(segments).length
  if (segments.length >= MIN_SEGMENTS && attendees >= needed) {
    if (here < needed) return messages.absentToday
    // Those who are picked are missing.
    return messages.pickedInRound
  }
  return messages.tooFewOptions(
    mode === 'elimination' || segments.some(({ picked, absent }) => picked || absent),
  )
}
