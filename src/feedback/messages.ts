import { say } from '../text/say'
import { isolated } from '../wheel/text'

export const announcements = {
  spinStarted: say('Spinning the wheel'),
  winner: (text: string) => say('Winner: {text}', { text: isolated(text) }),
  finalWinner: (text: string) => say('Winner: {text}. Final winner!', { text: isolated(text) }),
  /** Of an option that is drawn and thereby eliminated, not of a winner in the end. */
  eliminated: (text: string, remaining: number) =>
    say(
      'Winner: {text}. {remaining, plural, one {# segment remaining.} other {# segments remaining.}}',
      { text: isolated(text), remaining },
    ),
  sitsOut: (text: string, spins: number) =>
    say(
      'Winner: {text}. {spins, plural, one {Sits out the next spin.} other {Sits out the next # spins.}}',
      { text: isolated(text), spins },
    ),
  halved: (text: string, words: string) =>
    say('Winner: {text}. {words}.', { text: isolated(text), words }),
  segmentAdded: say('New segment added'),
  segmentRemoved: (text: string) => say('Removed segment: {text}', { text: isolated(text) }),
  segmentsRemoved: (count: number) =>
    say('{count, plural, one {Removed # option} other {Removed # options}}', { count }),
  wheelReset: {
    default: say('Wheel reset to default options'),
    numbers: say('Wheel reset to the numbers 1 to 6'),
  },
  optionsRestored: say('All eliminated options are back'),
  soundOn: say('Sound enabled'),
  soundOff: say('Sound disabled'),
  eliminationOn: say('Elimination mode enabled'),
  eliminationOff: say('Elimination mode disabled'),
  segmentFocused: (position: number, text: string) =>
    say('Option {position, number, ::group-off}: {text}', { position, text: isolated(text) }),
  screenBlanked: say('Screen blanked'),
  screenShown: say('Screen shown'),
  presentationLeft: say('Exited fullscreen mode'),
  sharingOpened: say('Opened sharing dialog'),
  sharingClosed: say('Closed sharing dialog'),
} as const

/** The name of the place where the last announcement can be read again. */
export const lastAnnouncement = say('Last Announcement')
