import { LOCALE } from '../text/locale'
import type { AnimationPreset } from '../wheel/settings/settings'

const digits = new Intl.NumberFormat(LOCALE)

export const messages = {
  toasts: 'Messages',
  undo: 'Undo',
  menu: 'Menu',
  status: 'Status',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  eliminationMode: 'Elimination mode',
  noRepeats: 'No repeats',
  darkMode: 'Dark mode',
  reducedMotion: 'Reduced motion',
  tabs: {
    label: 'Wheel Controls',
    options: (count: number) => `Options (${digits.format(count)})`,
    draw: 'Draw',
    results: (count: number) => `Results (${digits.format(count)})`,
    settings: 'Settings',
  },
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
  check: 'Check a Draw',
  contact: 'Contact',
  privacy: 'Privacy',
  terms: 'Terms of Service',
  licenses: 'Open Source Licenses',
} as const
