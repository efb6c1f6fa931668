import { say } from '../../text/say'

export const messages = {
  /** A list, for screen readers. */
  optionsOf: (wheel: string) => say('Options in {wheel}', { wheel }),
  /** Options, after those that are shown. */
  more: (count: number) => say('+{count, number, ::group-off} more', { count }),
  tryWheel: say('Try This Wheel'),
  /** For screen readers, so that the eight links differ. */
  tryWheelNamed: (wheel: string) => say('Try This Wheel: {wheel}', { wheel }),
  createWheel: say('Create Custom Wheel'),
} as const
