// The texts of the settings. Those of the animation switches are in switchMessages.ts, sentences with times and
// measurements in descriptions.ts, and the texts that come with the first paint in toggleMessages.ts.

import type { HapticIntensity, ThemeChoice, WheelSize } from '../../settings/preferences'

export const messages = {
  spinGroup: 'Spin',
  lookGroup: 'Look',
  deviceGroup: 'This Device',
  eliminationNote: 'Remove winning option after each spin until one remains',
  weights: 'Weights Count',
  weightsNote: 'An option of weight 3 is three times as likely as one of weight 1',
  odds: 'Show Odds',
  oddsNote: 'Each option’s chance in the next spin',
  animationSpeed: 'Animation Speed',
  spinDuration: 'Spin Duration',
  theme: 'Theme',
  wheelSize: 'Wheel Size',
  vibration: 'Vibration',
  vibrationNote: 'Feel the spin and the win',
  vibrationStrength: 'Vibration Strength',
  reset: 'Reset to defaults',
  clearData: 'Clear Saved Data…',
  putBack: 'Put Saved Data Back',

  advanced: 'Advanced',
  speedControl: 'Animation Speed Control',
  spinTime: 'Custom Spin Duration',
  transitionTime: 'Transition Speed',
  uiTime: 'UI Animation Speed',
  motion: 'Motion',
  motionNote: 'Reduced: no spin, and short fades instead of movement',
  fullMotion: 'Full Motion',
  reducedMotion: 'Reduced Motion',
  instantMode: 'Instant Mode',
  animationTypes: 'Animation Types & Accessibility',
  performance: 'Performance Optimization',
  measured: 'Measured on this device',
} as const

export const intensityNames: Record<HapticIntensity, string> = {
  light: 'Light',
  medium: 'Medium',
  strong: 'Strong',
}

export const themeNames: Record<ThemeChoice, string> = {
  light: 'Light',
  dark: 'Dark',
  system: 'System',
}

export const wheelSizeNames: Record<WheelSize, string> = {
  standard: 'Standard',
  large: 'Large',
}
