import type { AnimationPreset } from '../settings/settings'

export const messages = {
  notLoaded: 'Part of the page could not be loaded. Check your connection and try again.',
  toasts: 'Messages',
  undo: 'Undo',
  dismiss: 'Dismiss message',
  status: 'Status',
  site: 'Site',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  eliminationMode: 'Elimination mode',
  noRepeats: 'No repeats',
  darkMode: 'Dark mode',
  reducedMotion: 'Reduced motion',
} as const

/** Shown for every animation speed but the normal one. */
export const speedNames: Record<Exclude<AnimationPreset, 'normal'>, string> = {
  instant: 'Instant speed',
  fast: 'Fast speed',
  slow: 'Slow speed',
  custom: 'Custom speed',
}
