import { say } from '../text/say'
import type { AnimationPreset } from '../wheel/settings/settings'

export const messages = {
  /** The region in which short messages appear. */
  toasts: say('Messages'),
  undo: say('Undo'),
  menu: say('Menu'),
  status: say('Status'),
  soundOn: say('Sound on'),
  soundOff: say('Sound off'),
  eliminationMode: say('Elimination mode'),
  noRepeats: say('No repeats'),
  darkMode: say('Dark mode'),
  reducedMotion: say('Reduced motion'),
  tabs: {
    label: say('Wheel Controls'),
    options: (count: number) => say('Options ({count, number, ::precision-integer})', { count }),
    /** The tab for prizes, groups and proofs. */
    draw: say('Draw'),
    results: (count: number) => say('Results ({count, number, ::precision-integer})', { count }),
    settings: say('Settings'),
  },
} as const

export const speedNames: Record<Exclude<AnimationPreset, 'normal'>, string> = {
  instant: say('Instant speed'),
  fast: say('Fast speed'),
  slow: say('Slow speed'),
  custom: say('Custom speed'),
}

export const pageNames = {
  home: say('Home'),
  about: say('About'),
  howToUse: say('How to Use'),
  examples: say('Examples'),
  check: say('Check a Draw'),
  contact: say('Contact'),
  privacy: say('Privacy'),
  terms: say('Terms of Service'),
  licenses: say('Open Source Licenses'),
} as const
