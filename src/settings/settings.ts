// Owns what the visitor may choose: every setting, its default and its range
// (product specification, sections 3 and 5).

export const ANIMATION_PRESETS = ['instant', 'fast', 'normal', 'slow', 'custom'] as const
export type AnimationPreset = (typeof ANIMATION_PRESETS)[number]

export interface AnimationSpeed {
  readonly preset: AnimationPreset
  /** Milliseconds. */
  readonly customSpinDuration: number
  /** Milliseconds. */
  readonly customTransitionSpeed: number
  /** Milliseconds. */
  readonly customUIAnimationSpeed: number
  readonly enabledAnimations: {
    readonly wheelSpin: boolean
    readonly uiTransitions: boolean
    readonly resultDisplay: boolean
    readonly eliminationEffects: boolean
    readonly soundSynchronization: boolean
  }
  readonly accessibilitySettings: {
    readonly respectMotionPreference: boolean
    readonly reduceMotionMode: boolean
    readonly highContrastAnimations: boolean
    readonly screenReaderFriendly: boolean
    readonly focusIndicatorAnimations: boolean
  }
  readonly performanceSettings: {
    readonly batteryAwareReduction: boolean
    readonly networkAwareOptimization: boolean
    readonly devicePerformanceScaling: boolean
    readonly frameRateOptimization: boolean
    readonly gpuAcceleration: boolean
  }
}

export interface Settings {
  /** Milliseconds; the legacy slider, which writes the custom preset too. */
  readonly spinDuration: number
  readonly soundEnabled: boolean
  readonly theme: string
  readonly eliminationMode: boolean
  readonly showProbabilities: boolean
  readonly animationSpeed: AnimationSpeed
}

/** A slider's range; all in milliseconds, both ends included. */
export interface Range {
  readonly min: number
  readonly max: number
  readonly step: number
}

export const LEGACY_SPIN_RANGE: Range = { min: 2000, max: 8000, step: 500 }

export const CUSTOM_RANGES = {
  customSpinDuration: { min: 500, max: 10_000, step: 500 },
  customTransitionSpeed: { min: 100, max: 1000, step: 50 },
  customUIAnimationSpeed: { min: 50, max: 500, step: 25 },
} as const satisfies Partial<Record<keyof AnimationSpeed, Range>>

export type CustomTiming = keyof typeof CUSTOM_RANGES

/** The nearest value a slider of that range can have. */
export function withinRange({ min, max, step }: Range, value: number): number {
  const stepped = min + Math.round((value - min) / step) * step
  return Math.min(max, Math.max(min, stepped))
}

export const DEFAULT_SETTINGS: Settings = {
  spinDuration: 3000,
  soundEnabled: true,
  theme: 'default',
  eliminationMode: false,
  showProbabilities: false,
  animationSpeed: {
    preset: 'normal',
    customSpinDuration: 4000,
    customTransitionSpeed: 300,
    customUIAnimationSpeed: 200,
    enabledAnimations: {
      wheelSpin: true,
      uiTransitions: true,
      resultDisplay: true,
      eliminationEffects: true,
      soundSynchronization: true,
    },
    accessibilitySettings: {
      respectMotionPreference: true,
      reduceMotionMode: false,
      highContrastAnimations: false,
      screenReaderFriendly: true,
      focusIndicatorAnimations: true,
    },
    performanceSettings: {
      batteryAwareReduction: true,
      networkAwareOptimization: true,
      devicePerformanceScaling: true,
      frameRateOptimization: true,
      gpuAcceleration: true,
    },
  },
}

/** The settings with another speed preset; leaving `custom` puts its own timings back to their defaults. */
export function withPreset(settings: Settings, preset: AnimationPreset): Settings {
  const { customSpinDuration, customTransitionSpeed, customUIAnimationSpeed } =
    DEFAULT_SETTINGS.animationSpeed
  const custom =
    preset === 'custom' ? {} : { customSpinDuration, customTransitionSpeed, customUIAnimationSpeed }
  return withSpeed(settings, { ...custom, preset })
}

/** The settings with one custom timing in milliseconds, brought into its range; selects `custom`. */
export function withCustomTiming(settings: Settings, timing: CustomTiming, ms: number): Settings {
  return withSpeed(settings, { preset: 'custom', [timing]: withinRange(CUSTOM_RANGES[timing], ms) })
}

/** The legacy slider: the same quantity as the custom spin duration, so it writes both. */
export function withSpinDuration(settings: Settings, ms: number): Settings {
  const spinDuration = withinRange(LEGACY_SPIN_RANGE, ms)
  return { ...withCustomTiming(settings, 'customSpinDuration', spinDuration), spinDuration }
}

/** The groups of switches inside the speed settings. */
export type SwitchGroup = 'enabledAnimations' | 'accessibilitySettings' | 'performanceSettings'

/** The settings with one switch of a group set. */
export function withSwitch<TGroup extends SwitchGroup>(
  settings: Settings,
  group: TGroup,
  name: keyof AnimationSpeed[TGroup],
  isOn: boolean,
): Settings {
  const switches = settings.animationSpeed[group]
  return withSpeed(settings, { [group]: { ...switches, [name]: isOn } })
}

function withSpeed(settings: Settings, change: Partial<AnimationSpeed>): Settings {
  return { ...settings, animationSpeed: { ...settings.animationSpeed, ...change } }
}
