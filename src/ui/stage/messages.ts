import { say } from '../../text/say'
import { MAX_WHEEL_NAME } from '../../wheel/name'

export const messages = {
  region: say('Wheel'),
  wheel: (options: number) =>
    say('{options, plural, one {Wheel with # option} other {Wheel with # options}}', { options }),
  options: (count: number) => say('{count, plural, one {# option} other {# options}}', { count }),
  rename: say('Rename'),
  newWheel: say('New Wheel'),
  /** Before the examples that a new wheel can begin with. */
  startFrom: say('Start From'),
  /** Opens a dialog for a wheel of numbers. */
  numbers: say('Numbers…'),
  moreExamples: say('More Examples'),
  name: say('Wheel name'),
  namePlaceholder: say('Name your wheel'),
  nameTooLong: say('A name can have up to {most, number} characters.', { most: MAX_WHEEL_NAME }),
  spinning: say('Spinning...'),
  segmentFocused: (position: number) =>
    say('Segment {position, number, ::group-off} focused', { position }),
  eliminationMode: (remaining: number) =>
    say('ELIMINATION MODE ({remaining, number, ::group-off} left)', { remaining }),
  keyboardHint: say('Press Enter or Space to spin'),
  touchHint: say('Tap wheel or swipe to spin'),
  /** The names on either side of the winner, each isolated from the direction of this text. */
  between: (before: string, after: string) =>
    say('between {before} and {after}', { before, after }),
  menu: say('Wheel menu'),
  panels: {
    label: say('Panels'),
    options: say('Options'),
    /** The panel for prizes, groups and proofs. */
    draw: say('Draw'),
    results: say('Results'),
    share: say('Share'),
    settings: say('Settings'),
  },
} as const
