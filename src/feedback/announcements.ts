import type { AppEvent } from '../store/state'
import type { SpinResult } from '../wheel/result'
import { announcements } from './messages'

/** The announcement of an event, or `undefined` where a screen reader notices the change by itself. */
export function announcement(event: AppEvent): string | undefined {
  switch (event.name) {
    case 'spinSettled':
      // Of a draw, the desk tells what was won.
      return event.result.isShow ? undefined : resultAnnouncement(event.result)
    case 'resultShown':
      return resultAnnouncement(event.result)
    case 'segmentRemoved':
      return announcements.segmentRemoved(event.segment.text)
    case 'segmentsRemoved':
      return announcements.segmentsRemoved(event.count)
    case 'soundToggled':
      return event.isOn ? announcements.soundOn : announcements.soundOff
    case 'eliminationToggled':
      return event.isOn ? announcements.eliminationOn : announcements.eliminationOff
    case 'segmentFocused':
      return announcements.segmentFocused(event.position, event.segment.text)
    case 'wheelReset':
      return announcements.wheelReset[event.to]
    case 'listChanged':
    case 'wheelOpened':
    case 'drawTold':
    case 'changeUndone':
      return event.message
    case 'hapticsChosen':
      return undefined
    default:
      return announcements[event.name]
  }
}

function resultAnnouncement(result: SpinResult): string {
  const { winner, isEliminationMode, isFinalWinner, remainingSegments } = result
  if (!isEliminationMode) return announcements.winner(winner.text)
  if (isFinalWinner) return announcements.finalWinner(winner.text)
  return announcements.eliminated(winner.text, remainingSegments)
}
