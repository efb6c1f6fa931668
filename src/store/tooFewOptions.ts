import { modeOf, type Settings } from '../settings/settings'
import { MIN_SEGMENTS } from '../wheel/segment'
import type { Wheel } from '../wheel/wheel'
import { messages } from './messages'

/** Why a wheel cannot be spun. */
export function tooFewOptions({ segments }: Wheel, settings: Settings): string {
  if (modeOf(settings) === 'noRepeats' && segments.length >= MIN_SEGMENTS) return messages.noneLeft
  const areSomeOut = segments.some(({ picked, absent }) => picked || absent)
  return messages.tooFewOptions(settings.eliminationMode || areSomeOut)
}
