import type { AnimationPreset } from '../wheel/settings/settings'

export const messages = {
  toasts: 'Messages',
  undo: 'Undo',
  status: 'Status',
  site: 'Site',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  eliminationMode: 'Elimination mode',
  noRepeats: 'No repeats',
  darkMode: 'Dark mode',
  reducedMotion: 'Reduced motion',
} as const

export const speedNames: Record<Exclude<AnimationPreset, 'normal'>, string> = {
  instant: 'Instant speed',
  fast: 'Fast speed',
  slow: 'Slow speed',
  custom: 'Custom speed',
}

export const pageNames = {
  home: 'Home',
  about: 'About',
  howToUse: 'How to Use',
  examples: 'Examples',
  check: 'Check a Record',
  verify: 'Verify a Draw',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms of Service',
  licenses: 'Open Source Licenses',
} as const
