// Sentences with times and measurements are in descriptions.ts.

import { say } from '../../text/say'
import type { SwitchGroup } from '../../wheel/settings/changes'
import type {
  AnimationPreset,
  AnimationSpeed,
  HapticIntensity,
  ThemeChoice,
  WheelSize,
} from '../../wheel/settings/settings'
import { type Markup, rich } from '../kit/rich'

export const messages = {
  spinGroup: say('Spin'),
  lookGroup: say('Look'),
  deviceGroup: say('This Device'),
  eliminationNote: say('Remove winning option after each spin until one remains'),
  weights: say('Weights Count'),
  weightsNote: say('An option of weight 3 is three times as likely as one of weight 1'),
  decoration: say('Looks, Colors and Confetti'),
  odds: say('Show Odds'),
  oddsNote: say('Each option’s chance in the next spin'),
  volume: say('Volume'),
  sounds: say('Sounds'),
  animationSpeed: say('Animation Speed'),
  spinDuration: say('Spin Duration'),
  theme: say('Theme'),
  wheelSize: say('Wheel Size'),
  vibration: say('Vibration'),
  vibrationNote: say('Feel the spin and the win'),
  vibrationStrength: say('Vibration Strength'),
  reset: say('Reset to defaults'),
  clearData: say('Clear Saved Data…'),
  putBack: say('Put Saved Data Back'),

  advanced: say('Advanced'),
  speedControl: say('Animation Speed Control'),
  /** The chosen speed and its times: “<b>Normal.</b> …” */
  current: (preset: string, timing: string, b: Markup) =>
    rich('<b>{preset}.</b> {timing}', { preset, timing, b }),
  spinTime: say('Custom Spin Duration'),
  transitionTime: say('Transition Speed'),
  uiTime: say('UI Animation Speed'),
  motion: say('Motion'),
  motionNote: say('Reduced: no spin, and short fades instead of movement'),
  fullMotion: say('Full Motion'),
  reducedMotion: say('Reduced Motion'),
  instantMode: say('Instant Mode'),
  animationTypes: say('Animation Types & Accessibility'),
  performance: say('Performance Optimization'),
  measured: say('Measured on this device'),
} as const

export const intensityNames: Record<HapticIntensity, string> = {
  /** Weak. */
  light: say('Light'),
  medium: say('Medium'),
  strong: say('Strong'),
}

export const themeNames: Record<ThemeChoice, string> = {
  light: say('Light'),
  dark: say('Dark'),
  system: say('System'),
}

export const wheelSizeNames: Record<WheelSize, string> = {
  /** As large as its place. */
  fill: say('Fill'),
  fixed: say('Standard'),
}

export const toggle = {
  show: say('Show Settings'),
  hide: say('Hide Settings'),
  title: say('Settings'),
} as const

export const presetNames: Record<AnimationPreset, string> = {
  instant: say('Instant'),
  fast: say('Fast'),
  normal: say('Normal'),
  slow: say('Slow'),
  custom: say('Custom'),
}

export const themeToggle: Record<'light' | 'dark', string> = {
  light: say('Switch to light theme'),
  dark: say('Switch to dark theme'),
}

/** Reduced motion has no switch: it is chosen instead of full motion, in Advanced.tsx. */
export type SwitchName<TGroup extends SwitchGroup> = Exclude<
  keyof AnimationSpeed[TGroup],
  'reduceMotionMode'
>

type SwitchMessages = {
  readonly [TGroup in SwitchGroup]: Record<
    SwitchName<TGroup>,
    { readonly label: string; readonly note: string }
  >
}

/** In the order shown. */
export const switchMessages: SwitchMessages = {
  enabledAnimations: {
    wheelSpin: {
      label: say('Wheel Spin'),
      note: say('When off, the result appears without a spin'),
    },
    uiTransitions: {
      label: say('Interface Transitions'),
      note: say('Messages and panels fade and slide'),
    },
    resultDisplay: {
      label: say('Result Display'),
      note: say('The winner appears with an animation'),
    },
    eliminationEffects: {
      label: say('Elimination Effects'),
      note: say('Eliminated options leave with an animation'),
    },
    soundSynchronization: {
      label: say('Synchronized Sound'),
      note: say('A tick as each option passes the pointer'),
    },
  },
  accessibilitySettings: {
    respectMotionPreference: {
      label: say('Follow System Motion'),
      note: say('Reduces motion when your system settings ask for it'),
    },
    highContrastAnimations: {
      label: say('High-Contrast Animations'),
      note: say('Stronger lines and colors, faster movement'),
    },
    screenReaderFriendly: {
      label: say('Screen-Reader Friendly'),
      note: say('The last announcement can be read again, and nothing appears in under 200 ms'),
    },
    focusIndicatorAnimations: {
      label: say('Animated Focus Ring'),
      note: say('The ring closes in on the focused control'),
    },
  },
  performanceSettings: {
    batteryAwareReduction: {
      label: say('Save Battery'),
      note: say('When the battery is below 20%, movement is shorter and a little less smooth'),
    },
    networkAwareOptimization: {
      label: say('Save Data'),
      note: say('Shorter animations on 2G and 3G'),
    },
    devicePerformanceScaling: {
      label: say('Adapt to This Device'),
      note: say('A slow device gets shorter, simpler movement'),
    },
    frameRateOptimization: {
      label: say('Keep the Frame Rate'),
      note: say('A spin stays smooth, and is less sharp if it has to be'),
    },
    gpuAcceleration: {
      label: say('Full GPU Power'),
      note: say('The smoothest edges; takes more battery'),
    },
  },
}
