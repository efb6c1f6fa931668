// Owns how the visitor's choices change, each as one pure function; loaded with the panel that offers them.

import type { DeviceCapabilities } from './device'
import {
  type AnimationPreset,
  type AnimationSpeed,
  CUSTOM_RANGES,
  type CustomTiming,
  DEFAULT_SETTINGS,
  type Range,
  type Settings,
} from './settings'
import { isMotionReduced } from './timing'

/** The old slider for the spin alone; it writes the custom preset too. */
export const LEGACY_SPIN_RANGE: Range = { min: 2000, max: 8000, step: 500 }

/** The groups of switches inside the speed settings. */
export type SwitchGroup = 'enabledAnimations' | 'accessibilitySettings' | 'performanceSettings'

/** The nearest value a slider of that range can have. */
export function withinRange({ min, max, step }: Range, value: number): number {
  const stepped = min + Math.round((value - min) / step) * step
  return Math.min(max, Math.max(min, stepped))
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

/**
 * The settings with motion reduced or in full. In full means also against the system's wish: the visitor,
 * who asks here and now, has the last word.
 */
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
