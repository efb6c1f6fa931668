// The texts of the two buttons that are there before the settings are opened: only these come with the first paint.

import type { AnimationPreset } from '../../settings/settings'

export const toggle = {
  show: 'Show Settings',
  hide: 'Hide Settings',
  title: 'Settings',
  current: (isSoundOn: boolean, preset: AnimationPreset) =>
    `${isSoundOn ? 'Sound on' : 'Sound off'} · ${presetNames[preset]}`,
} as const

export const presetNames: Record<AnimationPreset, string> = {
  instant: 'Instant',
  fast: 'Fast',
  normal: 'Normal',
  slow: 'Slow',
  custom: 'Custom',
}

/** Labels of the button that switches to the other theme. */
export const themeToggle: Record<'light' | 'dark', string> = {
  light: 'Switch to light theme',
  dark: 'Switch to dark theme',
}
