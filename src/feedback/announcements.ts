// What is read aloud when something happens (product specification, section 8).

import type { AppEvent } from '../store/state'
import { isolated } from '../wheel/text'

/** The words for an event, or `undefined` where a screen reader already hears the change itself. */
export function announcement(event: AppEvent): string | undefined {
  switch (event.name) {
    case 'spinStarted':
      return 'Spinning the wheel'
    case 'spinSettled': {
      const { winner, isEliminationMode, isFinalWinner, remainingSegments } = event.result
      const words = `Winner: ${isolated(winner.text)}`
      if (!isEliminationMode) return words
      return isFinalWinner
        ? `${words}. Final winner!`
        : `${words}. ${remainingSegments} segments remaining.`
    }
    case 'segmentAdded':
      return 'New segment added'
    case 'segmentRemoved':
      return `Removed segment: ${isolated(event.segment.text)}`
    case 'wheelReset':
      return 'Wheel reset to default options'
    case 'optionsRestored':
      return 'All options restored'
    case 'soundToggled':
      return event.isOn ? 'Sound enabled' : 'Sound disabled'
    case 'eliminationToggled':
      return event.isOn ? 'Elimination mode enabled' : 'Elimination mode disabled'
    case 'segmentFocused':
      return `Segment ${event.position}: ${isolated(event.segment.text)}`
    case 'presentationLeft':
      return 'Exited fullscreen mode'
    case 'wheelOpened':
      return event.message
    case 'sharingOpened':
      return 'Opened sharing dialog'
    case 'sharingClosed':
      return 'Closed sharing dialog'
    case 'changeUndone':
      return 'Change undone'
  }
}
