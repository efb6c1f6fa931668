import type { SwitchGroup } from '../../settings/changes'
import type { AnimationSpeed } from '../../settings/settings'

/** A setting with a switch. Reduced motion has none: it is chosen instead of full motion, in Advanced.tsx. */
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

/** The switches of the animation settings, in the order in which they are shown. */
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
      'Below 20%, shorter animations and at most 30 frames a second',
    ],
    networkAwareOptimization: ['Save Data', 'Shorter animations on 2G and 3G'],
    devicePerformanceScaling: ['Adapt to This Device', 'Based on its memory, cores and screen'],
    frameRateOptimization: ['Keep the Frame Rate', 'Lowers sharpness during a spin if needed'],
    gpuAcceleration: ['Full GPU Power', 'Smooth edges and the faster graphics chip'],
  },
}
