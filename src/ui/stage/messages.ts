import { plural } from '../../text/plural'
import { MAX_WHEEL_NAME } from '../../wheel/name'

export const messages = {
  region: 'Wheel',
  wheel: (options: number) =>
    plural(options, { one: 'Wheel with # option', other: 'Wheel with # options' }),
  options: (count: number) => plural(count, { one: '# option', other: '# options' }),
  rename: 'Rename',
  newWheel: 'New Wheel',
  startFrom: 'Start From',
  numbers: 'Numbers…',
  moreExamples: 'More Examples',
  name: 'Wheel name',
  namePlaceholder: 'Name your wheel',
  nameTooLong: `A name can have up to ${MAX_WHEEL_NAME} characters.`,
  spinning: 'Spinning...',
  segmentFocused: (position: number) => `Segment ${position} focused`,
  eliminationMode: (remaining: number) => `ELIMINATION MODE (${remaining} left)`,
  keyboardHint: 'Press Enter or Space to spin',
  touchHint: 'Tap wheel or swipe to spin',
  /** The names on either side of the winner, each isolated from the direction of this text. */
  between: (before: string, after: string) => `between ${before} and ${after}`,
  menu: 'Wheel menu',
  panels: {
    label: 'Panels',
    options: 'Options',
    draw: 'Draw',
    results: 'Results',
    share: 'Share',
    settings: 'Settings',
  },
} as const
