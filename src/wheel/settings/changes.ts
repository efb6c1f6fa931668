import {
  type AnimationPreset,
  type AnimationSpeed,
  CUSTOM_RANGES,
  type CustomTiming,
  DEFAULT_SETTINGS,
  type Range,
  type Settings,
} from './settings'
import { type DeviceCapabilities, isMotionReduced } from './timing'

/** Older than the presets; it selects the custom preset too. */
export const LEGACY_SPIN_RANGE: Range = { min: 2000, max: 8000, step: 500 }

export type SwitchGroup = 'enabledAnimations' | 'accessibilitySettings' | 'performanceSettings'

/** The nearest value that the slider can have. */
export function withinRange({ min, max, step }: Range, value: number): number {
  const stepped = min + Math.round((value - min) / step) * step
  return Math.min(max, Math.max(min, stepped))
}

/** Any preset but `custom` resets the custom timings. */
export function withPreset(settings: Settings, preset: AnimationPreset): Settings {
  const { customSpinDuration, customTransitionSpeed, customUIAnimationSpeed } =
    DEFAULT_SETTINGS.animationSpeed
  const custom =
    preset === 'custom' ? {} : { customSpinDuration, customTransitionSpeed, customUIAnimationSpeed }
  return withSpeed(settings, { ...custom, preset })
}

/** In milliseconds, clamped; selects `custom`. */
export function withCustomTiming(settings: Settings, timing: CustomTiming, ms: number): Settings {
  return withSpeed(settings, { preset: 'custom', [timing]: withinRange(CUSTOM_RANGES[timing], ms) })
}

/** The legacy slider is the custom spin duration too. */
export function withSpinDuration(settings: Settings, ms: number): Settings {
  const spinDuration = withinRange(LEGACY_SPIN_RANGE, ms)
  return { ...withCustomTiming(settings, 'customSpinDuration', spinDuration), spinDuration }
}

export function withSwitch<TGroup extends SwitchGroup>(
  settings: Settings,
  group: TGroup,
  name: keyof AnimationSpeed[TGroup],
  isOn: boolean,
): Settings {
  const switches = settings.animationSpeed[group]
  return withSpeed(settings, { [group]: { ...switches, [name]: isOn } })
}

/** Full motion also overrides the system's preference: the visitor asked for it. */
export function withReducedMotion(
  settings: Settings,
  isReduced: boolean,
  device: DeviceCapabilities,
): Settings {
  const changed = withSwitch(settings, 'accessibilitySettings', 'reduceMotionMode', isReduced)
  if (!isMotionReduced(changed.animationSpeed, device) || isReduced) return changed
  return withSwitch(changed, 'accessibilitySettings', 'respectMotionPreference', false)
}

function withSpeed(settings: Settings, change: Partial<AnimationSpeed>): Settings {
  return { ...settings, animationSpeed: { ...settings.animationSpeed, ...change } }
}
