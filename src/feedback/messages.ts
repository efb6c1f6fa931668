import { plural } from '../text/plural'
import { isolated } from '../wheel/text'

export const announcements = {
  spinStarted: 'Spinning the wheel',
  winner: (text: string) => `Winner: ${isolated(text)}`,
  finalWinner: (text: string) => `Winner: ${isolated(text)}. Final winner!`,
  eliminated: (text: string, remaining: number) => {
    const rest = plural(remaining, {
      one: '# segment remaining.',
      other: '# segments remaining.',
    })
    return `Winner: ${isolated(text)}. ${rest}`
  },
  sitsOut: (text: string, spins: number) => {
    const next = plural(spins, {
      one: 'Sits out the next spin.',
      other: 'Sits out the next # spins.',
    })
    return `Winner: ${isolated(text)}. ${next}`
  },
  halved: (text: string, words: string) => `Winner: ${isolated(text)}. ${words}.`,
  segmentAdded: 'New segment added',
  segmentRemoved: (text: string) => `Removed segment: ${isolated(text)}`,
  segmentsRemoved: (count: number) =>
    plural(count, { one: 'Removed # option', other: 'Removed # options' }),
  wheelReset: {
    default: 'Wheel reset to default options',
    numbers: 'Wheel reset to the numbers 1 to 6',
  },
  optionsRestored: 'All eliminated options are back',
  soundOn: 'Sound enabled',
  soundOff: 'Sound disabled',
  eliminationOn: 'Elimination mode enabled',
  eliminationOff: 'Elimination mode disabled',
  segmentFocused: (position: number, text: string) => `Option ${position}: ${isolated(text)}`,
  screenBlanked: 'Screen blanked',
  screenShown: 'Screen shown',
  presentationLeft: 'Exited fullscreen mode',
  sharingOpened: 'Opened sharing dialog',
  sharingClosed: 'Closed sharing dialog',
} as const

/** The name of the place where the last announcement can be read again. */
export const lastAnnouncement = 'Last Announcement'
