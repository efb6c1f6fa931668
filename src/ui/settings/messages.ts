// Sentences with times and measurements are in descriptions.ts.

import { plural } from '../../text/plural'
import type { SwitchGroup } from '../../wheel/settings/changes'
import type {
  AnimationPreset,
  AnimationSpeed,
  HapticIntensity,
  ThemeChoice,
  WheelSize,
} from '../../wheel/settings/settings'

export const messages = {
  spinGroup: 'Spin',
  lookGroup: 'Look',
  deviceGroup: 'This Device',
  eliminationNote: 'Remove winning option after each spin until one remains',
  weights: 'Weights Count',
  weightsNote: 'An option of weight 3 is three times as likely as one of weight 1',
  odds: 'Show Odds',
  oddsNote: 'Each option’s chance in the next spin',
  volume: 'Volume',
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
  fill: 'Fill',
  fixed: 'Standard',
}

export const toggle = {
  show: 'Show Settings',
  hide: 'Hide Settings',
  title: 'Settings',
} as const

export const presetNames: Record<AnimationPreset, string> = {
  instant: 'Instant',
  fast: 'Fast',
  normal: 'Normal',
  slow: 'Slow',
  custom: 'Custom',
}

export const themeToggle: Record<'light' | 'dark', string> = {
  light: 'Switch to light theme',
  dark: 'Switch to dark theme',
}

/** Reduced motion has no switch: it is chosen instead of full motion, in Advanced.tsx. */
export type SwitchName<TGroup extends SwitchGroup> = Exclude<
  keyof AnimationSpeed[TGroup],
  'reduceMotionMode'
>

type SwitchMessages = {
  readonly [TGroup in SwitchGroup]: Record<
    SwitchName<TGroup>,
    readonly [label: string, note: string]
  >
}

/** In the order shown. */
export const switchMessages: SwitchMessages = {
  enabledAnimations: {
    wheelSpin: ['Wheel Spin', 'When off, the result appears without a spin'],
    uiTransitions: ['Interface Transitions', 'Messages and panels fade and slide'],
    resultDisplay: ['Result Display', 'The winner appears with an animation'],
    eliminationEffects: ['Elimination Effects', 'Eliminated options leave with an animation'],
    soundSynchronization: ['Synchronized Sound', 'A tick as each option passes the pointer'],
  },
  accessibilitySettings: {
    respectMotionPreference: [
      'Follow System Motion',
      'Reduces motion when your system settings ask for it',
    ],
    highContrastAnimations: [
      'High-Contrast Animations',
      'Stronger lines and colors, faster movement',
    ],
    screenReaderFriendly: [
      'Screen-Reader Friendly',
      'The last announcement can be read again, and nothing appears in under 200 ms',
    ],
    focusIndicatorAnimations: ['Animated Focus Ring', 'The ring closes in on the focused control'],
  },
  performanceSettings: {
    batteryAwareReduction: [
      'Save Battery',
      'When the battery is below 20%, movement is shorter and a little less smooth',
    ],
    networkAwareOptimization: ['Save Data', 'Shorter animations on 2G and 3G'],
    devicePerformanceScaling: [
      'Adapt to This Device',
      'A slow device gets shorter, simpler movement',
    ],
    frameRateOptimization: [
      'Keep the Frame Rate',
      'A spin stays smooth, and is less sharp if it has to be',
    ],
    gpuAcceleration: ['Full GPU Power', 'The smoothest edges; takes more battery'],
  },
}

export const clearDataMessages = {
  title: 'Clear Saved Data',
  removes: 'This removes the following from this browser:',
  /** @param count `null` until known */
  wheels: (count: number | null) =>
    count === null
      ? 'All wheels in My Wheels'
      : plural(count, {
          one: 'All wheels in My Wheels: # wheel',
          other: 'All wheels in My Wheels: # wheels',
        }),
  removed: [
    'All results, draws, eliminations and statistics',
    'All settings, including wheel size, shortcuts and vibration',
    'Copies of saved data that could not be read, and the log of what you shared',
  ],
  stays:
    'The theme stays, and so do what the page has measured of your screen and a few marks that say nothing of your wheels, such as that you dismissed the offer to install the app. A message to us that you have not sent stays until you close its tab.',
  otherTabs: 'Other open tabs of this site start over too.',
  wayBack: 'You can put everything back in the settings until you leave this page.',
  keep: 'Keep Everything',
  clear: 'Clear Saved Data',
  libraryNotCleared:
    'My Wheels could not be cleared now. They are cleared the next time you open this page.',
} as const
