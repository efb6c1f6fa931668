// Owns the words of the switches inside the animation settings. A switch without words does not compile.

import { type SwitchGroup, withSwitch } from '../../settings/changes'
import type { AnimationSpeed, Settings } from '../../settings/settings'

export interface SettingSwitch {
  readonly label: string
  readonly note: string
  isOn(speed: AnimationSpeed): boolean
  /** The settings with this switch set. */
  set(settings: Settings, isOn: boolean): Settings
}

type Words<TGroup extends SwitchGroup> = Record<
  keyof AnimationSpeed[TGroup],
  readonly [label: string, note: string]
>

function switches<TGroup extends SwitchGroup>(
  group: TGroup,
  words: Words<TGroup>,
): readonly SettingSwitch[] {
  const names = Object.keys(words) as (keyof AnimationSpeed[TGroup])[]
  return names.map((name) => ({
    label: words[name][0],
    note: words[name][1],
    isOn: (speed) => Boolean(speed[group][name]),
    set: (settings, isOn) => withSwitch(settings, group, name, isOn),
  }))
}

export const ANIMATION_TYPES = switches('enabledAnimations', {
  wheelSpin: ['Wheel Spin', 'Off: the result shows without a spin'],
  uiTransitions: ['Interface Transitions', 'Messages and panels fade and slide'],
  resultDisplay: ['Result Display', 'The winner arrives with a flourish'],
  eliminationEffects: ['Elimination Effects', 'An eliminated option leaves visibly'],
  soundSynchronization: ['Sound in Step', 'A tick as each option passes the pointer'],
})

export const ACCESSIBILITY = switches('accessibilitySettings', {
  respectMotionPreference: ['Follow the System’s Motion', 'Reduce motion when the system asks'],
  reduceMotionMode: ['Reduce Motion', 'No spin; short fades instead of movement'],
  highContrastAnimations: ['High-Contrast Animations', 'Stronger lines and colors, quicker moves'],
  screenReaderFriendly: ['Screen-Reader Friendly', 'Nothing appears faster than 200 ms'],
  focusIndicatorAnimations: ['Animated Focus Ring', 'The ring closes in on what has the focus'],
})

export const PERFORMANCE = switches('performanceSettings', {
  batteryAwareReduction: ['Spare the Battery', 'Shorter animations under 20%'],
  networkAwareOptimization: ['Spare the Network', 'Shorter animations on 2G and 3G'],
  devicePerformanceScaling: ['Scale to This Device', 'By its memory, cores and screen'],
  frameRateOptimization: ['Keep the Frame Rate', 'Less sharp while turning, if it must be'],
  gpuAcceleration: ['Full GPU Power', 'Smoothed edges and the faster graphics chip'],
})
