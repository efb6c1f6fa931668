import { modeOf, type Settings } from '../settings/settings'
import { canSpin } from '../wheel/turns/rounds'
import type { Wheel } from '../wheel/wheel'
import { messages } from './messages'

/** Why a wheel cannot be spun; `undefined` if it can. */
export function tooFewOptions(wheel: Wheel, settings: Settings): string | undefined {
  if (canSpin(wheel, modeOf(settings) === 'noRepeats')) return undefined
  const isOut = wheel.segments.some(({ picked, absent }) => picked || absent)
  return messages.tooFewOptions(settings.eliminationMode || isOut)
}
