// The switches in the animation settings with their texts. A setting without a text does not compile.

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
  wheelSpin: ['Wheel Spin', 'When off, the result appears without a spin'],
  uiTransitions: ['Interface Transitions', 'Messages and panels fade and slide'],
  resultDisplay: ['Result Display', 'The winner appears with an animation'],
  eliminationEffects: ['Elimination Effects', 'Eliminated options leave with an animation'],
  soundSynchronization: ['Synchronized Sound', 'A tick as each option passes the pointer'],
})

export const ACCESSIBILITY = switches('accessibilitySettings', {
  respectMotionPreference: [
    'Follow System Motion',
    'Reduce motion when the system setting says so',
  ],
  reduceMotionMode: ['Reduce Motion', 'No spin; short fades instead of movement'],
  highContrastAnimations: [
    'High-Contrast Animations',
    'Stronger lines and colors, faster movement',
  ],
  screenReaderFriendly: ['Screen-Reader Friendly', 'No animation is shorter than 200 ms'],
  focusIndicatorAnimations: ['Animated Focus Ring', 'The ring closes in on the focused control'],
})

export const PERFORMANCE = switches('performanceSettings', {
  batteryAwareReduction: ['Save Battery', 'Shorter animations below 20%'],
  networkAwareOptimization: ['Save Data', 'Shorter animations on 2G and 3G'],
  devicePerformanceScaling: ['Adapt to This Device', 'Based on its memory, cores and screen'],
  frameRateOptimization: ['Keep the Frame Rate', 'Lowers the sharpness during a spin if needed'],
  gpuAcceleration: ['Full GPU Power', 'Smooth edges and the faster graphics chip'],
})
