import { plural } from '../../language/plural'

export const messages = {
  region: 'Wheel',
  wheel: (options: number) =>
    plural(options, { one: 'Wheel with # option', other: 'Wheel with # options' }),
  spinning: 'Spinning...',
  segmentFocused: (position: number) => `Segment ${position} focused`,
  eliminationMode: (remaining: number) => `ELIMINATION MODE (${remaining} left)`,
  keyboardHint: 'Press Enter or Space to spin',
  touchHint: 'Tap wheel or swipe to spin',
  touchHints: 'Touch gestures',
  touchHintList: [
    'Tap spins',
    'Double tap adds a segment',
    'Long press opens options',
    'Swipe spins with velocity',
  ],
  menu: 'Wheel menu',
} as const
