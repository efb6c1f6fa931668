import type { Settings } from '../settings/settings'
import type { Wheel } from '../wheel/wheel'
import { messages } from './messages'

/** Why a wheel cannot be spun. */
export function tooFewOptions({ segments }: Wheel, { eliminationMode }: Settings): string {
  return messages.tooFewOptions(
    eliminationMode || segments.some(({ picked, absent }) => picked || absent),
  )
}
